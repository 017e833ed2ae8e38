import { create_ranking_list_with_entries } from "../../../shared/api/ranking-lists.ts";
import * as sentences from "../../../shared/sentences.ts";
import { grantForLists } from "../../achievements/grant.ts";
import { noRoom } from "../../custom-lists/no-room.ts";
import { handle } from "../../http/handle.ts";
import { withStored } from "../../pictures/store.ts";
import { filesOf, picturesOf, readForm, storedEntries } from "../../ranking-lists/form.ts";
import { decodeAll } from "../../ranking-lists/pictures.ts";
import { ownId } from "../../runtime/own-id.ts";
import { createRanking, getRanking } from "../../table/ranking-lists.ts";

export const handler = handle(create_ranking_list_with_entries, async (request, { uid }) => {
  const { idempotency_key: key } = request;
  const { entries, ...words } = readForm(request);
  const id = ownId(uid, "ranking list", key);
  // A repeat has 25 pictures less to decode. What the call that stored the list did not come to it makes up for.
  if (key !== undefined && (await getRanking(id)) !== undefined) {
    await grantForLists(uid);
    return { id };
  }
  const pictures = await decodeAll(filesOf(entries));
  await withStored(uid, pictures, { key }, async (paths) => {
    const stored = await createRanking({
      id,
      uid,
      ...words,
      createdAtMs: Date.now(),
      entries: storedEntries(entries, paths),
    });
    if (stored === undefined) throw await noRoom(uid, sentences.tooManyRankings);
    return picturesOf(stored);
  });
  await grantForLists(uid);
  return { id };
});
