import { keepAside, listWithheld, putBack, standIn } from "../objects/withheld-pictures.ts";
import { listPictures } from "../objects/picture-objects.ts";
import { picturesOf } from "../ranking-lists/form.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { picturesTakenDown } from "../table/moderation/pictures.ts";
import { isSuspended, takenDown } from "../table/moderation/state.ts";
import { getProfile } from "../table/people/profiles.ts";
import { endAllSessions } from "../table/people/sessions.ts";
import { getRanking, rankingsOf } from "../table/ranking-lists.ts";
import { leaveOutOfTop } from "../table/statistics.ts";
import { hiddenPicture } from "./hidden-picture.ts";

/**
 * Makes everything of a user what was decided of it, whatever it was before: their sessions, their place among those who
 * lead, and what stands in the place of their pictures. It may be repeated, and goes on where another was stopped.
 */
export async function settle(uid: string): Promise<void> {
  const profile = await getProfile(uid);
  if (profile !== undefined && isSuspended(profile)) await endAllSessions(uid);
  if (profile !== undefined && takenDown(profile) !== undefined) {
    await untilWon(async () => (await leaveOutOfTop(uid)) || lost);
  }
  await settlePictures(uid);
}

/** A test for the pictures of a user that nobody may see. */
async function isWithheld(uid: string): Promise<(path: string) => boolean> {
  const profile = await getProfile(uid);
  if (profile !== undefined && takenDown(profile) !== undefined) return () => true;
  const paths = new Set(await picturesTakenDown(uid));
  for (const summary of await rankingsOf(uid)) {
    if (takenDown(summary) === undefined) continue;
    const list = await getRanking(summary.id);
    for (const path of list === undefined ? [] : picturesOf(list)) paths.add(path);
  }
  return (path) => paths.has(path);
}

/** A picture is kept aside before anything else takes its place, and stays aside: none is lost, whoever is stopped when. */
async function settlePictures(uid: string): Promise<void> {
  const isHidden = await isWithheld(uid);
  const aside = await listWithheld(uid);
  for (const path of await listPictures(uid)) {
    if (isHidden(path)) {
      if (!aside.has(path)) await keepAside(path);
      await standIn(path, hiddenPicture);
    } else if (aside.has(path)) await putBack(path);
  }
}
