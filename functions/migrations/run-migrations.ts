import { errorFields, log } from "../runtime/log.ts";
import { take, workThrough } from "../runtime/work-through.ts";
import {
  getMigrations,
  putMigrations,
  type MigrationProgress,
  type Migrations,
} from "../table/people/migrations.ts";
import { eachAccount, shareBefore } from "../table/people/accounts.ts";
import type { Migration } from "./migrations.ts";

/**
 * How long a migration waits after it was first met, in milliseconds: until every function has been switched and the last
 * call of the former code has ended, which writes what the migration is to change.
 */
const waitMs = 30 * 60_000;
/** Accounts between two notes of how far it has come. */
const accountsPerStep = 100;
/** And how many of them are worked on side by side. */
const atOnce = 16;

interface Limits {
  /** When to stop, in milliseconds since 1970. */
  readonly untilMs: number;
  readonly perStep?: number;
}

/** What a run has done. */
interface Run {
  /** Accounts that it came by, once for each migration, and for how many of them one failed. */
  readonly people: number;
  readonly failed: number;
  /** The names of those that are not done. */
  readonly open: readonly string[];
}

const isDone = ({ finishedAtMs }: MigrationProgress): boolean => finishedAtMs !== undefined;

/** The progress of the migrations there are: of what another release has done, nothing is known here, nor there later. */
function metBy(
  all: readonly Migration[],
  { progress }: Migrations,
): Record<string, MigrationProgress> {
  const unmet = { seenAtMs: Date.now(), people: 0, failed: 0 };
  return Object.fromEntries(all.map(({ name }) => [name, progress[name] ?? unmet]));
}

/** Applies a migration to some users. Returns for how many it failed; each of them is told of in the log. */
async function applyTo(uids: readonly string[], { name, apply }: Migration): Promise<number> {
  let failed = 0;
  await workThrough(uids, atOnce, async (uid) => {
    try {
      await apply(uid);
    } catch (error) {
      failed++;
      log("error", "migration failed", { migration: name, uid, ...errorFields(error) });
    }
  });
  return failed;
}

/**
 * Goes on with one migration until it is done or the time is up, and notes how far it has come after every step. Returns
 * how far all have come then; undefined when another run has noted something meanwhile.
 */
async function goOn(
  migration: Migration,
  known: Migrations,
  { untilMs, perStep = accountsPerStep }: Limits,
): Promise<Migrations | undefined> {
  const { name } = migration;
  let noted: Migrations | undefined = known;
  const accounts = eachAccount(known.progress[name]?.after);
  while (noted !== undefined && Date.now() < untilMs) {
    const before = noted.progress[name];
    if (before === undefined || isDone(before)) return noted;
    const uids = await take(accounts, perStep);
    const failed = await applyTo(uids, migration);
    const now: MigrationProgress = {
      ...before,
      startedAtMs: before.startedAtMs ?? Date.now(),
      after: uids.at(-1) ?? before.after,
      people: before.people + uids.length,
      failed: before.failed + failed,
      ...(uids.length < perStep && { finishedAtMs: Date.now() }),
    };
    const { people, after } = now;
    const progress = isDone(now) ? 1 : after === undefined ? 0 : shareBefore(after);
    log("info", "migration", { migration: name, progress, people, failed: now.failed });
    noted = await putMigrations({ ...noted, progress: { ...noted.progress, [name]: now } });
  }
  return noted;
}

/**
 * Goes on with the migrations that are not done, one after the other, until the time is up: each is applied to every
 * account, and after every hundred it is noted how far it has come, from where the next run goes on. Somebody for whom one
 * fails is counted, told of in the log and passed over. Where another run notes something meanwhile, this one ends: what
 * both have done is done twice, which harms nothing.
 */
export async function runMigrations(all: readonly Migration[], limits: Limits): Promise<Run> {
  const known = await getMigrations();
  const met = { ...known, progress: metBy(all, known) };
  const sumOf = (of: Migrations, what: "people" | "failed") =>
    Object.values(of.progress).reduce((sum, each) => sum + each[what], 0);
  const names = (of: Migrations) => Object.keys(of.progress).sort().join();
  let noted = names(met) === names(known) ? met : await putMigrations(met);
  let last = met;
  for (const migration of all) {
    const { seenAtMs } = met.progress[migration.name] ?? { seenAtMs: Infinity };
    if (noted === undefined || Date.now() - seenAtMs < waitMs) continue;
    last = noted;
    noted = await goOn(migration, noted, limits);
  }
  if (noted === undefined) log("info", "another run goes on with the migrations");
  const now = noted ?? last;
  return {
    people: sumOf(now, "people") - sumOf(met, "people"),
    failed: sumOf(now, "failed") - sumOf(met, "failed"),
    open: Object.entries(now.progress).flatMap(([name, each]) => (isDone(each) ? [] : [name])),
  };
}
