import { createHash } from "node:crypto";
import {
  appendFileSync,
  createReadStream,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import type { Place } from "../catalogue/release/download.ts";
import type { ReleaseFile } from "../catalogue/release/latest-release.ts";

/** What is remembered of a file that may be gone on with. */
const Begun = z.object({ sha256: z.string(), tag: z.string() });

/**
 * A file of the data folder, which outlives the process: the next fetch of the same release goes on with it. It is
 * written at once, as what waits in memory while the line breaks is lost.
 */
export function filePlace(
  dataFolder: string,
  { sha256 }: ReleaseFile,
): Place & { readonly path: string } {
  const folder = join(dataFolder, "releases");
  const path = join(folder, "anime-offline-database.part");
  const note = join(folder, "anime-offline-database.part.json");
  mkdirSync(folder, { recursive: true });

  function discard(): Promise<void> {
    // The note first: without it what is left of the file is nothing.
    rmSync(note, { force: true });
    rmSync(path, { force: true });
    return Promise.resolve();
  }

  return {
    path,
    held() {
      const begun = Begun.safeParse(jsonOf(note)).data;
      if (begun?.sha256 !== sha256) return Promise.resolve(undefined);
      const { size: bytes = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return Promise.resolve({ bytes, tag: begun.tag });
    },
    async begin(tag) {
      await discard();
      writeFileSync(path, "");
      if (tag !== undefined) writeFileSync(note, JSON.stringify({ sha256, tag }));
    },
    write(part) {
      appendFileSync(path, part);
      return Promise.resolve();
    },
    async sha256() {
      const hash = createHash("sha256");
      await pipeline(createReadStream(path), hash);
      return hash.digest("hex");
    },
    discard,
  };
}

/** What is in a JSON file; undefined when it is not there, or broken. */
function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
