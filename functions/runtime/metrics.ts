/** Every number of our own that functions tell CloudWatch, with its unit; alarms and the dashboard know them by these names. */
export const metrics = {
  /** How long an answer took, with what a cold start adds. */
  AnswerMs: "Milliseconds",
  /** Answers that took longer than anybody waits gladly. */
  SlowAnswers: "Count",
  /** Answers with a status of 500 and above. */
  Faults: "Count",
  ColdStarts: "Count",
  /** How long a function took to start. */
  InitMs: "Milliseconds",
  /** Sign-ins that failed by our fault or the provider's. */
  FailedSignIns: "Count",
  /** What browsers kept pages of ours from doing. */
  PolicyViolations: "Count",
  /** What people reported of what others have made. */
  Reports: "Count",
  /** How long a job or a worker's message took. */
  WorkMs: "Milliseconds",
  /** Jobs, or messages of workers, that ended in an error. */
  WorkFailures: "Count",
  /** Jobs that have not come through for longer than they may. */
  OverdueJobs: "Count",
  /** Whether the site could not be reached from outside: 0 or 1. */
  Unreachable: "Count",
  /** How long the oldest import has waited that nobody has finished. */
  OldestImportMinutes: "Count",
  /** How long the oldest deletion has waited that is not settled. */
  OldestDeletionMinutes: "Count",
  /** How many days ago the newest anime of the catalogue began. */
  NewestTitleDays: "Count",
  /** E-mails that the service did not take. */
  RefusedMails: "Count",
  /** Questions that the chat's model was asked. */
  ModelQuestions: "Count",
  /** Those of them that it did not answer. */
  ModelFailures: "Count",
  /** Questions that the built-in assistant answered because the day's tokens of all together were used up. */
  SpentModelBudgets: "Count",
} as const satisfies Record<string, "Count" | "Milliseconds">;

export type MetricName = keyof typeof metrics;
