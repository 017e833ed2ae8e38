import { jobs, type Job, type JobName } from "../../shared/jobs.ts";
import { alsoOnDeploy } from "../deployment/on-deploy.ts";
import { env } from "../runtime/env.ts";
import { log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { runsOf } from "../table/jobs/job-runs.ts";
import { asJob } from "../watch/as-job.ts";
import { patienceMs } from "../watch/overdue.ts";
import { visitSite } from "../watch/visit.ts";

/** The jobs that there are with the operator's settings, but for this one: that it is silent, an alarm hears by itself. */
const watched = (): JobName[] =>
  env("JOBS")
    .split(",")
    .filter((name): name is JobName => name in jobs && name !== "watch");

/** Tells what nothing else tells: that jobs do not run any more, and that the site cannot be reached from outside. */
async function run() {
  const now = Date.now();
  const [runs, problem] = await sideBySide([runsOf(watched(), now), visitSite()]);
  const overdue = watched().filter((name) => {
    const job: Job = jobs[name];
    return now - (runs[name] ?? now) > patienceMs(job);
  });
  for (const job of overdue)
    log("error", "job overdue", { job, lastDoneAt: new Date(runs[job] ?? now) });
  if (problem !== undefined) log("error", "site unreachable", problem);
  const ofSite = { OverdueJobs: overdue.length, Unreachable: problem === undefined ? 0 : 1 };
  log("info", "watch", {}, { ofSite });
  return { overdue, isReachable: problem === undefined };
}

export const handler = alsoOnDeploy(asJob("watch", run));
