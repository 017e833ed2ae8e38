import type { Context } from "aws-lambda";
import type { JobName } from "../../shared/jobs.ts";
import { errorFields, log, logAbout } from "../runtime/log.ts";
import { noteRun } from "../table/jobs/job-runs.ts";
import { logged } from "./work-log.ts";

/**
 * Makes a job of a piece of work: it is logged, and that it came through is noted, by which the job `watch` tells those
 * that do not run any more.
 */
export const asJob =
  <Result extends object>(name: JobName, work: () => Promise<Result>) =>
  async (_event?: unknown, context?: Pick<Context, "awsRequestId">): Promise<Result> => {
    logAbout({ requestId: context?.awsRequestId });
    const result = await logged(name, work);
    try {
      await noteRun(name, Date.now());
    } catch (error) {
      // What was to be done is done; the next run is noted.
      log("warn", "run not noted", errorFields(error));
    }
    return result;
  };
