import type { Title } from "../title.ts";
import { offlineDatabase } from "./anime-offline-database.ts";
import type { NamedFacts } from "./by-name.ts";
import { table } from "./csv.ts";
import { csvRows } from "./csv-rows.ts";
import { jikan } from "./jikan.ts";
import { jsonValues } from "./json-values.ts";
import { mediaArts } from "./media-arts.ts";
import { Rejected } from "./rejected.ts";
import { Found, type Shape } from "./shape.ts";
import { opened, unpacked, type Bytes } from "./unpack.ts";
import { wikidata } from "./wikidata.ts";

/** What a file gave. */
export interface SourceTitles {
  /** What the titles name as their source. */
  readonly source: string;
  readonly titles: Title[];
  /** Facts for titles that the file knows by name alone. */
  readonly byName: NamedFacts[];
  readonly rejected: Rejected;
  /** Whether there are rows, and none that may have been a title was rejected: else titles may be missing. */
  readonly isWhole: boolean;
  /** The day as of which the file speaks, `YYYY-MM-DD`; undefined when it does not say. */
  readonly asOf: string | undefined;
}

/** All in which files may be. */
export const shapes: readonly Shape[] = [offlineDatabase, wikidata, mediaArts, jikan, table];

/** A file of which it is known what it is. */
interface Opened {
  readonly source: string;
  readonly asOf: string | undefined;
  readonly reader: ReturnType<Shape["reader"]>;
}

/** So many values may be broken before one tells what a file is. */
const valuesToTry = 100;

/**
 * Reads a catalogue file of an operator, packed or not, by what is in it: an anime-offline-database, answers of Jikan
 * v4, an extract of Wikidata, the Media Arts Database, or CSV, whose name may say that it is about manga. A bad row is
 * rejected with its reason, and the first `told` of them are told.
 * @throws SyntaxError with a sentence when a file is empty, damaged, too large, or of no shape that is known.
 */
export async function readSource(
  fileName: string,
  bytes: Bytes,
  told?: number,
): Promise<SourceTitles> {
  const found = new Found(new Rejected(told));
  const waiting: unknown[] = [];
  let file: Opened | undefined;
  let at = 0;
  const open = (shape: Shape): Opened => {
    const head = waiting.findIndex((each) => shape.isHead(each));
    const first = waiting[Math.max(head, 0)];
    const reader = shape.reader(found, fileName, first);
    for (const each of waiting.slice(head + 1)) reader.row(++at, each);
    return { source: shape.source, asOf: shape.asOf?.(first), reader };
  };
  for await (const value of valuesOf(unpacked(bytes))) {
    if (file !== undefined) {
      file.reader.row(++at, value);
      continue;
    }
    waiting.push(value);
    const shape = shapes.find((each) => each.recognises(value));
    if (shape !== undefined) file = open(shape);
    else if (waiting.length === valuesToTry) break;
  }
  if (file === undefined) {
    if (waiting.length === 0) throw new SyntaxError("It is empty.");
    // A list without anything in it that we know is told by what is around it alone.
    const shape = shapes.find((each) => waiting.slice(0, 1).some((value) => each.isHead(value)));
    if (shape === undefined) throw new SyntaxError("It has no shape that is known.");
    file = open(shape);
  }
  file.reader.end?.();
  const { titles, byName, rejected } = found;
  // Where no row is of any use to us any more they are written in a way that we do not know; where there is none at all
  // the rest of the file got lost.
  const isForeign = titles.length + byName.length === 0;
  const isWhole = !isForeign && rejected.areHarmless;
  const { source, asOf } = file;
  return { source, titles, byName, rejected, isWhole, asOf };
}

/** The values of a JSON file, or the rows of a table. */
async function* valuesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator {
  const { first, all } = await opened(bytes, 1024);
  if (/^\s*[[{]/.test(Buffer.from(first).toString("latin1"))) yield* jsonValues(all);
  else yield* csvRows(all);
}
