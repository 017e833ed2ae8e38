import { migrations } from "../migrations/migrations.ts";
import { runMigrations } from "../migrations/run-migrations.ts";
import { asJob } from "../watch/as-job.ts";

/** Leaves the last of the function's five minutes to those who are being worked on. */
const patienceMs = 4 * 60_000;

/** Goes on with what an upgrade does to everybody's items. Throws at its end where it failed for one, so that somebody hears of it. */
async function run(): Promise<{ people: number; open: readonly string[] }> {
  const { people, failed, open } = await runMigrations(migrations, {
    untilMs: Date.now() + patienceMs,
  });
  if (failed > 0)
    throw new Error(`${failed} of ${people} accounts could not be brought up to date`);
  return { people, open };
}

export const handler = asJob("migrations", run);
