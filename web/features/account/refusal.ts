import { refusalCookieName, type Refusal } from "../../../shared/sign-in.ts";
import { cookieValue } from "../../browser/cookie-value.ts";

const textOf = (base64url: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      atob(base64url.replaceAll("-", "+").replaceAll("_", "/")),
      (char) => char.codePointAt(0) ?? 0,
    ),
  );

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" &&
  value !== null &&
  "reason" in value &&
  typeof value.reason === "string" &&
  "erased_at" in value &&
  (value.erased_at === null || typeof value.erased_at === "number");

/** What the sign-in that was refused a moment ago has said of why; undefined where it said nothing, or that was too long ago. */
export function refusal(): Refusal | undefined {
  const text = cookieValue(refusalCookieName(location.origin));
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(textOf(text));
    return isRefusal(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
