/** What names an import on the entries it writes: the time in its id, as no user has two in one millisecond. */
export const importMark = (job: string): string => job.split("-")[0] ?? job;

/** When an import began, in milliseconds since 1970. */
export const importedAtMs = (job: string): number => Number.parseInt(importMark(job), 36);

/** What an entry carries that a chunk of an import wrote. */
export const chunkMark = (job: string, chunk: number): string =>
  `${importMark(job)}.${chunk.toString(36)}`;

/** Which chunk of which import a mark names; of no import when the mark is empty. */
export function readMark(mark: string): { readonly importMark: string; readonly chunk: number } {
  const [name = "", chunk = "0"] = mark.split(".");
  return { importMark: name, chunk: Number.parseInt(chunk, 36) };
}
