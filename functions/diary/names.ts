import type { Kind } from "../../shared/kind.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listDropped } from "../table/dropped-entries.ts";
import { cardOf } from "../tracking/imported-title.ts";
import type { Timeline } from "./timelines.ts";

/** A title that a diary tells of, with what is known of it. */
export interface NamedTitle {
  readonly kind: Kind;
  readonly id: number;
  readonly card: Card;
}

/** What the titles of timelines are called, also those that no list and no catalogue has any more. */
export async function namesOf(
  uid: string,
  catalogue: Catalogue,
  timelines: readonly Timeline[],
): Promise<NamedTitle[]> {
  const isNamed = ({ kind, id, entry }: Timeline): boolean =>
    catalogue.find(kind, id) !== undefined || entry?.title !== undefined;
  const nameless = new Set(timelines.filter((each) => !isNamed(each)).map(({ kind }) => kind));
  // Only for what a file alone has ever named, and was dropped.
  const drops = await sideBySide(
    [...nameless].map(async (kind) => [kind, await listDropped(uid, kind)] as const),
  );
  const remembered = new Map(drops);
  return timelines.map(({ kind, id, entry }) => {
    const drop = remembered.get(kind)?.find((each) => each.id === id);
    const title = entry?.title ?? drop?.title;
    const standing = { status: "PLANNED", progress: 0, changedAtMs: 0 } as const;
    const card = cardOf(kind, catalogue, { id, ...standing, title }, catalogue.find(kind, id));
    const name = card.title === "" ? `${kind === "anime" ? "Anime" : "Manga"} ${id}` : card.title;
    return { kind, id, card: { ...card, title: name } };
  });
}
