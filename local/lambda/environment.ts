import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { account } from "../account.ts";
import type { LambdaFunction } from "./function.ts";
import type { Failure, FromWorker, Invocation, Start } from "./messages.ts";

/** An invocation that did not return a result: the handler threw, ran out of time or memory, or ended its process. */
export class FunctionError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.errorType}: ${failure.errorMessage}`);
    this.failure = failure;
  }
}

/** One execution environment of a function: a worker thread that handles one event at a time. */
export interface Environment {
  /** False once the thread has ended; a new one is needed then. */
  readonly isAlive: boolean;
  /** Hands the JSON text of an event to the handler and resolves with its JSON answer. Rejects with FunctionError. */
  invoke(event: string): Promise<string>;
  stop(): Promise<void>;
}

/** Called with every line a function writes. */
export type LogSink = (functionName: string, line: string) => void;

/** AWS gives a function 10 s to load its module, apart from its own timeout. */
const initSeconds = 10;

/** Starts a worker thread for a function that calls AWS at `awsEndpoint`. */
export function startEnvironment(
  definition: LambdaFunction,
  awsEndpoint: string,
  log: LogSink,
): Environment {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    env: environmentVariables(definition, awsEndpoint),
    resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb },
    stdout: true,
    stderr: true,
  });
  let isAlive = true;
  let settle: ((message: FromWorker) => void) | undefined;
  const started = Promise.withResolvers<undefined>();
  const fail = (failure: Failure): void => {
    isAlive = false;
    started.resolve(undefined);
    settle?.({ kind: "failure", failure });
  };

  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      log(definition.name, line);
    });
  }
  worker.on("message", (message: FromWorker) => {
    if (message.kind === "started") started.resolve(undefined);
    else settle?.(message);
  });
  worker.on("error", (error) => {
    fail({ errorType: "Runtime.ExitError", errorMessage: String(error), trace: [] });
  });
  worker.on("exit", (code) => {
    const errorMessage = `Runtime exited with error: exit status ${code}`;
    fail({ errorType: "Runtime.ExitError", errorMessage, trace: [] });
  });
  const start: Start = { kind: "start", file: definition.file, handler: definition.handler };
  worker.postMessage(start);
  // A thread that waits for its next event does not keep the cloud from ending.
  worker.unref();

  const timeOut = (seconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      const errorMessage = `Task timed out after ${seconds.toFixed(2)} seconds`;
      fail({ errorType: "Sandbox.Timedout", errorMessage, trace: [] });
      void worker.terminate();
    }, seconds * 1000);

  return {
    get isAlive() {
      return isAlive;
    },
    async invoke(event) {
      const answer = Promise.withResolvers<FromWorker>();
      settle = answer.resolve;
      const initTimer = timeOut(initSeconds);
      await started.promise;
      clearTimeout(initTimer);
      const timer = timeOut(definition.timeoutSeconds);
      const invocation: Invocation = {
        kind: "invoke",
        requestId: randomUUID(),
        event,
        deadlineMs: Date.now() + definition.timeoutSeconds * 1000,
      };
      if (isAlive) worker.postMessage(invocation);
      const message = await answer.promise;
      clearTimeout(timer);
      settle = undefined;
      if (message.kind === "result") return message.result;
      if (message.kind === "failure") throw new FunctionError(message.failure);
      throw new Error(`${definition.name} answered out of turn`);
    },
    async stop() {
      isAlive = false;
      await worker.terminate();
    },
  };
}

/** What a function finds in its environment: what Lambda sets, then what the template says. */
function environmentVariables(definition: LambdaFunction, awsEndpoint: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    TZ: ":UTC",
    LANG: "en_US.UTF-8",
    AWS_REGION: account.region,
    AWS_DEFAULT_REGION: account.region,
    // The signature of a call carries this id, which tells the local AWS endpoint who is calling.
    AWS_ACCESS_KEY_ID: definition.name,
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "local",
    AWS_LAMBDA_LOG_FORMAT: definition.logging.format,
    AWS_LAMBDA_LOG_LEVEL: definition.logging.level,
    LOCAL_FUNCTION_ARN: definition.arn,
    ...withSecrets(definition.environment),
  };
}

/** On AWS CloudFormation fetches a secret where the template refers to one; here it is a variable of our own process. */
function withSecrets(environment: Readonly<Record<string, string>>): Record<string, string> {
  const secret = process.env["TSUZUKU_MODEL_KEY"] ?? "none";
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.startsWith("{{resolve:secretsmanager:") ? secret : value,
    ]),
  );
}
