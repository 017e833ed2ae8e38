import * as limits from "../../shared/limits.ts";

/** @throws SyntaxError for a row, counted from 1, that is longer than any row of titles. */
export function requireShort(row: number, sizeBytes: number): void {
  if (sizeBytes <= limits.sourceRowBytes) return;
  throw new SyntaxError(`Row ${row} is longer than ${limits.sourceRowBytes} bytes.`);
}

/** @throws SyntaxError for a row, counted from 1, after so many that we read no more. */
export function requireFew(row: number): void {
  if (row <= limits.sourceRows) return;
  throw new SyntaxError(`It has more than ${limits.sourceRows} rows, which is more than we read.`);
}
