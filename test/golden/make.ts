/*
 * Writes the objects of a release anew: `node test/golden/make.ts`. README.md says when.
 */
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { kinds } from "../../shared/kind.ts";
import { goldenFiles, goldenTitles } from "./last-release.ts";

const titles = ownTitles(new Date("2026-11-01")).filter(({ kind, id }) =>
  goldenTitles[kind].includes(id),
);
/** Whoever has a title has the two after it, too. */
const lists = (ids: readonly number[]): number[][] =>
  Array.from({ length: 30 }, (_, at) =>
    [0, 1, 2].map((step) => ids[(at + step) % ids.length] ?? 0),
  );
const added = (rows: readonly unknown[]) => ({ "row.added": Uint16Array.from(rows, () => 20_000) });

const write = (file: string, bytes: Uint8Array) => writeFile(file, gzipSync(bytes, { level: 9 }));
await write(goldenFiles.snapshot, writeSnapshot(titles, [], added));
for (const kind of kinds) {
  await write(goldenFiles.model[kind], learnModel(kind, titles, lists(goldenTitles[kind])));
}
