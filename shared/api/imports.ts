import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { kinds } from "../kind.ts";
import { importStates, keptReasonNames } from "../imports.ts";
import * as limits from "../limits.ts";
import { done, idempotencyKey, randomId } from "./fields.ts";

const importWrite = {
  method: "POST",
  auth: "user",
  effect: "write",
  rate: "writes",
} as const;

const ImportAccepted = z.object({ message: z.string(), job_id: z.string() });

/** A number from 1 to the largest group, which forms carry as text. */
const partNumber = z
  .string()
  .regex(/^\d{1,2}$/, "it should be a number")
  .transform(Number)
  .pipe(z.int().min(1).max(limits.importParts))
  .default(1);

const ImportUpload = z.object({
  /** The file; the handler asks for it in the dialog's own words when it is missing. */
  xml_file: z.union([z.instanceof(File), z.string()]).optional(),
  /** A list that was split: how many files there are, and which of them this is, from 1. */
  parts: partNumber,
  part: partNumber,
  /** What the answer to the first file said; the others carry it, and all are one import with one e-mail. */
  job_id: randomId.optional(),
  idempotency_key: idempotencyKey,
});

const listImport = {
  ...importWrite,
  needs: ["imports:start"],
  rate: "importFiles",
  request: ImportUpload,
  response: ImportAccepted,
  body: "form",
  takesLong: true,
  maxBytes: limits.importRequestBytes,
  status: 202,
  stale: ["imports"],
} as const;

export const import_mal = endpoint({
  ...listImport,
  path: "/api/import-mal/",
  summary: "Import an anime list from an XML export.",
});

export const import_mal_manga = endpoint({
  ...listImport,
  path: "/api/import-mal-manga/",
  summary: "Import a manga list from an XML export.",
});

/** What became of the rows of a file: added + raised + updated + unchanged + kept_aside + left = rows. */
const ImportReport = z.object({
  added: z.number(),
  raised: z.number(),
  /** As far as before, with another score, other dates, repeats or words. */
  updated: z.number(),
  unchanged: z.number(),
  kept_aside: z.number(),
  /** Added titles that the catalogue does not know: listed under the name the file gave them. */
  provisional: z.number(),
  /** Rows with more text than is kept with one title. */
  cut: z.number(),
  /** Rows with a number or a date that cannot be read. */
  unread: z.number(),
  /** Whether the file breaks off before its list ends. */
  broken_off: z.boolean(),
  reasons: z.array(
    z.object({ reason: z.enum(keptReasonNames), sentence: z.string(), count: z.number() }),
  ),
  /** Rows kept aside, for people to look at: the first ones, or all of them where one import is asked for. */
  kept: z.array(z.object({ title: z.string(), reason: z.enum(keptReasonNames) })),
  /** Rows that were not placed because the import failed before. */
  left: z.number(),
});

const ImportJob = z.object({
  job_id: z.string(),
  kind: z.enum(kinds),
  state: z.enum(importStates),
  /** 0 to 1. */
  progress: z.number(),
  rows_done: z.number(),
  rows: z.number(),
  /** Parts of a list that was split which have not come; when it has begun, they never will. */
  missing_parts: z.number(),
  /** ISO 8601. */
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Once it has finished, and after a failure for the rows placed until then. */
  report: ImportReport.nullable(),
  /** Why it failed. */
  error: z.string().nullable(),
  can_undo: z.boolean(),
  /** ISO 8601; null while there is nothing to undo. */
  undo_until: z.string().nullable(),
});

export const imports = endpoint({
  method: "GET",
  path: "/api/imports/",
  auth: "user",
  effect: "read",
  needs: ["imports:read"],
  summary: "The signed-in user's imports with progress and report, the newest first.",
  request: z.object({ job_id: randomId.optional() }),
  response: z.object({ imports: z.array(ImportJob) }),
});

export const undo_import = endpoint({
  ...importWrite,
  needs: ["imports:undo"],
  path: "/api/undo-import/",
  summary: "Put every entry back as it was before an import.",
  request: z.object({ job_id: randomId }),
  response: done,
  status: 202,
  stale: ["imports"],
});

const exportRow = endpoint({
  method: "GET",
  path: "/api/export/{format}/",
  auth: "user",
  effect: "read",
  needs: ["profile:read", "shelf:read", "snapshot:read", "exports:store"],
  rate: "exports",
  takesLong: true,
  summary:
    "The signed-in user's lists or whole account as a file; one that is too long for an answer is redirected to.",
  request: z.object({ format: z.enum(["mal-anime", "mal-manga", "json"]) }),
  response: z.string(),
});
export { exportRow as export };
