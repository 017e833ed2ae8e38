import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import type { Kind } from "../../../shared/kind.ts";
import {
  ListReader,
  ListRefused,
  type RefusalReason,
} from "../../../shared/list-file/list-reader.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import { fileRow } from "./read-row.ts";
import { textOf } from "./text-of.ts";

const refusals: Readonly<Record<RefusalReason, string>> = {
  declares: sentences.importDeclares,
  web_page: sentences.importNoList,
  too_deep: sentences.importTooDeep,
  too_long: sentences.importTooLong,
};

/**
 * The rows of a list file in their order, a few at a time, without ever holding the file. Throws ApiError 400 with a
 * sentence for a file that is no list, that is an attack, or that does not end. Tells when the file breaks off.
 */
export async function* rowsOf(
  file: AsyncIterable<Uint8Array>,
  whenBrokenOff: () => void = () => undefined,
): AsyncGenerator<FileRow[]> {
  const reader = new ListReader();
  try {
    for await (const text of textOf(file)) yield reader.write(text).map(fileRow);
    yield reader.end().map(fileRow);
  } catch (error) {
    if (error instanceof ListRefused) throw new ApiError("bad_request", refusals[error.reason]);
    throw error;
  }
  if (reader.isCutOff) whenBrokenOff();
  if (!reader.isList) throw new ApiError("bad_request", sentences.importNoList);
}

const sliceBytes = 64 * 1024;

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    // Nothing to wait for: only the shape of a stream is wanted.
    yield await Promise.resolve(bytes.subarray(at, at + sliceBytes));
  }
}

/** How many rows of each kind a file holds, read to its end. Throws as {@link rowsOf} does. */
export async function countRows(bytes: Uint8Array): Promise<Record<Kind, number>> {
  const rows = { anime: 0, manga: 0 };
  for await (const some of rowsOf(slices(bytes))) for (const { kind } of some) rows[kind]++;
  return rows;
}
