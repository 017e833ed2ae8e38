import { putOffErasures } from "../moderation/put-off.ts";
import { getLastTable, putLastTable } from "../objects/last-table.ts";
import { listTombstones, tombstoneOf } from "../objects/tombstones.ts";
import { errorFields, log } from "../runtime/log.ts";
import { take, workThrough } from "../runtime/work-through.ts";
import {
  getRestoreProgress,
  getTableInUse,
  putRestoreProgress,
  type RestoreProgress,
} from "../table/jobs/restored-table.ts";
import { eachAccount } from "../table/people/accounts.ts";
import { deleteAgain, settleAccount } from "./settle-account.ts";

/** What a run did. */
export interface Replay {
  /** Accounts that it came by. */
  readonly people: number;
  /** Those of them that it deleted again. */
  readonly deleted: number;
  /** Pictures that came back, and that nobody keeps any more. */
  readonly pictures: number;
  readonly missing: number;
}

/** Accounts that are worked on side by side, and between two notes of how far it has come. */
const atOnce = 32;
const accountsPerStep = 320;

/** For so long accounts may still be deleted in the former table: until a deployment has ended, or was given up. */
const lateMs = 86_400_000;
/** What clocks may differ by, ours and that of S3. */
const skewMs = 60_000;

const none: Replay = { people: 0, deleted: 0, pictures: 0, missing: 0 };

const sum = (one: Replay, other: Replay): Replay => ({
  people: one.people + other.people,
  deleted: one.deleted + other.deleted,
  pictures: one.pictures + other.pictures,
  missing: one.missing + other.missing,
});

type Tombstones = Awaited<ReturnType<typeof listTombstones>>;

/** Deletes one account again, or settles it; only the former where all are settled. */
async function replayFor(
  uid: string,
  tombstones: Tombstones,
  { walkedAtMs }: RestoreProgress,
  untilMs: number,
): Promise<Replay> {
  const one = { ...none, people: 1 };
  if (tombstones.has(tombstoneOf(uid))) {
    return { ...one, deleted: (await deleteAgain(uid, untilMs)) ? 1 : 0 };
  }
  if (walkedAtMs !== undefined) return one;
  const { broughtBack, missing } = await settleAccount(uid);
  return { ...one, pictures: broughtBack, missing };
}

/**
 * Walks over all accounts from where the last run was stopped, and notes how far it has come. Throws when one of them failed, or
 * the time is up: whoever deploys must not go on.
 */
async function walk(
  progress: RestoreProgress,
  tombstones: Tombstones,
  untilMs: number,
): Promise<Replay> {
  let done = none;
  let failed = 0;
  const settle = async (uid: string): Promise<void> => {
    try {
      const one = await replayFor(uid, tombstones, progress, untilMs);
      done = sum(done, one);
    } catch (error) {
      failed++;
      log("error", "replay failed", { uid, ...errorFields(error) });
    }
  };
  const accounts = eachAccount(progress.after);
  for (;;) {
    const step = await take(accounts, accountsPerStep);
    await workThrough(step, atOnce, settle);
    const after = step.at(-1);
    // Whoever failed is come by again.
    if (after !== undefined && failed === 0) await putRestoreProgress({ ...progress, after });
    log("info", "replay", { ...done });
    if (step.length < accountsPerStep) break;
    if (Date.now() > untilMs) throw new Error("The time was up: the next run goes on");
  }
  if (failed > 0) throw new Error(`${failed} accounts of the restored table failed`);
  return done;
}

/** How far a table was told, from the beginning where another one was in use since. */
async function progressOf(id: string, isAnother: boolean): Promise<RestoreProgress> {
  const progress = await getRestoreProgress(id);
  return isAnother && progress.walkedAtMs !== undefined ? { table: id } : progress;
}

/**
 * Tells a table that was restored, or was not the last one in use, what has happened since the moment which it is of: who was
 * deleted then is deleted again, and nobody stays signed in. For a day it goes on to look for accounts that were deleted
 * meanwhile in the table before. Of any other table it wants nothing. May be repeated; throws when something is left to do.
 */
export async function replay(untilMs: number): Promise<Replay> {
  const { id, isRestored } = await getTableInUse();
  const last = await getLastTable();
  const isAnother = last !== undefined && last.id !== id;
  if (!isRestored && !isAnother && last?.toldAtMs === undefined) {
    if (last === undefined) await putLastTable({ id });
    return none;
  }
  const progress = await progressOf(id, isAnother);
  const { after, walkedAtMs, lookedAtMs = 0 } = progress;
  if (last === undefined && walkedAtMs !== undefined) {
    await putLastTable({ id, toldAtMs: walkedAtMs });
  }
  const nowMs = Date.now();
  // A walk that was begun is ended, however late.
  const isOver = walkedAtMs !== undefined && after === undefined && nowMs - walkedAtMs > lateMs;
  if (isOver) return none;
  const tombstones = await listTombstones();
  const isNews = [...tombstones.values()].some((atMs) => atMs > lookedAtMs - skewMs);
  if (walkedAtMs !== undefined && !isNews) return none;
  if (walkedAtMs === undefined && after === undefined) await putOffErasures();
  // Whom a stopped run has passed by, it has told no more than what it had seen.
  const beganAtMs = after === undefined ? nowMs : (progress.beganAtMs ?? 0);
  const done = await walk({ ...progress, beganAtMs }, tombstones, untilMs);
  const toldAtMs = walkedAtMs ?? Date.now();
  await putRestoreProgress({ table: id, walkedAtMs: toldAtMs, lookedAtMs: beganAtMs });
  // Only now: if the deployment fails before, the former table is still the last one, and nobody there is signed out.
  if (last?.id !== id) await putLastTable({ id, toldAtMs });
  return done;
}
