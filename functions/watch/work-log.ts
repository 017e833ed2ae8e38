import { coldStart, memoryMb } from "../runtime/cold-start.ts";
import { countsByFunction, errorFields, log, type Measured } from "../runtime/log.ts";

/**
 * Does a piece of work that nobody waits for, and logs how long it took and how it ended. Rejects as the work does.
 */
export async function logged<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const end = (error?: unknown) => {
    const ms = Math.round(performance.now() - startedAt);
    const failures = error === undefined ? {} : { WorkFailures: 1 };
    const numbers = { ...coldStart(), ...failures, WorkMs: ms };
    const measured: Measured = { ofFunction: [name, countsByFunction() ? numbers : failures] };
    const fields = { work: name, WorkMs: ms, memoryMb: memoryMb() };
    if (error === undefined) log("info", "done", fields, measured);
    else log("error", "failed", { ...fields, ...errorFields(error) }, measured);
  };
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}
