import { browse } from "../../../shared/api/catalogue.ts";
import type { Kind } from "../../../shared/kind.ts";
import { browseAnswer } from "../../catalogue/browse/browse-answer.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEntries } from "../../table/entries.ts";
import { ownStanding } from "../../tracking/own-standing.ts";

/** What is on the viewer's list, by id; nothing for visitors. */
async function idsOnList(uid: string | undefined, kind: Kind): Promise<ReadonlySet<number>> {
  const entries = uid === undefined ? [] : await listEntries(uid, kind);
  return new Set(entries.map(({ id }) => id));
}

export const handler = handle(browse, async (request, { uid }) => {
  const { kind, list } = request;
  const [catalogue, ids] = await sideBySide([
    currentCatalogue(),
    list === "any" ? undefined : idsOnList(uid, kind),
  ]);
  const answer = browseAnswer(catalogue, request, ids && ((id) => ids.has(id) === (list === "on")));
  const standing = await ownStanding(
    uid,
    kind,
    answer.titles.map(({ id }) => id),
  );
  return {
    ...answer,
    titles: answer.titles.map((title) => ({ ...title, ...standing(title.id) })),
  };
});
