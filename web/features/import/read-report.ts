/** Under which name local storage remembers which report of an import was read. */
export const readReportKey = "import-read";

/** The import whose report was read last on this device; null when none was, or nobody may remember. */
export function lastReadReport(): string | null {
  try {
    return localStorage.getItem(readReportKey);
  } catch {
    return null;
  }
}

/** Remembers that the report of an import was read. */
export function rememberReadReport(jobId: string): void {
  try {
    localStorage.setItem(readReportKey, jobId);
  } catch {
    // Storage may be blocked: the report then comes back with the next page.
  }
}
