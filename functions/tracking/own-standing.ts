import type { Kind } from "../../shared/kind.ts";
import { findEntries } from "../table/entries.ts";

/** Where titles stand on the viewer's list: status (null: not on it) and progress of each. Nothing for visitors. */
export async function ownStanding(
  uid: string | undefined,
  kind: Kind,
  ids: readonly number[],
): Promise<(id: number) => { readonly status?: string | null; readonly progress?: number }> {
  if (uid === undefined || ids.length === 0) return () => ({});
  const entries = await findEntries(uid, kind, ids);
  return (id) => {
    const entry = entries.get(id);
    return { status: entry?.status ?? null, progress: entry?.progress ?? 0 };
  };
}
