import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { StartError } from "../../local/net/start-error.ts";

const root = join(import.meta.dirname, "..", "..");

/** What `npx cdk` runs here. */
const command = join(root, "infra", "cdk", "cdk.ts");

/**
 * Runs the CDK's command where its output can be seen. Resolves with whether it ended well. Rejects with StartError, which
 * says what goes on, when somebody stops it with Ctrl-C or a signal: it ends in its own way first.
 */
export async function runCdk(args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [command, ...args], { cwd: root, stdio: "inherit" });
  const stopped = new AbortController();
  // A terminal sends its signal to both; whoever stops this process alone means both.
  const stop = (signal: NodeJS.Signals): void => {
    stopped.abort();
    if (signal === "SIGTERM") child.kill(signal);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const [code] = (await once(child, "exit")) as [number | null];
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (!stopped.signal.aborted) return code === 0;
  throw new StartError(
    args[0] === "deploy"
      ? "Stopped watching. What CloudFormation has begun goes on in the account: its console shows it, and the same " +
          "command goes on from there once it has ended."
      : "Stopped; nothing in the account has changed.",
  );
}
