import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, loopback } from "../listen.ts";
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
  const port = await freePort();

  let isStopping = false;
  let child = await launch();
  let relaunching = Promise.resolve();
  const endWithUs = (): void => {
    child.kill("SIGTERM");
  };
  process.once("exit", endWithUs);

  async function launch(): Promise<ChildProcess> {
    const launched = spawn(program, ["--port", String(port), ...database], {
      stdio: "ignore",
      windowsHide: true,
      // In a group of its own, so that Ctrl+C in the terminal reaches only us and we can end it in order.
      detached: process.platform !== "win32",
    });
    await writeFile(pidFile, String(launched.pid));
    await untilAccepting(port, launched);
    launched.once("exit", () => {
      if (!isStopping) relaunching = relaunch();
    });
    return launched;
  }

  async function relaunch(): Promise<void> {
    try {
      await sleep(restartPauseMs);
      if (!isStopping) child = await launch();
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

/** Resolves when a port accepts connections. Rejects when the process cannot start, ends before, or takes too long. */
async function untilAccepting(port: number, child: ChildProcess): Promise<void> {
  let problem: Error | undefined;
  child.once("error", (error) => {
    problem = error;
  });
  child.once("exit", (code) => {
    problem = new Error(`DynamoDB ended with code ${String(code)} while it started`);
  });
  const deadlineMs = Date.now() + startLimitMs;
  while (!(await accepts(port))) {
    if (problem !== undefined) throw problem;
    if (Date.now() > deadlineMs) throw new Error("DynamoDB did not start within 10 seconds");
    await sleep(5);
  }
}

function accepts(port: number): Promise<boolean> {
  const socket = connect(port, loopback);
  return new Promise((done) => {
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => {
      done(false);
    });
  });
}
