import * as limits from "../../shared/limits.ts";
import { ask, BrokenOff, ReleaseError, type Answer } from "./connection.ts";
import { requireFound, tooLarge, type ReleaseFile } from "./latest-release.ts";

/** Where a file lies while it is fetched. */
export interface Place {
  /** What is there of the file already, and the entity tag by which its server knows it; undefined for nothing. */
  held(): Promise<{ bytes: number; tag: string } | undefined>;
  /** Begins anew, with nothing. Without a tag nobody can go on with it later. */
  begin(tag: string | undefined): Promise<void>;
  write(part: Uint8Array): Promise<void>;
  /** SHA-256 of all that is there, in hexadecimal. */
  sha256(): Promise<string>;
  discard(): Promise<void>;
}

interface Options {
  /** Called with the bytes that are there. */
  readonly onProgress?: (bytes: number) => void;
  readonly stallMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Fetches a file to a place, going on where an earlier fetch broke off when its server still has the same file, and
 * proves it by its checksum.
 * @throws BrokenOff when it may be gone on with later; ReleaseError when the file is not what it should be, or not there.
 */
export async function download(
  file: ReleaseFile,
  place: Place,
  options: Options = {},
): Promise<void> {
  for (let resumed = 0; ; resumed++) {
    try {
      await fetchRest(file, place, options);
      break;
    } catch (error) {
      const mayGoOn = error instanceof BrokenOff && options.signal?.aborted !== true;
      if (!mayGoOn || resumed === limits.releaseResumptions) throw error;
    }
  }
  if ((await place.sha256()) !== file.sha256) {
    await place.discard();
    throw new ReleaseError(
      `${file.name} is not what its release says (its SHA-256 differs), so it was thrown away. Fetch it again.`,
    );
  }
}

async function fetchRest(file: ReleaseFile, place: Place, options: Options): Promise<void> {
  const held = await place.held();
  const from = held?.bytes ?? 0;
  if (from === file.sizeBytes) return;
  const rest: Record<string, string> =
    held === undefined || from === 0 ? {} : { range: `bytes=${from}-`, "if-range": held.tag };
  await ask(file.address, rest, options, (answer) => take(file, place, from, answer, options));
}

async function take(
  file: ReleaseFile,
  place: Place,
  from: number,
  answer: Answer,
  { onProgress }: Options,
): Promise<void> {
  const { status, headers } = answer;
  const goesOn = status === 206 && headers.get("content-range")?.startsWith(`bytes ${from}-`);
  if (status === 416 || (status === 206 && !goesOn)) {
    await place.discard();
    throw new BrokenOff(`${file.name} could not be gone on with.`);
  }
  requireFound(file.address, answer);
  // Only a strong tag says that every byte is the same.
  const tag = headers.get("etag") ?? undefined;
  if (!goesOn) await place.begin(tag?.startsWith("W/") === true ? undefined : tag);
  let bytes = goesOn ? from : 0;
  for await (const part of answer.parts) {
    bytes += part.length;
    if (bytes > limits.releaseBytes || bytes > file.sizeBytes) {
      await place.discard();
      throw bytes > limits.releaseBytes
        ? tooLarge(file.name)
        : new ReleaseError(`${file.name} is longer than its release says.`);
    }
    await place.write(part);
    onProgress?.(bytes);
  }
  if (bytes < file.sizeBytes) {
    throw new BrokenOff(`${file.name} broke off after ${bytes} of ${file.sizeBytes} bytes.`);
  }
}
