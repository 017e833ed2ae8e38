import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Kind } from "../../shared/kind.ts";
import type { Calls } from "./calls.ts";

const file = (name: string) => fileURLToPath(new URL(`last-release/${name}`, import.meta.url));

/** What the last release has left in its buckets and its table. */
export const goldenFiles = {
  snapshot: file("snapshot.bin.gz"),
  model: { anime: file("model.bin.gz"), manga: file("manga-model.bin.gz") },
  items: file("items.json"),
  calls: file("calls.json"),
  outputs: file("outputs.json"),
} as const;

/** The numbers of the formats of those objects. */
export const goldenFormats = { snapshot: 1, model: 2 } as const;

/** The ids of the titles in those objects: sequels, some still running, some made from another. */
export const goldenTitles: Readonly<Record<Kind, readonly number[]>> = {
  anime: [1, 20, 21, 1535, 5114, 9253, 16498, 25777, 35760, 52991],
  manga: [2, 11, 13, 21, 25, 23390, 44347],
};

/** The bytes of an object of the last release. */
export const goldenObject = async (path: string): Promise<Uint8Array> =>
  Uint8Array.from(gunzipSync(await readFile(path)));

const goldenJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** The calls that pages of the last release make. */
export const goldenCalls = goldenJson(goldenFiles.calls) as Calls;

/** The outputs that the last release's stacks read of one another. */
export const goldenOutputs = goldenJson(goldenFiles.outputs) as readonly string[];

/** Sets and bytes of the table, which JSON does not have. */
export const itemsToJson = (items: unknown): string =>
  `${JSON.stringify(
    items,
    (_, value: unknown) => {
      if (value instanceof Set) return { $set: [...(value as Set<unknown>)] };
      if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") };
      return value;
    },
    1,
  )}\n`;

/** The inverse of {@link itemsToJson}. */
export const itemsOfJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    if ("$set" in value) return new Set(value.$set as Iterable<unknown>);
    if ("$bytes" in value) return Uint8Array.from(Buffer.from(String(value.$bytes), "base64"));
    return value;
  });
