/** What the cloud tells a worker thread first. */
export interface Start {
  readonly kind: "start";
  readonly file: string;
  readonly handler: string;
}

/** One event for the handler. Events and results travel as JSON text, as they do on AWS. */
export interface Invocation {
  readonly kind: "invoke";
  readonly requestId: string;
  readonly event: string;
  readonly deadlineMs: number;
}

/** What a failed invocation answers; the shape is Lambda's. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

export type ToWorker = Start | Invocation;
export type FromWorker =
  | { readonly kind: "started" }
  | { readonly kind: "result"; readonly result: string }
  | { readonly kind: "failure"; readonly failure: Failure };
