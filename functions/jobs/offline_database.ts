import { OFFLINE_DATABASE } from "../../catalogue/sources/anime-offline-database.ts";
import { readSource } from "../../catalogue/sources/source.ts";
import { ReleaseError } from "../../catalogue/release/connection.ts";
import { download } from "../../catalogue/release/download.ts";
import { latestRelease, noteOf } from "../../catalogue/release/latest-release.ts";
import { memoryPlace } from "../../catalogue/release/memory-place.ts";
import { isSameRelease } from "../../catalogue/source-key.ts";
import * as limits from "../../shared/limits.ts";
import { putRelease, storedRelease } from "../objects/release-object.ts";
import { env } from "../runtime/env.ts";
import { log } from "../runtime/log.ts";
import { asJob } from "../watch/as-job.ts";

/**
 * Fetches the newest release of the anime-offline-database, unless it is there, and puts it where the catalogue job
 * finds it at its next turn. Until it was proved by its checksum and read, the former one stays.
 */
async function run(): Promise<{ version: string; isNew: boolean }> {
  const signal = AbortSignal.timeout(limits.releaseSeconds * 1000);
  const file = await latestRelease(env("RELEASE_ADDRESS"), { signal });
  const { version, name, sizeBytes } = file;
  const isNew = !isSameRelease(await storedRelease(), noteOf(file));
  if (isNew) {
    const place = memoryPlace();
    await download(file, place, { signal });
    const bytes = place.bytes();
    const { source, titles, rejected } = await readSource(name, [bytes]);
    if (source !== OFFLINE_DATABASE || titles.length === 0) {
      throw new ReleaseError(`${name} of ${version} holds no anime that we could read.`);
    }
    const read = { titles: titles.length, rejected: rejected.byReason };
    log("info", "release", { version, name, sizeBytes, ...read });
    await putRelease(bytes, noteOf(file));
  }
  return { version, isNew };
}

export const handler = asJob("offline_database", run);
