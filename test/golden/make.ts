/*
 * Writes anew what a release stores, calls and reads: `node test/golden/make.ts`. README.md says when.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { cdkApp } from "../../infra/cdk-app.ts";
import { productOf } from "../../infra/deployment.ts";
import { settingsFrom } from "../../infra/settings.ts";
import { addStacks } from "../../infra/stacks.ts";
import { kinds } from "../../shared/kind.ts";
import { readAssembly } from "../infra/cloudformation/assembly.ts";
import { outputsRead } from "../infra/cloudformation/intrinsics.ts";
import { buildNothing } from "../infra/nothing-built.ts";
import { promisedCalls } from "./calls.ts";
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

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
await writeJson(goldenFiles.calls, promisedCalls());

const folder = await mkdtemp(join(tmpdir(), "tsuzuku-golden-"));
const dist = join(folder, "dist");
await buildNothing(dist);
const app = cdkApp(join(folder, "cdk.out"));
addStacks(app, { product: productOf(), dist, settings: settingsFrom({}, {}) });
await writeJson(goldenFiles.outputs, outputsRead(readAssembly(app.synth().directory)));
await rm(folder, { recursive: true });
