import type { ImportJob } from "../table/imports/import-jobs.ts";

/** Somebody else has taken an import over: whoever meets this stops, and nothing is wrong. */
export class LeaseLost extends Error {}

/** The account is gone: nothing of it may be written any more. */
export class AccountGone extends Error {}

/** Who works on an import. */
export interface Work {
  readonly uid: string;
  readonly job: ImportJob;
  /** Names this worker in the import's lease. */
  readonly owner: string;
}
