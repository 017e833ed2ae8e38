/** Capabilities that only workers have; `infra/grants.ts` says what each one is. */
export type WorkerNeed = "imports:place";

/** One row of the worker table: a function that a queue starts. */
export interface Worker {
  readonly needs: readonly WorkerNeed[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** How often a message is delivered before it is laid aside for the operator. */
  readonly deliveries: number;
  readonly summary: string;
}

/** Every worker by name, which is also the name of its file in `functions/workers/`. Each has a queue of its own. */
export const workers = {
  import_list: {
    needs: ["imports:place"],
    memoryMb: 1769,
    timeoutSeconds: 300,
    deliveries: 5,
    summary: "Place the rows of an uploaded list, or put them back, and tell the user by e-mail.",
  },
} as const satisfies Record<string, Worker>;

export type WorkerName = keyof typeof workers;
