import { coverPath } from "../../catalogue/cover-path.ts";
import { cover } from "../../catalogue/covers/cover.ts";
import type { Kind } from "../../shared/kind.ts";
import { putCover } from "../catalogue/store.ts";
import { sideBySide } from "../side-by-side.ts";
import { listDropped, getEntry, replaceEntry, type Entry } from "../table/entries.ts";
import { getPlan, recordPlan, type ChunkAddress } from "../table/import-chunks.ts";
import type { Notes } from "../table/import-notes.ts";
import { putLeftover } from "../table/leftovers.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { isProvisional, unpackTitle } from "../tracking/imported-title.ts";
import type { FileRow } from "./file-row.ts";
import { chunkMark } from "./mark.ts";
import { rowNotes, storeNotes } from "./note.ts";
import { isState, noCounts, planRows, type Change, type Ground, type Plan } from "./plan.ts";
import { writeEach } from "./write-each.ts";

/** Rounds in which rows are decided anew because the user changed their entries at the very moment. */
const rounds = 12;

/** What the chunks of one import have in common. */
export interface Run {
  readonly uid: string;
  readonly kind: Kind;
  readonly job: string;
  /** Rows of each chunk but the last. */
  readonly chunkRows: number;
  readonly ground: Omit<Ground, "dropped" | "mark" | "noteOf">;
  /** The user's shelf as it is known, and what is noted of titles; kept up to date by what is placed. */
  readonly shelf: Map<number, Entry>;
  readonly notes: Map<number, Notes>;
}

/** Draws the cover of a title that the catalogue has none for. */
async function storeCover(kind: Kind, { id, before, after }: Change): Promise<void> {
  if (after.title === undefined || !isProvisional(after.title)) return;
  if (after.title === before?.title) return;
  const { title, type } = unpackTitle(after.title);
  const subject = { kind, id, title, type, genres: [], year: null };
  await putCover(coverPath(subject), cover(subject));
}

/** Makes one change. Returns the entry as it is instead when the user was faster and the row must be decided anew. */
async function makeChange(
  { uid, kind }: Run,
  { mark, dropped }: Ground,
  change: Change,
): Promise<Entry | undefined> {
  const { id, before, after } = change;
  // Placed by a worker that was killed, and dropped since: its plan says that there was nothing.
  if (before === undefined && dropped.has(id)) return undefined;
  await storeCover(kind, change);
  if (await replaceEntry(uid, kind, id, before, after)) return undefined;
  const current = await getEntry(uid, kind, id);
  // Gone: the user has dropped it since it was planned. Ours: it was placed before, whatever the user did then.
  if (current === undefined || unpackExtras(current.extras).mark === mark) return undefined;
  return isState(current, after) ? undefined : current;
}

/** Makes the changes of a plan. Returns the entries, by id, that must be decided anew. */
async function makeChanges(
  run: Run,
  ground: Ground,
  changes: readonly Change[],
): Promise<Map<number, Entry>> {
  const contested = new Map<number, Entry>();
  await writeEach(changes, async (change) => {
    const current = await makeChange(run, ground, change);
    if (current === undefined) run.shelf.set(change.id, change.after);
    else contested.set(change.id, current);
  });
  return contested;
}

/** Decides again what becomes of contested rows; the counts say what that changes against the entries of before. */
function planAgain(
  ground: Ground,
  rows: readonly FileRow[],
  basis: ReadonlyMap<number, Entry | undefined>,
  contested: ReadonlyMap<number, Entry>,
): Plan {
  const again = [...rows.entries()].filter(([, { id }]) => id !== null && contested.has(id));
  const { counts: counted } = planRows(ground, again, (id) => basis.get(id));
  const plan = planRows(ground, again, (id) => contested.get(id));
  const difference = (name: keyof Plan["counts"]): number => plan.counts[name] - counted[name];
  return {
    ...plan,
    decided: [...contested.keys()],
    // Nothing of this depends on the entry: the first round has done it.
    noted: [],
    kept: [],
    counts: {
      ...noCounts,
      added: difference("added"),
      raised: difference("raised"),
      updated: difference("updated"),
      unchanged: difference("unchanged"),
      provisional: difference("provisional"),
    },
  };
}

async function keepAside(
  { uid, job, chunkRows }: Run,
  chunk: number,
  rows: readonly FileRow[],
  kept: Plan["kept"],
): Promise<void> {
  const before = chunk * chunkRows;
  await writeEach(kept, async ({ at, reason }) => {
    const row = rows[at];
    if (row !== undefined) await putLeftover(uid, { row, reason, job, at: before + at });
  });
}

/** Notes what rows say beside their entries. Returns what is noted then, by title. */
async function takeNotes(
  run: Run,
  rows: readonly FileRow[],
  noted: Plan["noted"],
): Promise<Map<number, Notes>> {
  const taken = new Map<number, Notes>();
  const byTitle = Map.groupBy(noted, ({ at }) => rows[at]?.id ?? null);
  await writeEach(byTitle, async ([id, several]) => {
    // A title may stand in a file twice: its rows go together in their order.
    for (const { at, isBeyond } of several) {
      const row = rows[at];
      if (id === null || row === undefined) continue;
      taken.set(id, await note(run.uid, run.kind, id, saidBy(run.kind, row, isBeyond), run.job));
    }
  });
  return taken;
}

/** The ids of titles that a user has dropped since an import began. */
async function droppedSince(uid: string, kind: Kind, startedAtMs: number): Promise<Set<number>> {
  const drops = await listDropped(uid, kind);
  return new Set(drops.filter((drop) => drop.droppedAtMs >= startedAtMs).map(({ id }) => id));
}

/**
 * Places one chunk of rows. A plan is recorded before anything is written, and every write is conditional on the
 * state it was planned upon: to be killed, repeated, or run twice at once loses nothing and doubles nothing.
 */
export async function placeChunk(run: Run, chunk: number, rows: readonly FileRow[]): Promise<void> {
  const { uid, kind, job } = run;
  const ground = {
    ...run.ground,
    mark: chunkMark(job, chunk),
    dropped: await droppedSince(uid, kind, run.ground.startedAtMs),
    noteOf: (id: number) => run.notes.get(id),
  };
  const address = (round: number): ChunkAddress => ({ uid, kind, job, chunk, round });
  const first =
    (await getPlan(address(0))) ??
    (await recordPlan(
      address(0),
      planRows(ground, rows.entries(), (id) => run.shelf.get(id)),
    ));
  const [noted] = await sideBySide([
    takeNotes(run, rows, first.noted),
    keepAside(run, chunk, rows, first.kept),
  ]);
  const basis = new Map(first.changes.map(({ id, before }) => [id, before]));
  let contested = await makeChanges(run, ground, first.changes);
  for (let round = 1; contested.size > 0; round++) {
    if (round > rounds) throw new Error(`Chunk ${chunk} of an import lost every race`);
    const plan = await recordPlan(address(round), planAgain(ground, rows, basis, contested));
    for (const [id, entry] of contested) if (plan.decided.includes(id)) basis.set(id, entry);
    // Another worker's plan of this round need not speak of the same entries.
    const open = [...contested].filter(([id]) => !plan.decided.includes(id));
    contested = new Map([...open, ...(await makeChanges(run, ground, plan.changes))]);
  }
  // Not before: rows that are decided anew are counted against what was noted when they were decided first.
  for (const [id, notes] of noted) run.notes.set(id, notes);
}
