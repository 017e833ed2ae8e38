/** Tells a thread of a function that it is to host, before the function's first event there. */
export interface Load {
  readonly kind: "load";
  readonly name: string;
  readonly file: string;
  readonly handler: string;
  /** What the function finds in its environment. */
  readonly variables: Readonly<Record<string, string>>;
  readonly logging: { readonly format: string; readonly level: string };
}

/** One event for a handler. Events and results travel as JSON text, as they do on AWS. */
export interface Invocation {
  readonly kind: "invoke";
  readonly name: string;
  readonly requestId: string;
  readonly event: string;
  readonly deadlineMs: number;
}

/** Lets a thread drop a function with all that its module remembers. */
export interface Forget {
  readonly kind: "forget";
  readonly name: string;
}

/** Lets a thread end, whatever is under way. */
export interface End {
  readonly kind: "end";
}

/** Asks a thread to answer when it has nothing to do at the moment. */
export interface Turn {
  readonly kind: "turn";
}

/** What a failed invocation answers; the shape is Lambda's. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

/** What became of an event, and the milliseconds that it had the processor for. */
export type Answer =
  | { readonly kind: "result"; readonly result: string; readonly cpuMs: number }
  | { readonly kind: "failure"; readonly failure: Failure; readonly cpuMs: number };

export type ToWorker = Load | Invocation | Forget | Turn | End;
export type FromWorker =
  | Answer
  | { readonly kind: "loaded" }
  | { readonly kind: "turned" }
  | { readonly kind: "line"; readonly name: string; readonly line: string };
