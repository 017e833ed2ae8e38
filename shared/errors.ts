import type { Kind } from "./kind.ts";
import { unknownAnime, unknownManga } from "./sentences.ts";

/** The closed list of ways a call can fail, with the HTTP status of each. */
export const errorStatus = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_body: 415,
  too_many: 429,
  unexpected: 500,
  not_built: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A failure whose message a user may read. Anything else that is thrown reaches users only as `sentences.unexpected`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a retry can succeed; becomes the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** What is said of a studio or an author of whom the catalogue has nothing. */
export const unknownMaker = (kind: Kind): string =>
  kind === "anime" ? "We know no studio of this name." : "We know no author of this name.";

/** What is said of an id that the catalogue does not have. */
export const unknownTitle = (kind: Kind): string =>
  kind === "anime" ? unknownAnime : unknownManga;

/** What is said of a status that a kind does not have. */
export const unknownStatus = (word: string): string => `There is no status "${word}".`;

/** 'Cannot exceed total episodes (12)' or 'Cannot exceed total chapters (12)', as counter and server both say it. */
export function exceedsTotal(units: "episodes" | "chapters", total: number): string {
  return `Cannot exceed total ${units} (${total})`;
}
