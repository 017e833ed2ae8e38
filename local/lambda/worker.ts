/** Runs in a worker thread: loads one function's module and calls its handler, one event at a time. */
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { patchConsole } from "./json-console.ts";
import type { Failure, FromWorker, Invocation, Start, ToWorker } from "./messages.ts";

type Handler = (event: unknown, context: object) => unknown;

let handler: Promise<Handler> | undefined;
let currentRequest: string | undefined;

const { AWS_LAMBDA_LOG_FORMAT: logFormat, AWS_LAMBDA_LOG_LEVEL: logLevel = "INFO" } = process.env;
if (logFormat === "JSON") patchConsole(logLevel, () => currentRequest);

async function load({ file, handler: name }: Start): Promise<Handler> {
  const module: unknown = await import(pathToFileURL(file).href);
  const exported: unknown = member(module, name) ?? member(member(module, "default"), name);
  if (!isHandler(exported)) throw new Error(`${name} is not a function in ${file}`);
  return exported;
}

const isHandler = (value: unknown): value is Handler => typeof value === "function";

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

async function run({ event, requestId, deadlineMs }: Invocation): Promise<FromWorker> {
  const environment = process.env;
  const context = {
    awsRequestId: requestId,
    functionName: environment["AWS_LAMBDA_FUNCTION_NAME"],
    functionVersion: "$LATEST",
    invokedFunctionArn: environment["LOCAL_FUNCTION_ARN"],
    memoryLimitInMB: environment["AWS_LAMBDA_FUNCTION_MEMORY_SIZE"],
    logGroupName: environment["AWS_LAMBDA_LOG_GROUP_NAME"],
    logStreamName: environment["AWS_LAMBDA_LOG_STREAM_NAME"],
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadlineMs - Date.now()),
  };
  try {
    const result: unknown = await (await handler)?.(JSON.parse(event), context);
    return { kind: "result", result: JSON.stringify(result ?? null) };
  } catch (error) {
    return { kind: "failure", failure: failureOf(error) };
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

const post = (message: FromWorker): void => {
  parentPort?.postMessage(message);
};

parentPort?.on("message", (message: ToWorker) => {
  if (message.kind === "invoke") {
    currentRequest = message.requestId;
    void run(message).then(post);
    return;
  }
  handler = load(message);
  handler.then(
    () => {
      post({ kind: "started" });
    },
    () => {
      // The first invocation answers with the same error.
      post({ kind: "started" });
    },
  );
});
