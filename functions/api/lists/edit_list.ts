import { edit_list } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { askedVisibility } from "../../custom-lists/visibility.ts";
import { editedDescription, editedName } from "../../custom-lists/words.ts";
import { handle } from "../../http/handle.ts";
import { describeList } from "../../table/custom-lists.ts";

export const handler = handle(edit_list, async (request, { uid }) => {
  await requireOwnList(request.list_id, uid);
  const { name, description } = request;
  const isPublic = askedVisibility(request);
  const changes = {
    ...(name === undefined ? {} : { name: editedName(name) }),
    ...(description === undefined ? {} : { description: editedDescription(description) }),
    ...(isPublic === undefined ? {} : { isPublic }),
  };
  if (Object.keys(changes).length === 0) {
    throw new ApiError("bad_request", sentences.nothingToChange);
  }
  const isChanged = await describeList(uid, request.list_id, changes);
  // Lists do not change hands: it was deleted since it was read.
  if (!isChanged) throw new ApiError("not_found", sentences.listNotFound);
  const { isPublic: isNowPublic, ...words } = changes;
  return {
    updated_fields: {
      ...words,
      ...(isNowPublic === undefined ? {} : { public: isNowPublic }),
    },
  };
});
