import { readSource } from "../../../catalogue/sources/source.ts";

/** Reads a file as it comes from a disk or from S3: in parts, as small as they may be. */
export function read(name: string, content: string | Uint8Array, partBytes = 7) {
  const bytes = Buffer.from(content);
  const parts = [];
  for (let at = 0; at < bytes.length; at += partBytes)
    parts.push(bytes.subarray(at, at + partBytes));
  return readSource(name, parts);
}
