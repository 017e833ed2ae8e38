import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";

/** Half a character, as a field that counts UTF-16 cuts an emoji: UTF-8, and with it the table, has no such thing. */
const whole = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

/** JSON that somebody sent, every text in it well-formed Unicode. Throws ApiError 400 when it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, whole);
  } catch {
    throw new ApiError("bad_request", sentences.brokenBody);
  }
}
