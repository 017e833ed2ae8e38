import type { AnyNeed } from "./grants.ts";

/** Kilobytes (1024 bytes) of a minified bundle that speaks to the table and nothing else. */
const usualBundleKb = 380;

/** Needs whose code brings another client, a library or data into the bundle. */
const largerBundlesKb: Partial<Record<AnyNeed, number>> = {
  "pictures:decode": 750,
  // Draws cards: covers, avatars, badges, and letters as outlines.
  "pictures:read": 1380,
  // Speaks to S3 beside the table.
  "pictures:delete": 560,
  // Speaks to the user pool and to S3 beside the table.
  "account:delete": 700,
  // Speaks to S3 beside the table.
  "moderation:decide": 520,
  "provider:use": 420,
  "snapshot:read": 560,
  // Draws, and speaks to S3 beside the table.
  "covers:draw": 570,
  // Speaks to S3, and to CloudFormation.
  "page:read": 410,
  // Speaks to S3 beside the table.
  "assets:remove": 560,
  // Reads list files, and speaks to S3 and SQS.
  "imports:start": 620,
  "imports:undo": 400,
  // Ends imports beside queueing them: deletes their files and writes an e-mail.
  "imports:sweep": 700,
  // Speaks to everything, draws covers and writes e-mails.
  "imports:place": 760,
  // Carries the assistant's languages, and the weights by which despair is told.
  "model:use": 1450,
  // Carries our own facts and bangumi-data, with where to watch, and the drawings of covers.
  "catalogue:write": 7700,
  "model:write": 7200,
  // Speaks to S3 beside the table, and reads catalogue files.
  "release:fetch": 500,
};

/** Kilobytes of sharp's WebAssembly and its loader, the files beside the bundle of a function that decodes pictures. */
export const sharpKb = 9500;

/** Kilobytes of the snapshot's reader and the client of S3, where they are a file beside the bundle. */
export const lateCatalogueKb = 420;

/** Kilobytes of the drawings of covers, where they are a file beside the bundle. */
export const lateCoversKb = 520;

/** Kilobytes of the libraries of two model providers, the file beside the bundle of a function that may ask a model. */
export const lateModelsKb = 850;

/** Whether a function draws a cover only when it comes to it: a title that nobody knew, the first link to one. */
export const drawsCoversLate = (needs: readonly AnyNeed[]): boolean =>
  (needs.includes("covers:draw") || needs.includes("imports:place")) &&
  !needs.includes("catalogue:write");

/**
 * Whether a function reads the snapshot only when it comes to it: a change of an entry that moves more than a counter, or
 * a title that is not known.
 */
export const readsSnapshotLate = (needs: readonly AnyNeed[]): boolean =>
  needs.includes("snapshot:read") &&
  (needs.includes("entries:write") || needs.includes("entries:read"));

/** The largest bundle that a function with these needs may have, in kilobytes (1024 bytes). */
export const bundleKbOf = (needs: readonly AnyNeed[]): number =>
  Math.max(
    usualBundleKb,
    ...needs
      .filter((need) => need !== "snapshot:read" || !readsSnapshotLate(needs))
      .map((need) => largerBundlesKb[need] ?? 0),
  );
