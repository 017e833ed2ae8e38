import { lists } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { isVisible } from "../../custom-lists/access.ts";
import { summaryOf } from "../../custom-lists/summary.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listsOf } from "../../table/custom-lists.ts";
import { getProfileFor } from "../../table/people/profiles.ts";
import { findUid } from "../../table/people/usernames.ts";

export const handler = handle(lists, async ({ username }, { uid: viewer }) => {
  const uid = await findUid(username);
  if (uid === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const [profile, all, catalogue] = await sideBySide([
    getProfileFor(viewer, uid),
    listsOf(uid),
    currentCatalogue(),
  ]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  return all
    .filter((list) => isVisible(list, viewer))
    .map((list) => ({
      ...summaryOf(catalogue, list, viewer),
      owner_username: profile.username,
    }));
});
