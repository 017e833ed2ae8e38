import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The text of the one file of a ZIP archive whose path ends like this. @throws RangeError when there is none. */
export function readZipped(archive: Buffer, ending: string): string {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new RangeError("Not a ZIP archive.");
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameBytes = archive.readUInt16LE(entry + 28);
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameBytes);
    if (name.endsWith(ending)) return contentOf(archive, entry);
    entry += 46 + nameBytes + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  throw new RangeError(`The archive has no file ${ending}.`);
}

function contentOf(archive: Buffer, entry: number): string {
  const method = archive.readUInt16LE(entry + 10);
  const packedBytes = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(from, from + packedBytes);
  return (method === DEFLATED ? inflateRawSync(packed) : packed).toString();
}
