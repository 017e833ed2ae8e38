import { deletePicture } from "../objects/picture-objects.ts";
import { errorFields, log } from "../runtime/log.ts";
import { forgetWatch, listWatches, putOffWatch, type Watch } from "../table/watched-pictures.ts";
import { getPictureOwner, picturesUsedBy } from "./used-pictures.ts";

/** Whatever stored pictures a day ago has ended long since, and so has everybody who would repeat it. */
const watchedMs = 86_400_000;

/** What one run looks at; the next one goes on. */
const atMost = 200;

/** Deletes those pictures of a note that nothing points at, and forgets it. Returns how many there were. */
async function sweep(watch: Watch): Promise<number> {
  const used = await picturesUsedBy(await getPictureOwner(watch.uid));
  const left = watch.paths.filter((path) => !used.has(path));
  for (const path of left) await deletePicture(watch.uid, path);
  await forgetWatch(watch);
  return left.length;
}

/**
 * Deletes pictures that were left behind when what should have used them, or given them up, did not come to its end.
 * What fails comes last in the next run, so that it keeps nobody else's waiting.
 */
export async function sweepPictures(): Promise<{ swept: number; failed: number }> {
  const beforeMs = Date.now() - watchedMs;
  let swept = 0;
  let failed = 0;
  for (const watch of await listWatches(beforeMs, atMost)) {
    try {
      swept += await sweep(watch);
    } catch (error) {
      failed++;
      log("error", "pictures not swept", { uid: watch.uid, ...errorFields(error) });
      await putOffWatch(watch, beforeMs).catch((cause: unknown) => {
        log("error", "pictures not put off", { uid: watch.uid, ...errorFields(cause) });
      });
    }
  }
  return { swept, failed };
}
