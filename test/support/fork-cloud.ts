import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { CloudAddress } from "./cloud.ts";

const serveCloud = fileURLToPath(new URL("serve-cloud.ts", import.meta.url));

/** A cloud in a process of its own. */
export interface ForkedCloud {
  readonly address: CloudAddress;
  stop(): Promise<void>;
}

/** Runs a cloud for tests, in a lane if one is named, outside of this process, where a test runner would transform its modules. */
export async function forkCloud(...lane: ("stale" | "slow")[]): Promise<ForkedCloud> {
  const child = fork(serveCloud, lane, { execArgv: [], stdio: "inherit" });
  const ended = once(child, "exit");
  const started = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
  if (started === undefined) throw new Error("The cloud for the tests did not start");
  return {
    address: CloudAddress.parse(started[0]),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
