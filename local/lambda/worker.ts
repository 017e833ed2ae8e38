/** Runs in a worker thread: hosts the modules of several functions and calls their handlers, one event at a time. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { patchConsole, patchOutput } from "./json-console.ts";
import type { Answer, Failure, FromWorker, Invocation, Load, ToWorker } from "./messages.ts";

type Handler = (event: unknown, context: object) => unknown;

/** A function that this thread hosts. */
interface Hosted extends Load {
  readonly module: Promise<Handler>;
  /** The event that it handles, or handled last. */
  requestId?: string;
}

const hosted = new Map<string, Hosted>();

/** Whose code runs: what a function begins stays its own, also when a neighbour's event has begun meanwhile. */
const running = new AsyncLocalStorage<Load & Pick<Hosted, "requestId">>();

const ownVariables = process.env;
Object.defineProperty(process, "env", {
  get: () => running.getStore()?.variables ?? ownVariables,
});

const writer = () => running.getStore();
const writeLine = (name: string, line: string): void => {
  post({ kind: "line", name, line });
};
patchConsole(writer, writeLine);
patchOutput(writer, writeLine);

const post = (message: FromWorker): void => {
  parentPort?.postMessage(message);
};

let loads = 0;

async function read({ file, handler: name }: Load): Promise<Handler> {
  const module = file.endsWith(".cjs") ? requireAnew(file) : await importAnew(file);
  const exported: unknown = member(module, name) ?? member(member(module, "default"), name);
  if (!isHandler(exported)) throw new Error(`${name} is not a function in ${file}`);
  return exported;
}

/** Two functions with the same code have nothing else in common; and what is forgotten must leave the memory. */
function requireAnew(file: string): unknown {
  const require = createRequire(file);
  const module: unknown = require(file);
  Reflect.deleteProperty(require.cache, file);
  return module;
}

const importAnew = (file: string): Promise<unknown> =>
  import(`${pathToFileURL(file).href}?load=${loads++}`);

const isHandler = (value: unknown): value is Handler => typeof value === "function";

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

async function run(host: Hosted, { event, requestId, deadlineMs }: Invocation): Promise<Answer> {
  const { variables } = host;
  const context = {
    awsRequestId: requestId,
    functionName: variables["AWS_LAMBDA_FUNCTION_NAME"],
    functionVersion: "$LATEST",
    invokedFunctionArn: variables["LOCAL_FUNCTION_ARN"],
    memoryLimitInMB: variables["AWS_LAMBDA_FUNCTION_MEMORY_SIZE"],
    logGroupName: variables["AWS_LAMBDA_LOG_GROUP_NAME"],
    logStreamName: variables["AWS_LAMBDA_LOG_STREAM_NAME"],
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - Date.now()),
  };
  const before = process.threadCpuUsage();
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    const result: unknown = await (await host.module)(JSON.parse(event), context);
    return { kind: "result", result: JSON.stringify(result ?? null), cpuMs: cpuMs() };
  } catch (error) {
    return { kind: "failure", failure: failureOf(error), cpuMs: cpuMs() };
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) {
    return { errorType: typeof error, errorMessage: String(error), trace: [] };
  }
  return {
    errorType: error.name,
    errorMessage: error.message,
    trace: (error.stack ?? "").split("\n"),
  };
}

function load(given: Load): void {
  const identity: Load & Pick<Hosted, "requestId"> = given;
  const module = running.run(identity, () => read(given));
  hosted.set(given.name, Object.assign(identity, { module }));
  const loaded = (): void => {
    post({ kind: "loaded" });
  };
  // What went wrong is the answer to the first event.
  module.then(loaded, loaded);
}

/** Whether a file is read or written, a name looked up or a connection made beside the event loop. */
const isBusyBeside = (): boolean =>
  process.getActiveResourcesInfo().some((name) => /Req|ConnectWrap/.test(name));

/** Tells of a turn of the event loop without any of that: it does not come while a function computes. */
function turnOver(): void {
  if (isBusyBeside()) setTimeout(turnOver, 1);
  else post({ kind: "turned" });
}

parentPort?.on("message", (message: ToWorker) => {
  if (message.kind === "end") {
    process.exit(1);
  } else if (message.kind === "load") {
    load(message);
  } else if (message.kind === "forget") {
    hosted.delete(message.name);
  } else if (message.kind === "turn") {
    setImmediate(turnOver);
  } else {
    const host = hosted.get(message.name);
    if (host === undefined) throw new Error(`This thread does not host ${message.name}`);
    host.requestId = message.requestId;
    void running.run(host, () => run(host, message)).then(post);
  }
});
