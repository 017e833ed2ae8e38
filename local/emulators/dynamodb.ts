import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, loopback } from "../net/listen.ts";
import { dynamodbProgram } from "./dynamodb-program.ts";
import { endStaleProcess } from "./stale-process.ts";

/** A running DynamoDB emulator. */
export interface DynamoDb {
  readonly endpoint: URL;
  /** The process that holds the data now; undefined when the endpoint is somebody else's. */
  processId(): number | undefined;
  stop(): Promise<void>;
}

export interface DynamoDbOptions {
  readonly dataFolder: string;
  /** Without a file the tables are gone when the process ends. */
  readonly isInMemory: boolean;
}

/**
 * Starts the emulator as a child process, and again whenever it dies. `DYNAMODB_ENDPOINT` names another
 * server to use instead.
 */
export async function startDynamoDb({
  dataFolder,
  isInMemory,
}: DynamoDbOptions): Promise<DynamoDb> {
  const other = process.env["DYNAMODB_ENDPOINT"];
  if (other) {
    return {
      endpoint: new URL(other),
      processId: () => undefined,
      stop: () => Promise.resolve(),
    };
  }
  const program = dynamodbProgram();
  const pidFile = join(dataFolder, "dynamodb.pid");
  await endStaleProcess(pidFile, "dynoxide");
  const database = isInMemory ? [] : ["--db-path", join(dataFolder, "dynamodb.sqlite")];

  let isStopping = false;
  const first = await launchAnywhere();
  const { port } = first;
  let { child } = first;
  let relaunching = Promise.resolve();
  const endWithUs = (): void => {
    child.kill("SIGTERM");
  };
  process.once("exit", endWithUs);

  /** A port that was free a moment ago may be somebody's by the time the child takes it. */
  async function launchAnywhere(attemptsLeft = 3): Promise<{ port: number; child: ChildProcess }> {
    const free = await freePort();
    try {
      return { port: free, child: await launch(free) };
    } catch (error) {
      if (attemptsLeft === 1) throw error;
      return launchAnywhere(attemptsLeft - 1);
    }
  }

  async function launch(on: number): Promise<ChildProcess> {
    const launched = spawn(program, ["--port", String(on), ...database], {
      stdio: "ignore",
      windowsHide: true,
      // In a group of its own, so that Ctrl+C in the terminal reaches only us and we can end it in order.
      detached: process.platform !== "win32",
    });
    await writeFile(pidFile, String(launched.pid));
    try {
      await untilAnswering(on, launched);
    } catch (error) {
      launched.kill();
      throw error;
    }
    launched.once("exit", () => {
      if (!isStopping) relaunching = relaunch();
    });
    return launched;
  }

  async function relaunch(): Promise<void> {
    try {
      await sleep(restartPauseMs);
      if (!isStopping) child = await launch(port);
    } catch (error) {
      console.error("DynamoDB ended and could not be started again.", error);
    }
  }

  return {
    endpoint: new URL(`http://${loopback}:${port}`),
    processId: () => child.pid,
    async stop() {
      isStopping = true;
      process.off("exit", endWithUs);
      await relaunching;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await rm(pidFile, { force: true });
    },
  };
}

const restartPauseMs = 20;
const startLimitMs = 10_000;
/** Somebody else on the port may take a call and never answer it. */
const answerLimitMs = 500;

/** Resolves when the child answers on its port. Rejects when it cannot start, ends before, or takes too long. */
async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
  let problem: Error | undefined;
  child.once("error", (error) => {
    problem = error;
  });
  child.once("exit", (code) => {
    problem = new Error(`DynamoDB ended with code ${String(code)} while it started`);
  });
  const deadlineMs = Date.now() + startLimitMs;
  while (!(await answers(port))) {
    if (problem !== undefined) throw problem;
    if (Date.now() > deadlineMs) throw new Error("DynamoDB did not start within 10 seconds");
    await sleep(5);
  }
}

/** Whether it is the emulator that listens on a port, and not somebody who was quicker to take it. */
async function answers(port: number): Promise<boolean> {
  try {
    const { headers } = await fetch(`http://${loopback}:${port}/`, {
      signal: AbortSignal.timeout(answerLimitMs),
    });
    return headers.get("server")?.startsWith("Dynoxide") === true;
  } catch {
    return false;
  }
}
