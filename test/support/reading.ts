import { rowsOf } from "../../functions/import/reading/rows-of.ts";
import type { FileRow } from "../../functions/table/imports/file-row.ts";
import { encodings, type ListRow, type Style } from "./files/list-files.ts";
import { fc } from "./properties.ts";

/** Reads bytes that arrive in pieces of some size. */
export async function read(bytes: Uint8Array, piece = bytes.length): Promise<FileRow[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += Math.max(1, piece)) {
      yield await Promise.resolve(bytes.subarray(at, at + Math.max(1, piece)));
    }
  }
  const rows: FileRow[] = [];
  for await (const some of rowsOf(pieces())) rows.push(...some);
  return rows;
}

/** A file in UTF-8. */
export const text = (xml: string): Uint8Array => Buffer.from(xml);

const words = fc
  .string({ unit: fc.constantFrom(...Array.from("aZ9 &<>'\"続くé😀]>;#")), maxLength: 20 })
  .map((given) => given.replace(/\s+/g, " ").trim());

/** Any row of a list. */
export const listRow: fc.Arbitrary<ListRow> = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }),
  title: words,
  total: fc.nat({ max: 2000 }),
  status: fc.constantFrom("active", "completed", "on_hold", "dropped", "planned"),
  progress: fc.nat({ max: 2000 }),
  score: fc.nat({ max: 10 }),
  start: fc.constantFrom("0000-00-00", "2019-00-00", "2019-04-00", "2019-04-07"),
  repeats: fc.nat({ max: 9 }),
  notes: words,
  tags: words,
});

/** Any way in which exporters write a list. */
export const style: fc.Arbitrary<Style> = fc.record({
  statuses: fc.constantFrom("text", "numeric", "no hyphen", "upper case"),
  texts: fc.constantFrom("cdata", "escaped"),
  lineEnd: fc.constantFrom("\n", "\r\n", ""),
  encoding: fc.constantFrom(...encodings),
  info: fc.constantFrom("right", "wrong", "none"),
  fields: fc.constantFrom("all", "few"),
  declaration: fc.boolean(),
});
