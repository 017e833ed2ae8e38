import { change_username } from "../../../shared/api/account.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { usernameProblem } from "../../../shared/username.ts";
import { handle } from "../../http/handle.ts";
import { getProfile } from "../../table/people/profiles.ts";
import { changeUsername, recentNameChanges } from "../../table/people/usernames.ts";

export const handler = handle(change_username, async (request, { uid }) => {
  const username = request.username.trim();
  const problem = usernameProblem(username);
  if (problem !== undefined) throw new ApiError("bad_request", problem);

  const profile = await getProfile(uid);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  if (profile.username === username) return { username };
  if (recentNameChanges(profile).length >= limits.usernameChanges) {
    throw new ApiError(
      "bad_request",
      `You can change your username ${limits.usernameChanges} times in ${limits.usernameChangesDays} days. Please try again later.`,
    );
  }
  const outcome = await changeUsername(uid, profile, username);
  if (outcome === "taken") {
    throw new ApiError("conflict", "This username is taken. Please choose another.");
  }
  if (outcome === "stale") throw new ApiError("conflict", sentences.busy);
  return { username };
});
