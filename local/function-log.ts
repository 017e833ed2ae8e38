import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { LogSink } from "./lambda/thread.ts";
import { progressIn } from "./progress.ts";

/** The log of all functions. */
export interface FunctionLog {
  readonly write: LogSink;
  /** Calls `watch` with every progress a function reports, until the returned function is called. */
  onProgress(functionName: string, watch: (progress: number) => void): () => void;
}

/** Writes all lines to `functions.log` in the data folder, anew at every start, and problems to the terminal too. */
export function openFunctionLog(dataFolder: string): FunctionLog {
  const file = createWriteStream(join(dataFolder, "functions.log"));
  const watches = new Map<string, (progress: number) => void>();
  return {
    write(functionName, line) {
      file.write(`${new Date().toISOString()} ${functionName} ${line}\n`);
      if (/"level":"(?:ERROR|FATAL)"|"errorType":/.test(line))
        console.error(`${functionName} ${line}`);
      const progress = progressIn(line);
      if (progress !== undefined) watches.get(functionName)?.(progress);
    },
    onProgress(functionName, watch) {
      watches.set(functionName, watch);
      return () => {
        watches.delete(functionName);
      };
    },
  };
}
