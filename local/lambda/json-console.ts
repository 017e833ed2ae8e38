import { format } from "node:util";

/** Lambda's names of the levels, the least important first. */
const levels = ["TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL"] as const;
type Level = (typeof levels)[number];

const methods = {
  trace: "TRACE",
  debug: "DEBUG",
  info: "INFO",
  log: "INFO",
  warn: "WARN",
  error: "ERROR",
} as const satisfies Record<string, Level>;

/** An error as the runtime writes it. */
const errorFields = (error: Error) => ({
  errorType: error.constructor.name,
  errorMessage: error.message,
  stackTrace: error.stack?.split("\n") ?? [],
});

const spelledOut = (_key: string, value: unknown): unknown =>
  value instanceof Error ? Object.assign(errorFields(value), value) : value;

/**
 * What Lambda's Node.js runtime writes for one call of the console when the log format is JSON: a single argument stays
 * what it is, several become one text (src/LogPatch.js of aws-lambda-nodejs-runtime-interface-client).
 */
function jsonLine(level: Level, requestId: string | undefined, given: readonly unknown[]): string {
  const entry = { timestamp: new Date().toISOString(), level, requestId };
  if (given.length === 1) {
    try {
      return JSON.stringify({ ...entry, message: given[0] }, spelledOut);
    } catch {
      return JSON.stringify({ ...entry, message: format(given[0]) });
    }
  }
  const error = given.find((each) => each instanceof Error);
  const fields = error === undefined ? {} : errorFields(error);
  return JSON.stringify({ ...entry, message: format(...given), ...fields });
}

/** Whose line the console is to write, and how. */
interface Writer {
  readonly name: string;
  readonly requestId?: string;
  readonly logging: { readonly format: string; readonly level: string };
}

/** Hands on whole lines that functions write past the console, as their own log; what nobody wrote is printed. */
export function patchOutput(
  writer: () => Writer | undefined,
  write: (name: string, line: string) => void,
): void {
  const plain = process.stdout.write.bind(process.stdout);
  Reflect.set(process.stdout, "write", (chunk: string | Uint8Array): boolean => {
    const { name } = writer() ?? {};
    if (name === undefined || typeof chunk !== "string" || !chunk.endsWith("\n"))
      return plain(chunk);
    write(name, chunk.slice(0, -1));
    return true;
  });
}

/**
 * Makes the console write such lines for functions that want JSON, from their level on, as the runtime does before it
 * loads a function.
 */
export function patchConsole(
  writer: () => Writer | undefined,
  write: (name: string, line: string) => void,
): void {
  for (const [method, level] of Object.entries(methods)) {
    const plain = console[method as keyof typeof methods].bind(console);
    Reflect.set(console, method, (...given: unknown[]) => {
      const { name, requestId, logging } = writer() ?? {};
      if (name === undefined || logging?.format !== "JSON") {
        plain(...given);
        return;
      }
      const lowest = levels.findIndex((each) => each === logging.level);
      if (levels.indexOf(level) >= lowest) write(name, jsonLine(level, requestId, given));
    });
  }
}
