import { decoderFor, headBytes } from "../../../shared/list-file/list-encoding.ts";
import { isGzip, unpacked } from "./gzip.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** The first bytes of a stream, and the whole stream all the same. */
async function peek(bytes: Bytes, count: number): Promise<{ head: Buffer; whole: Bytes }> {
  const rest = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let size = 0;
  while (size < count) {
    const next = await rest.next();
    if (next.done === true) break;
    seen.push(next.value);
    size += next.value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
        yield next.value;
      }
    } finally {
      await rest.return?.();
    }
  }
  return { head: Buffer.concat(seen).subarray(0, count), whole: whole() };
}

/**
 * The text of a list file, piece by piece: gzip bytes unpacked whatever the file is called, any encoding decoded, and
 * bytes that are no text replaced. Throws ApiError 400 for gzip bytes that are broken or become too large.
 */
export async function* textOf(bytes: Bytes): AsyncGenerator<string> {
  const outer = await peek(bytes, 2);
  const plain = isGzip(outer.head) ? unpacked(outer.whole) : outer.whole;
  const { head, whole } = await peek(plain, headBytes);
  const decoder = decoderFor(head);
  for await (const chunk of whole) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
