import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { LambdaFunction } from "./function.ts";
import type { Answer, Failure, FromWorker, ToWorker } from "./messages.ts";
import { variablesOf } from "./variables.ts";

/** An invocation that did not return a result: the handler threw, ran out of time or memory, or ended its process. */
export class FunctionError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.errorType}: ${failure.errorMessage}`);
    this.failure = failure;
  }
}

/** Called with every line a function writes. */
export type LogSink = (functionName: string, line: string) => void;

/** Lets the calls of an execution environment wait while it has no event. */
export interface Freezer {
  freeze(environmentId: string): Promise<void>;
  thaw(environmentId: string): void;
}

export interface ThreadOptions {
  readonly awsEndpoint: string;
  readonly log: LogSink;
  readonly freezer: Freezer;
  /** Gives functions the share of a core that their memory brings on AWS, in place of a whole one. */
  readonly isSlow: boolean;
}

/** A worker thread that hosts functions of one memory size and handles one event at a time. */
export interface Thread {
  /** False once it has ended; a new one is needed then. */
  readonly isAlive: boolean;
  /** Whether a function has been loaded here and is warm. */
  hosts(name: string): boolean;
  /** Whether an execution environment is here. */
  holds(environmentId: string): boolean;
  /** Resolves when its event loop has turned (see `worker.ts`), at once when it has ended. */
  turn(): Promise<void>;
  /** How many functions are warm here. */
  readonly size: number;
  /** Hands the JSON text of an event to a handler and resolves with its JSON answer. Rejects with FunctionError. */
  invoke(definition: LambdaFunction, event: string): Promise<string>;
  /** Drops a function; its next event here finds it cold. */
  forget(name: string): void;
  stop(): Promise<void>;
}

/** AWS gives a function 10 s to load its module, apart from its own timeout. */
const initSeconds = 10;

/** How long a thread may compute on that is to end. */
const deafMs = 500;

/** AWS gives as much memory as makes one whole core. */
const wholeCoreMb = 1769;

let environments = 0;

/** Starts a thread for functions of that much memory: none of them alone may take more than all together. */
export function startThread(
  memoryMb: number,
  { awsEndpoint, log, freezer, isSlow }: ThreadOptions,
): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    env: { PATH: process.env["PATH"], TZ: ":UTC", LANG: "en_US.UTF-8" },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  let isAlive = true;
  let current = "";
  /** The execution environment of each function here. */
  const hosted = new Map<string, string>();
  let settle: ((answer: Answer) => void) | undefined;
  let loaded: (() => void) | undefined;
  /** Who waits for a turn of the event loop, in the order in which they asked. */
  let turning: (() => void)[] = [];
  const fail = (failure: Failure): void => {
    isAlive = false;
    loaded?.();
    for (const turned of turning) turned();
    turning = [];
    settle?.({ kind: "failure", failure, cpuMs: 0 });
  };

  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      log(current, line);
    });
  }
  worker.on("message", (message: FromWorker) => {
    if (message.kind === "loaded") loaded?.();
    else if (message.kind === "turned") turning.shift()?.();
    else if (message.kind === "line") log(message.name, message.line);
    else settle?.(message);
  });
  worker.on("error", (error) => {
    fail({ errorType: "Runtime.ExitError", errorMessage: String(error), trace: [] });
  });
  worker.on("exit", (code) => {
    const errorMessage = `Runtime exited with error: exit status ${code}`;
    fail({ errorType: "Runtime.ExitError", errorMessage, trace: [] });
  });
  // A thread that waits for its next event does not keep the cloud from ending.
  worker.unref();

  const tell = (message: ToWorker): void => {
    if (isAlive) worker.postMessage(message);
  };
  const ended = new Promise<void>((done) => {
    worker.once("exit", () => {
      done();
    });
  });
  /**
   * The thread ends by itself, between two of its tasks: Node.js aborts the whole process when it finds a stream of zlib
   * half made in a thread that was cut short. One that does not hear is cut short all the same.
   */
  async function end(): Promise<void> {
    tell({ kind: "end" });
    isAlive = false;
    const timer = setTimeout(() => void worker.terminate(), deafMs);
    await ended;
    clearTimeout(timer);
  }
  const endLate = (seconds: number): void => {
    const errorMessage = `Task timed out after ${seconds.toFixed(2)} seconds`;
    void end();
    fail({ errorType: "Sandbox.Timedout", errorMessage, trace: [] });
  };
  const timeOut = (seconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      endLate(seconds);
    }, seconds * 1000);

  /** The function's environment here. Loads the function at its first event. */
  async function environmentOf(definition: LambdaFunction): Promise<string> {
    const known = hosted.get(definition.name);
    if (known !== undefined) return known;
    const environmentId = `${definition.name}.${environments++}`;
    hosted.set(definition.name, environmentId);
    const { name, file, handler, logging } = definition;
    const variables = variablesOf(definition, environmentId, awsEndpoint);
    const timer = timeOut(initSeconds);
    await new Promise<void>((done) => {
      loaded = done;
      tell({ kind: "load", name, file, handler, variables, logging });
      if (!isAlive) done();
    });
    clearTimeout(timer);
    return environmentId;
  }

  /** On a smaller share of a core the same work takes longer. */
  async function takeItsTime({ memoryMb: own }: LambdaFunction, cpuMs: number): Promise<void> {
    const shareLost = wholeCoreMb / own - 1;
    if (isSlow && shareLost > 0) await sleep(cpuMs * shareLost);
  }

  async function handle(definition: LambdaFunction, event: string): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    settle = answer.resolve;
    const environmentId = await environmentOf(definition);
    freezer.thaw(environmentId);
    const timer = timeOut(definition.timeoutSeconds);
    tell({
      kind: "invoke",
      name: definition.name,
      requestId: randomUUID(),
      event,
      deadlineMs: Date.now() + definition.timeoutSeconds * 1000,
    });
    const given = await answer.promise;
    // What has ended is not frozen: nothing of it goes on at a next event.
    if (isAlive) await freezer.freeze(environmentId);
    const late = Promise.withResolvers<Answer>();
    settle = late.resolve;
    void takeItsTime(definition, given.cpuMs).then(() => {
      late.resolve(given);
    });
    const message = await late.promise;
    clearTimeout(timer);
    settle = undefined;
    return message;
  }

  return {
    get isAlive() {
      return isAlive;
    },
    get size() {
      return hosted.size;
    },
    hosts: (name) => hosted.has(name),
    holds: (environmentId) => [...hosted.values()].includes(environmentId),
    async turn() {
      if (!isAlive) return;
      await new Promise<void>((turned) => {
        turning.push(turned);
        tell({ kind: "turn" });
      });
    },
    async invoke(definition, event) {
      current = definition.name;
      const answer = await handle(definition, event);
      if (answer.kind === "failure") throw new FunctionError(answer.failure);
      return answer.result;
    },
    forget(name) {
      hosted.delete(name);
      tell({ kind: "forget", name });
    },
    stop: end,
  };
}
