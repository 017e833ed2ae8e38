import type { Kind } from "../../../shared/kind.ts";
import { ridingAfter } from "../../diary-events/room.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { listDropped, type Drop } from "../../table/dropped-entries.ts";
import { getDiarySetting, type DiarySetting } from "../../table/diary/setting.ts";
import { getEntry, replaceEntry } from "../../table/entries.ts";
import type { Entry } from "../../table/entry-item.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import { getPlan, recordPlan, type ChunkAddress } from "../../table/imports/import-chunks.ts";
import { putNotesAside, type Notes } from "../../table/imports/import-notes.ts";
import { noCounts, type Change, type Plan } from "../../table/imports/import-plan.ts";
import { putLeftover } from "../../table/imports/leftovers.ts";
import { unpackExtras } from "../../tracking/extras.ts";
import { isProvisional, unpackTitle } from "../../tracking/imported-title.ts";
import { toldOf } from "../../tracking/told.ts";
import { chunkMark } from "../import-mark.ts";
import { writeEach } from "../write-each.ts";
import { isState, planRows, provisional, type Ground } from "./plan-rows.ts";
import { rowNotes, storeNotes } from "./row-notes.ts";
import { storeCover } from "./store-cover.ts";

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

/** Draws the cover of a title that comes onto the list and that the catalogue does not have. */
async function drawPlaced(kind: Kind, { id, before, after }: Change): Promise<void> {
  if (after.title === undefined || !isProvisional(after.title)) return;
  if (after.title !== before?.title) await storeCover(kind, id, unpackTitle(after.title));
}

/** What the decisions of one chunk rest on. */
interface ChunkGround extends Ground {
  readonly dropped: ReadonlyMap<number, Drop>;
  readonly diary: DiarySetting;
}

/** Entries that are not as they were planned upon, by id; undefined for those that are gone. */
type Contested = Map<number, Entry | undefined>;

const markOf = (entry: Entry | undefined): string => unpackExtras(entry?.extras).mark;

/** Makes one change, unless the user was faster. Returns the entry as it is then. */
async function makeChange(
  { uid, kind, shelf }: Run,
  { dropped, diary, startedAtMs }: ChunkGround,
  change: Change,
): Promise<Entry | undefined> {
  const { id, before, after } = change;
  // Dropped since it was planned, which says that there was nothing, as there is now.
  if (before === undefined && dropped.has(id)) return getEntry(uid, kind, id);
  await drawPlaced(kind, change);
  // Plans know nothing of diaries, which the entry itself has to be asked for.
  const known = shelf.get(id);
  const current = isState(known, before) ? known : await getEntry(uid, kind, id);
  if (!isState(current, before)) return current;
  const told = toldOf(diary, "import", startedAtMs, current, after);
  if (!(await replaceEntry(uid, kind, id, current, after, told))) return getEntry(uid, kind, id);
  // A title may stand in a file twice.
  return { ...after, events: ridingAfter(current?.events ?? [], told) };
}

/**
 * Makes the changes of a plan, but for what the next plan, recorded by a worker that was killed, has decided anew.
 * Returns the entries that must be decided anew.
 */
async function makeChanges(
  run: Run,
  ground: ChunkGround,
  changes: readonly Change[],
  next: Plan | undefined,
): Promise<Contested> {
  const contested: Contested = new Map();
  await writeEach(changes, async (change) => {
    const { id } = change;
    const current = next?.decided.includes(id)
      ? await getEntry(run.uid, run.kind, id)
      : await makeChange(run, ground, change);
    if (current === undefined) run.shelf.delete(id);
    else run.shelf.set(id, current);
    // Ours: it was placed now or before, whatever the user did then.
    if (markOf(current) !== markOf(change.after)) contested.set(id, current);
  });
  return contested;
}

/**
 * What of contested entries is to be decided anew: not those that were placed and dropped then. Notes that were stored
 * when their title had been dropped are put aside with it, as a drop does.
 */
async function withoutPlaced(
  { uid, kind }: Run,
  { mark, dropped }: ChunkGround,
  contested: Contested,
  noted: Map<number, Notes>,
): Promise<Contested> {
  const open = new Map(contested);
  for (const [id, entry] of contested) {
    const drop = dropped.get(id);
    if (drop === undefined) continue;
    if (entry === undefined && noted.delete(id)) await putNotesAside(uid, kind, id, drop);
    if (markOf(drop) === mark) open.delete(id);
  }
  return open;
}

/** Decides again what becomes of contested rows; the counts say what that changes against the entries of before. */
function planAgain(
  ground: Ground,
  rows: readonly FileRow[],
  basis: ReadonlyMap<number, Entry | undefined>,
  contested: ReadonlyMap<number, Entry | undefined>,
): Plan {
  const again = [...rows.entries()].filter(([, { id }]) => id !== null && contested.has(id));
  // What was dropped since was not when it was counted.
  const { counts: counted } = planRows({ ...ground, dropped: new Set() }, again, (id) =>
    basis.get(id),
  );
  const plan = planRows(ground, again, (id) => contested.get(id));
  const difference = (name: keyof Plan["counts"]): number => plan.counts[name] - counted[name];
  return {
    ...plan,
    decided: [...contested.keys()],
    // But for a drop nothing of this depends on the entry: the first round has done it.
    noted: [],
    kept: plan.kept.filter(({ reason }) => reason === "dropped_meanwhile"),
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

/** Draws the cover of a title that stands under Dropped and that the catalogue does not have. */
async function drawDropped({ kind, ground }: Run, row: FileRow): Promise<void> {
  const { id } = row;
  if (id === null || ground.find(id) !== undefined) return;
  await storeCover(kind, id, provisional(kind, id, row));
}

async function keepAside(
  run: Run,
  chunk: number,
  rows: readonly FileRow[],
  kept: Plan["kept"],
): Promise<void> {
  const { uid, job, chunkRows } = run;
  const before = chunk * chunkRows;
  await writeEach(kept, async ({ at, reason }) => {
    const row = rows[at];
    if (row === undefined) return;
    if (reason === "dropped") await drawDropped(run, row);
    await putLeftover(uid, { row, reason, job, at: before + at });
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
      const notes = rowNotes(run.kind, row, isBeyond);
      taken.set(id, await storeNotes(run.uid, run.kind, id, notes, run.job));
    }
  });
  return taken;
}

/** The titles that a user has dropped since an import began, by id. */
async function droppedSince({ uid, kind, ground }: Run): Promise<Map<number, Drop>> {
  const drops = await listDropped(uid, kind);
  const since = drops.filter((drop) => drop.droppedAtMs >= ground.startedAtMs);
  return new Map(since.map((drop) => [drop.id, drop]));
}

/** Looks again at titles of the shelf that the user has dropped since it was read; some may be on the list again. */
async function lookAgain(
  { uid, kind, shelf }: Run,
  { dropped }: ChunkGround,
  rows: readonly FileRow[],
): Promise<void> {
  for (const { id } of rows) {
    if (id === null || !dropped.has(id) || !shelf.has(id)) continue;
    const entry = await getEntry(uid, kind, id);
    if (entry === undefined) shelf.delete(id);
    else shelf.set(id, entry);
  }
}

/**
 * Places one chunk of rows. A plan is recorded before anything is written, and every write is conditional on the
 * state it was planned upon: to be killed, repeated, or run twice at once loses nothing and doubles nothing.
 */
export async function placeChunk(run: Run, chunk: number, rows: readonly FileRow[]): Promise<void> {
  const { uid, kind, job } = run;
  const [dropped, diary] = await sideBySide([droppedSince(run), getDiarySetting(uid)]);
  const ground = {
    ...run.ground,
    mark: chunkMark(job, chunk),
    dropped,
    diary,
    noteOf: (id: number) => run.notes.get(id),
  };
  const address = (round: number): ChunkAddress => ({ uid, kind, job, chunk, round });
  const known = await getPlan(address(0));
  if (known === undefined) await lookAgain(run, ground, rows);
  const recorded = async (round: number) => known && (await getPlan(address(round)));
  const first =
    known ??
    (await recordPlan(
      address(0),
      planRows(ground, rows.entries(), (id) => run.shelf.get(id)),
    ));
  const [noted] = await sideBySide([
    takeNotes(run, rows, first.noted),
    keepAside(run, chunk, rows, first.kept),
  ]);
  const basis = new Map(first.changes.map(({ id, before }) => [id, before]));
  let contested = await makeChanges(run, ground, first.changes, await recorded(1));
  for (let round = 1; contested.size > 0; round++) {
    if (round > rounds) throw new Error(`Chunk ${chunk} of an import lost every race`);
    const now = { ...ground, dropped: await droppedSince(run) };
    const open = await withoutPlaced(run, now, contested, noted);
    if (open.size === 0) break;
    const plan = await recordPlan(address(round), planAgain(now, rows, basis, open));
    await keepAside(run, chunk, rows, plan.kept);
    for (const { id, before } of plan.changes) basis.set(id, before);
    // Another worker's plan of this round need not speak of the same entries.
    const left = [...open].filter(([id]) => !plan.decided.includes(id));
    const next = await recorded(round + 1);
    contested = new Map([...left, ...(await makeChanges(run, now, plan.changes, next))]);
  }
  // Not before: rows that are decided anew are counted against what was noted when they were decided first.
  for (const [id, notes] of noted) run.notes.set(id, notes);
}
