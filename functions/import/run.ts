import { setTimeout as delay } from "node:timers/promises";
import { ApiError } from "../../shared/errors.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import { listNotes } from "../table/imports/import-notes.ts";
import { checkpointImport } from "../table/imports/import-leases.ts";
import { getProfile } from "../table/people/profiles.ts";
import { placeChunk, type Run } from "./chunk.ts";
import type { FileRow } from "../table/imports/file-row.ts";
import { openFile } from "../objects/import-files.ts";
import { AccountGone, LeaseLost, type Work } from "./lease.ts";
import { rowsOf } from "./rows-of.ts";

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

const attempts = 5;
const firstPauseMs = 200;

/** Repeats what failed for a reason that may pass, with growing pauses; our own refusals do not. */
export async function persistently<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const isFinal =
        error instanceof ApiError || error instanceof LeaseLost || error instanceof AccountGone;
      if (isFinal || attempt === attempts) throw error;
      log("warn", "import retries", { attempt, ...errorFields(error) });
      await delay(firstPauseMs * 3 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** Throws AccountGone when there is no account any more. */
export async function requireAccount(uid: string): Promise<void> {
  if ((await getProfile(uid)) === undefined) throw new AccountGone();
}

/** Notes how far the work has come. Throws LeaseLost when the import is in other hands. */
export async function checkpoint(
  { uid, job, owner }: Work,
  state: "running" | "undoing",
  done: number,
): Promise<void> {
  if ((await checkpointImport(uid, job.id, owner, state, done)) === undefined) {
    throw new LeaseLost();
  }
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
    await checkpoint(work, "running", done);
    log("info", "import", {
      rows: done,
      heapMb: Math.round(process.memoryUsage().heapUsed / 2 ** 20),
    });
  }
  await requireAccount(work.uid);
  return { isBrokenOff };
}
