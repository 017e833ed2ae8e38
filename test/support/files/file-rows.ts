import { fileRow } from "../../../functions/import/reading/read-row.ts";
import type { FileRow } from "../../../functions/table/imports/file-row.ts";

/** A row of a file, as it is read of one whose only field is an id. */
export const row = (status: string, progress: number, more: Partial<FileRow> = {}): FileRow => ({
  ...fileRow({
    kind: "anime",
    fields: new Map([["series_animedb_id", "1"]]),
    isTooLarge: false,
  }),
  status,
  progress,
  ...more,
});
