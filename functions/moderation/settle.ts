import { leadNoMore } from "../community-rank/leaders.ts";
import { keepAside, listWithheld, putBack, standIn } from "../objects/withheld-pictures.ts";
import { listPictures } from "../objects/picture-objects.ts";
import { getPictureOwner, type PictureOwner } from "../pictures/used-pictures.ts";
import { picturesOf } from "../ranking-lists/form.ts";
import { picturesTakenDown } from "../table/moderation/pictures.ts";
import { isSuspended, takenDown } from "../table/moderation/state.ts";
import { endAllSessions } from "../table/people/sessions.ts";
import { getRanking } from "../table/ranking-lists.ts";
import { hiddenPicture } from "./hidden-picture.ts";

/**
 * Makes everything of a user what was decided of it, whatever it was before: their sessions, their place among those who
 * lead, and what stands in the place of their pictures. It may be repeated, and goes on where another was stopped.
 */
export async function settle(owner: PictureOwner): Promise<void> {
  const { uid, profile } = owner;
  if (profile === undefined || takenDown(profile) === undefined) {
    await settlePictures(owner);
    return;
  }
  if (isSuspended(profile)) await endAllSessions(uid);
  await leadNoMore(uid);
  // That takes a while, in which it may have been decided otherwise.
  await settlePictures(await getPictureOwner(uid));
}

/** The paths of those pictures of a user that nobody may see, or that it is all of them. */
async function hiddenPicturesOf({
  uid,
  profile,
  rankings,
}: PictureOwner): Promise<ReadonlySet<string> | "all"> {
  if (profile !== undefined && takenDown(profile) !== undefined) return "all";
  const paths = new Set(await picturesTakenDown(uid));
  for (const summary of rankings) {
    if (takenDown(summary) === undefined) continue;
    const list = await getRanking(summary.id);
    for (const path of list === undefined ? [] : picturesOf(list)) paths.add(path);
  }
  return paths;
}

/** A picture is kept aside before anything else takes its place, and stays aside: none is lost, whoever is stopped when. */
async function settlePictures(owner: PictureOwner): Promise<void> {
  const { uid } = owner;
  const hidden = await hiddenPicturesOf(owner);
  const aside = await listWithheld(uid);
  // As with almost everybody: there is nothing to do, whatever pictures they have.
  if (hidden !== "all" && hidden.size === 0 && aside.size === 0) return;
  for (const path of await listPictures(uid)) {
    if (hidden === "all" || hidden.has(path)) {
      if (!aside.has(path)) await keepAside(path);
      await standIn(path, hiddenPicture);
    } else if (aside.has(path)) await putBack(path);
  }
}
