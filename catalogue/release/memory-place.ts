import { createHash } from "node:crypto";
import type { Place } from "./download.ts";

/** A place in memory, with what is there. */
export function memoryPlace(): Place & { bytes(): Buffer } {
  let parts: Uint8Array[] = [];
  let known: string | undefined;
  const bytes = (): Buffer => Buffer.concat(parts);
  const empty = (tag: string | undefined): Promise<void> => {
    parts = [];
    known = tag;
    return Promise.resolve();
  };
  return {
    bytes,
    held: () =>
      Promise.resolve(known === undefined ? undefined : { bytes: bytes().length, tag: known }),
    begin: empty,
    write(part) {
      parts.push(part);
      return Promise.resolve();
    },
    sha256: () => Promise.resolve(createHash("sha256").update(bytes()).digest("hex")),
    discard: () => empty(undefined),
  };
}
