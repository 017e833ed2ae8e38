import { kinds, type Kind } from "../../shared/kind.ts";

/** A title whose dialog is open. */
export interface OpenTitle {
  readonly kind: Kind;
  readonly id: number;
}

/** The id that a part of an address holds; undefined for what is none. */
export const titleId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The title that a page's query opens: `?anime=12` or `?manga=12`. */
export function openTitle(search: URLSearchParams): OpenTitle | undefined {
  for (const kind of kinds) {
    const id = titleId(search.get(kind));
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** A query with the given title open, or with none; whatever else it says stays. */
export function withTitle(search: string, title: OpenTitle | undefined): string {
  const query = new URLSearchParams(search);
  for (const kind of kinds) query.delete(kind);
  if (title !== undefined) query.set(title.kind, String(title.id));
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** History state of a dialog that was opened by a click: closing it then is going back. */
export const openedHere = { titleOpenedHere: true } as const;

/** Whether an entry of the history was made by {@link openedHere}. */
export function wasOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "titleOpenedHere" in state;
}
