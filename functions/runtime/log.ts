type Level = "info" | "warn" | "error";

/**
 * Writes one structured line. By Lambda's JSON log format an object stays one in the line's `message`, so what it says
 * can be searched for: `filter message.event = "call" and message.status >= 500`.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  console[level]({ event, ...fields });
}

/** What of an error belongs in the log: never in an answer. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.name, detail: error.message, stack: error.stack };
}
