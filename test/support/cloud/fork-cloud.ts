import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { endWithRun } from "../../runner/ending.ts";
import { CloudAddress } from "./cloud.ts";

const serveCloud = fileURLToPath(new URL("serve-cloud.ts", import.meta.url));

const permissions = z.array(z.object({ action: z.string(), resource: z.string() }));

/** What a cloud saw of its functions so far. */
export const CloudReport = z.object({
  /** What every function was granted, used and was denied, and what outlived its answers, by its name. */
  permissions: z.record(
    z.string(),
    z.object({
      used: permissions,
      unused: permissions,
      denied: permissions,
      outlived: permissions,
    }),
  ),
});
export type CloudReport = z.output<typeof CloudReport>;

/** A cloud in a process of its own. */
export interface ForkedCloud {
  readonly address: CloudAddress;
  report(): Promise<CloudReport>;
  /** Puts the catalogue into a cloud that began without: what the job, which has run before, has made of it. */
  load(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a cloud for tests, in a lane if one is named, outside of this process, where a test runner would transform its modules. */
export async function forkCloud(lane?: "stale" | "slow" | "empty"): Promise<ForkedCloud> {
  const args = lane === undefined ? [] : [lane];
  const child = fork(serveCloud, args, { execArgv: [], stdio: "inherit" });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  child.once("exit", endWithRun(stop));
  const said = async (): Promise<unknown> => {
    const message = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
    if (message === undefined) throw new Error("The cloud for the tests did not start, or ended");
    return message[0];
  };
  return {
    address: CloudAddress.parse(await said()),
    async load() {
      child.send("load");
      await said();
    },
    async report() {
      child.send("report");
      return CloudReport.parse(await said());
    },
    stop,
  };
}
