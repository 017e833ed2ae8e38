import { create_ranking_list_with_entries } from "../../shared/api/ranking-lists.ts";
import { ApiError, sentences } from "../../shared/errors.ts";
import { grantForLists } from "../achievements/grant.ts";
import { handle } from "../handle.ts";
import { withStored } from "../pictures/store.ts";
import { randomId } from "../random-id.ts";
import { readForm } from "../rankings/form.ts";
import { decodeAll } from "../rankings/pictures.ts";
import { createRanking } from "../table/ranking-lists.ts";

export const handler = handle(create_ranking_list_with_entries, async (request, { uid }) => {
  const { entries, ...words } = readForm(request);
  const pictures = await decodeAll(entries.map(({ file }) => file));
  const id = randomId();
  await withStored(uid, pictures, async (paths) => {
    const isStored = await createRanking({
      id,
      uid,
      ...words,
      createdAtMs: Date.now(),
      entries: entries.map(({ title, description }, at) => ({
        title,
        description,
        image: paths[at] ?? "",
      })),
    });
    if (!isStored) throw new ApiError("bad_request", sentences.tooManyRankings);
  });
  await grantForLists(uid);
  return { id };
});
