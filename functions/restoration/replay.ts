import { listTombstones, tombstoneOf } from "../objects/tombstones.ts";
import { errorFields, log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import {
  getRestoredTable,
  getRestoreProgress,
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
  let step: string[] = [];
  const endStep = async (): Promise<void> => {
    const waiting = step;
    step = [];
    const next = async (): Promise<void> => {
      for (let uid = waiting.pop(); uid !== undefined; uid = waiting.pop()) await settle(uid);
    };
    const after = waiting.at(-1);
    await sideBySide(Array.from({ length: atOnce }, next));
    // Whoever failed is come by again.
    if (after !== undefined && failed === 0) await putRestoreProgress({ ...progress, after });
  };
  for await (const uid of eachAccount(progress.after)) {
    step.push(uid);
    if (step.length < accountsPerStep) continue;
    await endStep();
    log("info", "replay", { ...done });
    if (Date.now() > untilMs) throw new Error("The time was up: the next run goes on");
  }
  await endStep();
  log("info", "replay", { ...done });
  if (failed > 0) throw new Error(`${failed} accounts of the restored table failed`);
  return done;
}

/**
 * Tells a table that was restored what has happened since the moment which it is of: who was deleted then is deleted again, and
 * nobody stays signed in. For a day it goes on to look for accounts that were deleted meanwhile in the table before.
 * Of a table that was not restored it wants nothing. May be repeated; throws when something is left to do.
 */
export async function replay(untilMs: number): Promise<Replay> {
  const restored = await getRestoredTable();
  if (restored === undefined) return none;
  const progress = await getRestoreProgress(restored);
  const { walkedAtMs, lookedAtMs = 0 } = progress;
  const nowMs = Date.now();
  if (walkedAtMs !== undefined && nowMs - walkedAtMs > lateMs) return none;
  const tombstones = await listTombstones();
  const isNews = [...tombstones.values()].some((atMs) => atMs > lookedAtMs - skewMs);
  if (walkedAtMs !== undefined && !isNews) return none;
  const done = await walk(progress, tombstones, untilMs);
  const { id: table } = restored;
  await putRestoreProgress({ table, walkedAtMs: walkedAtMs ?? Date.now(), lookedAtMs: nowMs });
  return done;
}
