import { set_favourite } from "../../../shared/api/people.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as limits from "../../../shared/limits.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { getEntry } from "../../table/entries.ts";
import { favouriteKey, favouriteOf, replaceFavourites } from "../../table/people/favourites.ts";
import { getProfile } from "../../table/people/profiles.ts";

/**
 * Favourites to which one more may be added: where there are as many as a profile shows, those that were dropped leave
 * their places. Throws ApiError 400 when there are none of those.
 */
async function withRoom(uid: string, read: readonly string[]): Promise<readonly string[]> {
  if (read.length < limits.favourites) return read;
  const isListed = await sideBySide(
    read.map(async (each) => {
      const { kind, id } = favouriteOf(each);
      return (await getEntry(uid, kind, id)) !== undefined;
    }),
  );
  const listed = read.filter((_, at) => isListed[at]);
  if (listed.length >= limits.favourites) {
    throw new ApiError("bad_request", sentences.enoughFavourites);
  }
  return listed;
}

export const handler = handle(set_favourite, async ({ kind, id, on }, { uid }) => {
  const key = favouriteKey({ kind, id });
  const favourites = await untilWon(async () => {
    const [profile, entry] = await sideBySide([getProfile(uid), getEntry(uid, kind, id)]);
    const { favourites: read = [] } = profile ?? {};
    if (read.includes(key) === on) return read;
    if (on && entry === undefined) throw new ApiError("bad_request", sentences.notOnYourList);
    const next = on ? [...(await withRoom(uid, read)), key] : read.filter((each) => each !== key);
    return (await replaceFavourites(uid, read, next)) ? next : lost;
  });
  return { favourites: favourites.map(favouriteOf) };
});
