import { grouped } from "../../shared/words/grouped.ts";
import type * as z from "zod";
import * as sentences from "../../shared/sentences.ts";
import { listed } from "../../shared/words/listed.ts";

/** What a field may be asked to hold, by the schema's word for it. */
const kindsOfValue: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  // The only numbers that requests hold.
  number: "a whole number",
  object: "an object",
  string: "text",
};

/** "at most 500 characters", "at least 1" */
function bound(word: "least" | "most", size: number | bigint, origin: string): string {
  const unit = { array: "values", string: "characters" }[origin];
  const count = grouped(Number(size));
  return unit === undefined
    ? `it should be at ${word} ${count}`
    : `it should have at ${word} ${count} ${unit}`;
}

/** What is wrong with a field, in words that go on from its name; a row's own words, where it has some, come first. */
export function fieldProblem(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (input === undefined) return "it is missing";
  if (code === "invalid_type") {
    return `it should be ${kindsOfValue[issue.expected] ?? "of another kind"}`;
  }
  if (code === "too_big") return bound("most", issue.maximum, issue.origin);
  if (code === "too_small") {
    return input === "" ? "it is empty" : bound("least", issue.minimum, issue.origin);
  }
  if (code === "invalid_value") {
    const choices = issue.values.map((value) => JSON.stringify(value));
    return `it should be ${listed(choices, "or")}`;
  }
  // Whichever way it was meant, the first is the usual one.
  const [usual] = code === "invalid_union" ? (issue.errors[0] ?? []) : [];
  return usual?.message ?? "it is not what we expected";
}

/** The first thing wrong with a request, as one sentence. */
export function requestProblem({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return sentences.brokenBody;
  return `Please check "${issue.path.map(String).join(".")}": ${issue.message}.`;
}
