import { FunctionError, startEnvironment, type Environment, type LogSink } from "./environment.ts";
import type { LambdaFunction } from "./function.ts";

/** Runs the template's functions. */
export interface Lambda {
  readonly functions: readonly LambdaFunction[];
  /** Calls a function, by its ARN, with an event and resolves with what it returned. Rejects with FunctionError. */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  /** Ends the idle threads of a function that is not needed again soon, and gives back their memory. */
  cool(functionArn: string): Promise<void>;
  /** Ends a function's threads in the middle of whatever they do, as a crash would. */
  kill(functionArn: string): Promise<void>;
  stop(): Promise<void>;
}

export interface LambdaOptions {
  readonly functions: readonly LambdaFunction[];
  readonly awsEndpoint: string;
  readonly log: LogSink;
  /** Threads that stay warm, for all functions together; 20 when it is not given. */
  readonly warmThreads?: number | undefined;
}

/**
 * Threads per function. On AWS every simultaneous request gets an environment of its own; here further
 * requests wait in a queue, because threads beyond the cores only cost memory.
 */
const environmentsPerFunction = 4;

interface Slot {
  readonly functionArn: string;
  readonly environment: Environment;
  isBusy: boolean;
}

interface Waiting {
  readonly definition: LambdaFunction;
  readonly give: (slot: Slot) => void;
}

/** Starts the Lambda service: threads start with a function's first event and the least recently used one makes room. */
export function startLambda({
  functions,
  awsEndpoint,
  log,
  warmThreads = 20,
}: LambdaOptions): Lambda {
  const byArn = new Map(functions.map((definition) => [definition.arn, definition]));
  // The order is that of last use, the longest unused first.
  let slots: Slot[] = [];
  let waiting: Waiting[] = [];

  function take(definition: LambdaFunction): Slot | undefined {
    slots = slots.filter(({ isBusy, environment }) => isBusy || environment.isAlive);
    const own = slots.filter(({ functionArn }) => functionArn === definition.arn);
    const idle = own.findLast((slot) => !slot.isBusy);
    if (idle !== undefined) {
      idle.isBusy = true;
      return idle;
    }
    if (own.length >= environmentsPerFunction || !makeRoom()) return undefined;
    const environment = startEnvironment(definition, awsEndpoint, log);
    const slot = { functionArn: definition.arn, environment, isBusy: true };
    slots.push(slot);
    return slot;
  }

  function makeRoom(): boolean {
    if (slots.length < warmThreads) return true;
    const unused = slots.find((slot) => !slot.isBusy);
    if (unused === undefined) return false;
    slots = slots.filter((slot) => slot !== unused);
    void unused.environment.stop();
    return true;
  }

  function release(slot: Slot): void {
    slot.isBusy = false;
    slots = [...slots.filter((other) => other !== slot), slot];
    waiting = waiting.filter(({ definition, give }) => {
      const free = take(definition);
      if (free !== undefined) give(free);
      return free === undefined;
    });
  }

  return {
    functions,
    async invoke(functionArn, event) {
      const definition = byArn.get(functionArn);
      if (definition === undefined) throw new Error(`There is no function ${functionArn}`);
      const slot =
        take(definition) ??
        (await new Promise<Slot>((give) => {
          waiting.push({ definition, give });
        }));
      try {
        const result: unknown = JSON.parse(await slot.environment.invoke(JSON.stringify(event)));
        return result;
      } catch (error) {
        if (error instanceof FunctionError) log(definition.name, JSON.stringify(error.failure));
        throw error;
      } finally {
        release(slot);
      }
    },
    async cool(functionArn) {
      const isIdle = (slot: Slot): boolean => slot.functionArn === functionArn && !slot.isBusy;
      const idle = slots.filter(isIdle);
      slots = slots.filter((slot) => !isIdle(slot));
      await Promise.all(idle.map(({ environment }) => environment.stop()));
    },
    async kill(functionArn) {
      const own = slots.filter((slot) => slot.functionArn === functionArn);
      slots = slots.filter((slot) => slot.functionArn !== functionArn);
      await Promise.all(own.map(({ environment }) => environment.stop()));
    },
    async stop() {
      await Promise.all(slots.map(({ environment }) => environment.stop()));
      slots = [];
    },
  };
}
