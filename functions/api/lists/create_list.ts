import { create_list } from "../../../shared/api/lists.ts";
import * as sentences from "../../../shared/sentences.ts";
import { grantForLists } from "../../achievements/grant.ts";
import { noRoom } from "../../custom-lists/no-room.ts";
import { emptySummary } from "../../custom-lists/summary.ts";
import { askedVisibility } from "../../custom-lists/visibility.ts";
import { requireNewWords } from "../../custom-lists/words.ts";
import { handle } from "../../http/handle.ts";
import { ownId } from "../../runtime/own-id.ts";
import { createList } from "../../table/custom-lists.ts";

export const handler = handle(create_list, async (request, { uid }) => {
  const list = await createList({
    id: ownId(uid, "custom list", request.idempotency_key),
    uid,
    ...requireNewWords(request),
    isPublic: askedVisibility(request) ?? true,
    createdAtMs: Date.now(),
  });
  if (list === undefined) throw await noRoom(uid, sentences.tooManyLists);
  await grantForLists(uid);
  return emptySummary(list, uid);
});
