import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { StartError } from "../../local/net/start-error.ts";

const root = join(import.meta.dirname, "..", "..");

/** What `npx cdk` runs here. */
const command = join(root, "infra", "cdk", "cdk.ts");

const Context = z.record(z.string(), z.unknown());
const Configuration = z.looseObject({ context: Context.default({}) });

/** The context that the CDK's command finds in files, beside what `-c` says: the project's before the person's own. */
export function contextOfFiles(): Readonly<Record<string, unknown>> {
  const read = (path: string): unknown =>
    existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  return {
    ...Configuration.parse(read(join(homedir(), ".cdk.json"))).context,
    ...Context.parse(read(join(root, "cdk.context.json"))),
    ...Configuration.parse(read(join(root, "cdk.json"))).context,
  };
}

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
