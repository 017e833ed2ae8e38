import type { LambdaFunction } from "./function.ts";
import { FunctionError, startThread, type Thread, type ThreadOptions } from "./thread.ts";

/** Runs the template's functions. */
export interface Lambda {
  readonly functions: readonly LambdaFunction[];
  /** Calls a function, by its ARN, with an event and resolves with what it returned. Rejects with FunctionError. */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  /** Resolves when the event loop has turned that an execution environment runs in; at once when there is none. */
  turn(environmentId: string): Promise<void>;
  /** Lets go of a function that is not needed again soon, and gives back its memory. */
  cool(functionArn: string): Promise<void>;
  /** Ends whatever a function does, as a crash would; its next events find it cold. */
  kill(functionArn: string): Promise<void>;
  stop(): Promise<void>;
}

export interface LambdaOptions extends ThreadOptions {
  readonly functions: readonly LambdaFunction[];
}

/** Threads that host the functions of one memory size: together they handle as many events at a time. */
const threadsPerSize = 6;

/**
 * Threads that one function may be warm on. On AWS every simultaneous request gets an environment of its own; here
 * further requests wait in a queue, because what exceeds the cores only costs memory.
 */
const environmentsPerFunction = 4;

interface Slot {
  readonly memoryMb: number;
  readonly thread: Thread;
  /** The function whose event it handles. */
  busyWith: string | undefined;
}

interface Waiting {
  readonly definition: LambdaFunction;
  readonly give: (slot: Slot) => void;
}

/**
 * Starts the Lambda service. Functions of the same memory size share threads and stay warm there; a thread that a
 * function takes down takes its neighbours' modules with it, which are loaded anew.
 */
export function startLambda({ functions, ...options }: LambdaOptions): Lambda {
  const byArn = new Map(
    functions.flatMap((definition) =>
      [definition.arn, ...definition.aliases].map((arn) => [arn, definition] as const),
    ),
  );
  // The order is that of last use, the longest unused first.
  let slots: Slot[] = [];
  let waiting: Waiting[] = [];

  function take(definition: LambdaFunction): Slot | undefined {
    const { name, memoryMb } = definition;
    slots = slots.filter(({ busyWith, thread }) => busyWith !== undefined || thread.isAlive);
    const ofSize = slots.filter((slot) => slot.memoryMb === memoryMb);
    const warm = ofSize.filter(({ thread }) => thread.hosts(name));
    const slot =
      warm.findLast(({ busyWith }) => busyWith === undefined) ??
      (warm.length < environmentsPerFunction ? roomiest(ofSize, memoryMb) : undefined);
    if (slot !== undefined) slot.busyWith = name;
    return slot;
  }

  /** The idle thread that hosts the fewest functions, or a new one. */
  function roomiest(ofSize: readonly Slot[], memoryMb: number): Slot | undefined {
    const [idle] = ofSize
      .filter(({ busyWith }) => busyWith === undefined)
      .sort((a, b) => a.thread.size - b.thread.size);
    if (idle !== undefined || ofSize.length >= threadsPerSize) return idle;
    const slot = { memoryMb, thread: startThread(memoryMb, options), busyWith: undefined };
    slots.push(slot);
    return slot;
  }

  function release(slot: Slot): void {
    slot.busyWith = undefined;
    slots = [...slots.filter((other) => other !== slot), slot];
    waiting = waiting.filter(({ definition, give }) => {
      const free = take(definition);
      if (free !== undefined) give(free);
      return free === undefined;
    });
  }

  const nameOf = (functionArn: string): string => byArn.get(functionArn)?.name ?? "";

  /** Drops a function from the threads that are idle, and ends those that host nothing else. */
  async function forget(name: string): Promise<void> {
    const idle = slots.filter(
      ({ thread, busyWith }) => busyWith === undefined && thread.hosts(name),
    );
    for (const { thread } of idle) thread.forget(name);
    const empty = idle.filter(({ thread }) => thread.size === 0);
    slots = slots.filter((slot) => !empty.includes(slot));
    await Promise.all(empty.map(({ thread }) => thread.stop()));
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
        const answer = await slot.thread.invoke(definition, JSON.stringify(event));
        const result: unknown = JSON.parse(answer);
        return result;
      } catch (error) {
        if (error instanceof FunctionError) {
          options.log(definition.name, JSON.stringify(error.failure));
        }
        throw error;
      } finally {
        release(slot);
      }
    },
    async turn(environmentId) {
      await slots.find(({ thread }) => thread.holds(environmentId))?.thread.turn();
    },
    cool: (functionArn) => forget(nameOf(functionArn)),
    async kill(functionArn) {
      const name = nameOf(functionArn);
      const own = slots.filter(({ busyWith }) => busyWith === name);
      slots = slots.filter((slot) => !own.includes(slot));
      await Promise.all([forget(name), ...own.map(({ thread }) => thread.stop())]);
    },
    async stop() {
      await Promise.all(slots.map(({ thread }) => thread.stop()));
      slots = [];
    },
  };
}
