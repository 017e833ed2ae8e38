import { randomBytes } from "node:crypto";
import type { import_mal } from "../../../shared/api/imports.ts";
import type { RequestOf } from "../../../shared/endpoint.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { requireRate } from "../../http/rate-limit.ts";
import { putFile } from "../../objects/import-files.ts";
import { enqueue } from "../../queue/import-queue.ts";
import { getImport, type ImportJob } from "../../table/imports/import-jobs.ts";
import {
  receivePart,
  createImport,
  importOfKey,
  partKey,
  beginImport,
} from "../../table/imports/import-moves.ts";
import { acceptedWords } from "./accepted-words.ts";
import { countRows } from "../reading/rows-of.ts";

type Upload = RequestOf<typeof import_mal>;

/** The file of an upload. Throws ApiError 400, in the dialog's own words, for none, a wrong name or too many bytes. */
function requireFile(file: Upload["xml_file"]): File {
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) {
    throw new ApiError("bad_request", sentences.importNoFile);
  }
  if (!/\.xml$/i.test(file.name)) throw new ApiError("bad_request", sentences.importNotXml);
  if (file.size > limits.importBytes) throw new ApiError("bad_request", sentences.importTooLarge);
  return file;
}

const mistakenFor: Record<Kind, string> = {
  anime: sentences.importIsManga,
  manga: sentences.importIsAnime,
};

/** How many rows a file holds. Throws ApiError 400 for what is no list, or the list of the other kind. */
async function requireRows(kind: Kind, bytes: Uint8Array): Promise<number> {
  const rows = await countRows(bytes);
  if (rows[kind] === 0 && rows.anime + rows.manga > 0) {
    throw new ApiError("bad_request", mistakenFor[kind]);
  }
  return rows.anime + rows.manga;
}

/** A new import's id: the time, so that ids sort by it and mark what they wrote, and 96 random bits. */
const newId = (): string => `${Date.now().toString(36)}-${randomBytes(12).toString("base64url")}`;

/** The import that a further file of a split list belongs to. Throws ApiError 404 or 409 when it does not. */
async function requireGroup(
  uid: string,
  kind: Kind,
  id: string,
  part: number,
  key: string | undefined,
): Promise<ImportJob> {
  const job = await getImport(uid, id);
  if (job?.kind !== kind) throw new ApiError("not_found", sentences.importNotFound);
  if (key !== undefined && job.partKeys.has(partKey(part, key))) return job;
  if (job.state !== "uploading" || part > job.parts) {
    throw new ApiError("conflict", sentences.importBegun);
  }
  return job;
}

/** Which file of its list an upload is, and the client's key for it. */
interface Part {
  readonly parts: number;
  readonly part: number;
  readonly key: string | undefined;
}

/** Starts an import with its first or only file. */
async function begin(
  kind: Kind,
  uid: string,
  bytes: Uint8Array,
  { parts, part, key }: Part,
): Promise<string> {
  if (part > parts) throw new ApiError("bad_request", sentences.importNoSuchPart);
  const begun = key === undefined ? undefined : await importOfKey(uid, key);
  if (begun !== undefined) return begun;
  const rows = await requireRows(kind, bytes);
  // Files are counted as they come; only now one of them begins an import.
  await requireRate("imports", uid);
  const id = newId();
  await putFile(uid, id, part, bytes);
  const state = parts === 1 ? "waiting" : "uploading";
  const made = await createImport(
    uid,
    { id, kind, state, parts, got: { [`p${part}`]: rows } },
    key,
  );
  if (made === id && state === "waiting") await enqueue({ uid, job: id });
  return made;
}

/** Adds a further file; the last one starts the import. */
async function add(
  kind: Kind,
  uid: string,
  bytes: Uint8Array,
  { part, key }: Part,
  id: string,
): Promise<string> {
  const { state } = await requireGroup(uid, kind, id, part, key);
  // A repeat of the call that brought the last file.
  if (state !== "uploading") return id;
  const rows = await requireRows(kind, bytes);
  await putFile(uid, id, part, bytes);
  const job = await receivePart(uid, id, { part, rows, key });
  if (job === undefined) throw new ApiError("conflict", sentences.importBegun);
  if (Object.keys(job.got).length === job.parts) {
    const started = await beginImport(uid, id);
    if (started !== undefined) await enqueue({ uid, job: id });
  }
  return id;
}

/**
 * Takes a list file in: looks at it whole, keeps it, and asks a worker to place its rows. Throws ApiError with a
 * sentence for every file that cannot be imported, before anything is kept.
 */
export async function acceptUpload(kind: Kind, uid: string, upload: Upload) {
  const file = requireFile(upload.xml_file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = { parts: upload.parts, part: upload.part, key: upload.idempotency_key };
  const job_id = await (upload.job_id === undefined
    ? begin(kind, uid, bytes, part)
    : add(kind, uid, bytes, part, upload.job_id));
  return { message: acceptedWords(kind), job_id };
}
