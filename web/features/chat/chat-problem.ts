import * as sentences from "../../../shared/sentences.ts";
import { CallError } from "../../calls/api.ts";

/** Standard phrases of the codes an answer can have: HTTP/2 carries only the number. */
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** What is shown in red when a message could not be answered. */
export function chatProblem(error: unknown): string {
  if (!(error instanceof CallError) || error.isNetwork) return sentences.chatFailed;
  if (error.serverMessage !== undefined) return error.serverMessage;
  // No answer at all, and still a sentence of our own: the missing CSRF cookie.
  if (error.message === sentences.csrfMissing) return error.message;
  return `Server Error: ${phrases[error.status] ?? String(error.status)}`;
}
