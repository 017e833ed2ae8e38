import * as sentences from "../../../shared/sentences.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { decoderFor, headBytes } from "../../../shared/list-file/list-encoding.ts";
import { ListReader, type FoundRow } from "../../../shared/list-file/list-reader.ts";
import { SummaryCount, type ListSummary } from "./list-summary.ts";

/** What stands in the way of sending a file; undefined when nothing does. */
export function fileProblem(file: Pick<File, "name" | "size"> | undefined): string | undefined {
  if (file === undefined) return sentences.importNoFile;
  if (!/\.xml$/i.test(file.name)) return sentences.importNotXml;
  return file.size > limits.importBytes ? sentences.importTooLarge : undefined;
}

/** Whether a file is a compressed list that we can unpack. */
export const isPacked = (file: Pick<File, "name">): boolean => /\.gz$/i.test(file.name);

/** Gives the browser a turn, so that reading a file never holds up a tap. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The first bytes of gzip (RFC 1952), under whatever name. */
async function isGzip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function inflated(file: Blob): Promise<Blob> {
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    size += value.length;
    if (size > limits.importUnpackedBytes) {
      await reader.cancel();
      throw new Error("This file is too large once it is unpacked.");
    }
    pieces.push(value);
    await turn();
  }
  return new Blob(pieces);
}

/** The end of gzip bytes, a checksum and a size, may be zeros itself. */
const ownZeros = 8;

/** What gzip bytes unpack to, also behind zeros that fill up a block: gzip passes over them, browsers do not. */
async function unpackedBytes(file: Blob): Promise<Blob> {
  try {
    return await inflated(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const used = bytes.findLastIndex((byte) => byte !== 0) + 1;
    for (let end = used; end < Math.min(file.size, used + ownZeros + 1); end++) {
      const unpadded = await inflated(file.slice(0, end)).catch(() => undefined);
      if (unpadded !== undefined) return unpadded;
    }
    throw error;
  }
}

/** A packed list as the XML file in it. Throws with a sentence when it holds none. */
export async function unpacked(file: File): Promise<File> {
  const name = file.name.replace(/\.gz$/i, "").replace(/(?<!\.xml)$/i, ".xml");
  try {
    return new File([await unpackedBytes(file)], name, { type: "text/xml" });
  } catch (error) {
    if (error instanceof TypeError)
      throw new Error("We could not unpack this file.", { cause: error });
    throw error;
  }
}

/** The text of a file, piece by piece; the browser gets a turn between the pieces. */
async function* piecesOf(file: Blob): AsyncGenerator<string> {
  const plain = (await isGzip(file)) ? await unpackedBytes(file) : file;
  const decoder = decoderFor(new Uint8Array(await plain.slice(0, headBytes).arrayBuffer()));
  const reader = plain.stream().getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    yield decoder.decode(value, { stream: true });
    await turn();
  }
  yield decoder.decode();
}

/** However many rows there are: it is parts that are sent. */
const newReader = () => new ListReader({ maximumRows: Infinity });

/** What is in a file, for somebody who wants to import it as a list of `kind`. Rejects where the server would refuse it. */
export async function summaryOf(file: Blob, kind: Kind): Promise<ListSummary> {
  const count = new SummaryCount(kind);
  const reader = newReader();
  for await (const piece of piecesOf(file)) for (const row of reader.write(piece)) count.add(row);
  for (const row of reader.end()) count.add(row);
  return count.summary(reader);
}

/** The text of each row of a file in order, as it stands there. */
async function* rowTextsOf(file: Blob): AsyncGenerator<string> {
  const reader = newReader();
  let text = "";
  let begin = 0;
  const taken = (rows: readonly FoundRow[]): string[] => {
    const texts = rows.map(({ kind, from, to }) => {
      const inner = text.slice(from - begin, to - begin);
      // An element that closes itself has nothing before its end.
      return `${inner === "" ? `<${kind}>` : inner}</${kind}>`;
    });
    const end = rows.at(-1)?.to ?? begin;
    text = text.slice(end - begin);
    begin = end;
    return texts;
  };
  for await (const piece of piecesOf(file)) {
    text += piece;
    yield* taken(reader.write(piece));
  }
  yield* taken(reader.end());
}

const frame = {
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<myanimelist>\n',
  end: "</myanimelist>\n",
} as const;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** A large list as several files, each of a size that can be sent, with every row in one of them, in order. */
export async function splitList(file: File): Promise<File[]> {
  const room = limits.importBytes - utf8Length(frame.begin + frame.end);
  const parts: string[][] = [];
  let left = 0;
  for await (const text of rowTextsOf(file)) {
    const row = `${text}\n`;
    const size = utf8Length(row);
    if (size > left) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(row);
    left -= size;
  }
  const stem = file.name.replace(/\.xml$/i, "");
  return parts.map(
    (rows, n) =>
      new File([frame.begin, ...rows, frame.end], `${stem}-${n + 1}.xml`, { type: "text/xml" }),
  );
}
