import type { AnyNeed } from "./grants.ts";

/** What a function of the API may use. */
export interface Budget {
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** Memory brings CPU with it: 1769 MB is one whole core. The gateway gives up after 30 seconds in any case. */
const usual: Budget = { memoryMb: 1024, timeoutSeconds: 29 };
/** Decoding holds whole pictures: 40 megapixels are 160 MB, and sharp's WebAssembly starts in a third of the time. */
const pictures: Budget = { memoryMb: 2048, timeoutSeconds: 29 };
const fixedAnswer: Budget = { memoryMb: 256, timeoutSeconds: 5 };

const exceptions: Readonly<Record<string, Budget>> = {
  not_built: fixedAnswer,
  not_found: fixedAnswer,
};

/** The budget of a function of the API. */
export const budgetOf = (name: string, needs: readonly AnyNeed[] = []): Budget =>
  exceptions[name] ?? (needs.includes("pictures:decode") ? pictures : usual);

/** Kilobytes (1024 bytes) of a minified bundle that speaks to the table and nothing else. */
const usualBundleKb = 380;

/** Needs whose code brings another client, a library or data into the bundle. */
const largerBundlesKb: Partial<Record<AnyNeed, number>> = {
  "pictures:decode": 750,
  // Speaks to S3 beside the table.
  "pictures:delete": 560,
  // Speaks to the user pool and to S3 beside the table.
  "account:delete": 700,
  "provider:use": 420,
  "snapshot:read": 560,
  // Reads list files, and speaks to S3 and SQS.
  "imports:start": 620,
  "imports:undo": 400,
  // Ends imports beside queueing them: deletes their files and writes an e-mail.
  "imports:sweep": 700,
  // Speaks to everything, draws covers and writes e-mails.
  "imports:place": 760,
  // Carries the libraries of two model providers, which are run only when a model is chosen.
  "model:use": 2000,
  // Carries the catalogue's own sources.
  "catalogue:write": 3500,
  "model:write": 3500,
};

/** Kilobytes of sharp's WebAssembly and its loader, the files beside the bundle of a function that decodes pictures. */
export const sharpKb = 9500;

/** The largest bundle that a function with these needs may have, in kilobytes (1024 bytes). */
export const bundleKbOf = (needs: readonly AnyNeed[]): number =>
  Math.max(usualBundleKb, ...needs.map((need) => largerBundlesKb[need] ?? 0));
