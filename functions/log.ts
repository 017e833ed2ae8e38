type Level = "info" | "warn" | "error";

/** Writes one structured line; Lambda's JSON log format keeps the fields searchable. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, message, ...fields }));
}

/** What of an error belongs in the log: never in an answer. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.name, detail: error.message, stack: error.stack };
}
