import { createHash } from "node:crypto";
import { ApiError } from "../../shared/errors.ts";
import { pictureFolderOf } from "../objects/keys.ts";
import { deletePicture, putPicture } from "../objects/picture-objects.ts";
import { errorFields, log } from "../runtime/log.ts";
import { ownId } from "../runtime/own-id.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { forgetWatch, watchPictures, type Watch } from "../table/watched-pictures.ts";

/** The paths of new pictures, which begin with a slash: of their own for each call, or for each picture of a key. */
function newPaths(uid: string, pictures: readonly Uint8Array[], key?: string): string[] {
  return pictures.map((webp, at) => {
    // What it shows is a part of its name: a picture is never changed under its path, whatever a client repeats.
    const shown = createHash("sha256").update(webp).digest("base64url");
    return `/${pictureFolderOf(uid)}${ownId(uid, `picture ${at} ${shown}`, key)}.webp`;
  });
}

/**
 * Deletes pictures of a user by their paths; those of anybody else, and those that are gone, are left alone. What they
 * were used for has been changed already: a file that stays behind is left to the sweep, and is no failure of the call.
 */
export async function deletePictures(uid: string, paths: readonly string[]): Promise<void> {
  const settled = await Promise.allSettled(paths.map((path) => deletePicture(uid, path)));
  const left = paths.filter((_, at) => settled[at]?.status === "rejected");
  if (left.length === 0) return;
  log("warn", "pictures left behind", { paths: left });
  await watchPictures(uid, left).catch((error: unknown) => {
    log("error", "pictures left behind", { paths: left, ...errorFields(error) });
  });
}

/**
 * Runs a write after which nothing points at some pictures of a user any more, and deletes them when it has won. Returns
 * whether it has. What becomes of them in between is the sweep's to find out.
 */
export async function givingUp(
  uid: string,
  paths: readonly string[],
  write: () => Promise<boolean>,
): Promise<boolean> {
  if (paths.length === 0) return write();
  const watch = await watchPictures(uid, paths);
  if (!(await write())) return false;
  await deletePictures(uid, paths);
  await stopWatching(watch);
  return true;
}

/** Whether a failure says for certain that nothing came of the call: a refusal of ours, not an answer that is missing. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError;

interface Storing {
  /** The idempotency key of the call. */
  readonly key?: string | undefined;
  /** The path of a picture that the call is going to give up. */
  readonly replacing?: string | undefined;
}

/**
 * Stores pictures of a user and runs what needs their paths, in the same order, and returns the paths that are in use
 * then. When it is refused every picture that was stored goes again. When it fails in doubt they stay: what points at
 * them may have been stored; the sweep finds out. So do those of a call with a key, which the call that it repeats may be
 * using, and those that are in no use, because another call with that key was faster.
 */
export async function withStored(
  uid: string,
  pictures: readonly Uint8Array[],
  { key, replacing }: Storing,
  run: (paths: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const paths = newPaths(uid, pictures, key);
  const watch = await watchPictures(uid, [
    ...paths,
    ...(replacing === undefined ? [] : [replacing]),
  ]);
  let isStored = false;
  try {
    await sideBySide(pictures.map((webp, at) => putPicture(paths[at] ?? "", webp)));
    isStored = true;
    const used = await run(paths);
    if (paths.every((path) => used.includes(path))) await stopWatching(watch);
    return used;
  } catch (error) {
    if (key === undefined && (!isStored || isRefusal(error))) {
      await deletePictures(uid, paths);
      await stopWatching(watch);
    }
    throw error;
  }
}

/** Forgets pictures that were seen to. What stays noted the sweep looks at for nothing. */
export async function stopWatching(watch: Watch): Promise<void> {
  await forgetWatch(watch).catch((error: unknown) => {
    log("warn", "watched pictures", errorFields(error));
  });
}
