import { edit_list } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { requireOwnList } from "../../custom-lists/access.ts";
import { afterwards, areListingsSettled, settleListings } from "../../custom-lists/listings.ts";
import { askedVisibility } from "../../custom-lists/visibility.ts";
import { editedDescription, editedName } from "../../custom-lists/words.ts";
import { handle } from "../../http/handle.ts";
import { describeList } from "../../table/custom-lists.ts";

export const handler = handle(edit_list, async (request, { uid }) => {
  const list = await requireOwnList(request.list_id, uid);
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
  const changed = await describeList(list, changes);
  // Lists do not change hands: it was deleted since it was read.
  if (changed === undefined) throw new ApiError("not_found", sentences.listNotFound);
  if (!areListingsSettled(changed)) await afterwards(changed, () => settleListings(changed));
  const { isPublic: isNowPublic, ...words } = changes;
  return {
    updated_fields: {
      ...words,
      ...(isNowPublic === undefined ? {} : { public: isNowPublic }),
    },
  };
});
