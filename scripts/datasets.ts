import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as z from "zod";

/** The folder of outside data for benchmarks and fact checks, when the operator has one. */
export const datasetsFolder = process.env["TSUZUKU_DATASETS"];

const Row = z.record(z.string(), z.unknown());
/** One object of a data set, as it was found. */
export type DatasetRow = z.infer<typeof Row>;

/** The objects of a gzipped file with one JSON object a line. */
export function readJsonLines(folder: string, name: string): DatasetRow[] {
  const text = gunzipSync(readFileSync(join(folder, name))).toString();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => Row.parse(JSON.parse(line)));
}
