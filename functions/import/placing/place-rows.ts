import { currentCatalogue } from "../../catalogue/current.ts";
import { openFile } from "../../objects/import-files.ts";
import { log } from "../../runtime/log.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listEntries } from "../../table/entries.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import { listNotes } from "../../table/imports/import-notes.ts";
import { rowsOf } from "../reading/rows-of.ts";
import { checkpoint, persistently, requireAccount, type Work } from "../work.ts";
import { placeChunk, type Run } from "./place-chunk.ts";

/** All rows of an import's files, in chunks of equal size: which rows make a chunk never changes. */
async function* chunksOf(
  { uid, job }: Work,
  whenBrokenOff: () => void,
): AsyncGenerator<readonly FileRow[]> {
  const { chunkRows } = job;
  let waiting: FileRow[] = [];
  for (let part = 1; part <= job.parts; part++) {
    if (job.got[`p${part}`] === undefined) continue;
    for await (const rows of rowsOf(await openFile(uid, job.id, part), whenBrokenOff)) {
      waiting.push(...rows);
      while (waiting.length >= chunkRows) {
        yield waiting.slice(0, chunkRows);
        waiting = waiting.slice(chunkRows);
      }
    }
  }
  if (waiting.length > 0) yield waiting;
}

async function begin({ uid, job }: Work): Promise<Run> {
  const { kind } = job;
  const [catalogue, entries, notes] = await sideBySide([
    currentCatalogue(),
    listEntries(uid, kind, { isConsistent: true }),
    listNotes(uid, kind, { isConsistent: true }),
  ]);
  return {
    uid,
    kind,
    job: job.id,
    chunkRows: job.chunkRows,
    ground: {
      kind,
      startedAtMs: job.createdAtMs,
      find: (id) => {
        const row = catalogue.find(kind, id);
        return row === undefined ? undefined : catalogue.card(row);
      },
    },
    shelf: new Map(entries.map(({ id, ...entry }) => [id, entry])),
    notes: new Map(notes.map((each) => [each.id, each])),
  };
}

/**
 * Places the rows of an import that are not placed yet, chunk by chunk, each noted when it is done. Returns whether a file
 * of it breaks off.
 */
export async function placeRows(work: Work): Promise<{ readonly isBrokenOff: boolean }> {
  let isBrokenOff = false;
  const chunks = chunksOf(work, () => {
    isBrokenOff = true;
  });
  const run = await persistently(() => begin(work));
  let done = 0;
  let chunk = 0;
  for await (const rows of chunks) {
    done += rows.length;
    const number = chunk++;
    if (done <= work.job.done) continue;
    await requireAccount(work.uid);
    await persistently(() => placeChunk(run, number, rows));
    await checkpoint(work, "place", done);
    log("info", "import", {
      rows: done,
      heapMb: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
    });
  }
  await requireAccount(work.uid);
  return { isBrokenOff };
}
