import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { drawAvatar } from "../../shared/drawn/avatars/avatar.ts";
import { cast } from "../../shared/drawn/avatars/cast.ts";
import type { Picture } from "../cards/canvas.ts";
import { getPicture } from "../objects/picture-objects.ts";
import { squareData } from "../pictures/draw.ts";
import { errorFields, log } from "../runtime/log.ts";

/** As large as a card shows one, and half as much again for screens that are finer. */
const sidePx = 320;

/** The picture at a path of ours, square; undefined where it cannot be had. */
export async function pictureAt(path: string): Promise<Picture | undefined> {
  const preset = presetAvatars.find((name) => presetAvatarPath(name) === path);
  if (preset !== undefined) return { svg: drawAvatar(cast[preset]) };
  try {
    return { data: await squareData(await getPicture(path), sidePx) };
  } catch (error) {
    // It may have been taken away a moment ago, and a card can do without.
    log("warn", "picture of a card", { path, ...errorFields(error) });
    return undefined;
  }
}

/** Somebody's avatar; the one of those who have chosen none where theirs cannot be had. */
export const avatarAt = async (path: string): Promise<Picture> =>
  (await pictureAt(path)) ?? { svg: drawAvatar(cast.nerd) };
