import assert from "node:assert/strict";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import type { Answer } from "./browser.ts";

/** What tests found of the specification, one JSON object a line, written by all runners. */
const recordFile = join(import.meta.dirname, "../../test-results/spec/found.jsonl");

const Finding = z.object({ kind: z.enum(["text", "error", "constant"]), value: z.string() });

/** One exact text, error or constant of the specification that a test has met. */
export type Finding = z.infer<typeof Finding>;

function record(finding: Finding): void {
  mkdirSync(dirname(recordFile), { recursive: true });
  appendFileSync(recordFile, `${JSON.stringify(finding)}\n`);
}

/** Everything that tests have found since {@link forgetFindings}. */
export function readFindings(): Finding[] {
  if (!existsSync(recordFile)) return [];
  const lines = readFileSync(recordFile, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => Finding.parse(JSON.parse(line)));
}

/** Begins a new record. */
export function forgetFindings(): void {
  rmSync(recordFile, { force: true });
}

/** A limit by name, for an assertion to use; it counts as covered by that. */
export function constant<Name extends keyof typeof limits>(name: Name): (typeof limits)[Name] {
  record({ kind: "constant", value: name });
  return limits[name];
}

/** Asserts that a call was refused with a status and exactly this sentence, in the shape of all our errors. */
export async function provokes(
  given: Answer | Promise<Answer>,
  status: number,
  sentence: string,
): Promise<Answer> {
  const answer = await given;
  assert.deepEqual(
    { status: answer.status, body: answer.body ?? answer.text },
    { status, body: { error: sentence } },
  );
  record({ kind: "error", value: sentence });
  return answer;
}

/**
 * Waits until a rendered page, or a part of it, shows a text: as text or as a field's placeholder, in this
 * case and as whole words. A text that reports a failure counts as a provoked error, too.
 */
export async function sees(page: Page | Locator, text: string): Promise<void> {
  const literally = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const words = new RegExp(`(?<!\\w)${literally}(?!\\w)`);
  const anywhere = page.getByText(words).or(page.getByPlaceholder(words));
  await anywhere.filter({ visible: true }).first().waitFor();
  record({ kind: "text", value: text });
}
