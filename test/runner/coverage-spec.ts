import { runAlone } from "../../scripts/command-line.ts";
import { readFindings, type Finding } from "../support/spec-coverage.ts";
import { delivered } from "../support/delivered-features.ts";
import { specFeatures, type SpecFeature } from "../support/spec-texts.ts";

/** Whether a text that a test met is an instance of the specification's, in which `{…}` stands for any text. */
export function isInstanceOf(pattern: string, text: string): boolean {
  const parts = pattern.split(/\{[^}]*\}/);
  const literally = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literally.join(".+")}$`, "s").test(text);
}

/** What a feature's tests have not met, one line each. */
export function uncovered(feature: SpecFeature, findings: readonly Finding[]): string[] {
  const met = (pattern: string, ...kinds: readonly Finding["kind"][]) =>
    findings.some(({ kind, value }) => kinds.includes(kind) && isInstanceOf(pattern, value));
  return [
    ...feature.texts.filter((text) => !met(text, "text")).map((text) => `text      ${text}`),
    // A page shows an error only when something provoked it.
    ...(feature.errors ?? [])
      .filter((error) => !met(error, "error", "text"))
      .map((error) => `error     ${error}`),
    ...(feature.constants ?? [])
      .filter((name) => !met(name, "constant"))
      .map((name) => `constant  ${name}`),
  ];
}

/** Prints what of the delivered features no test of the last run has met. Returns how much that is. */
export function printUncovered(): number {
  const findings = readFindings();
  let count = 0;
  for (const name of delivered) {
    const missing = uncovered(specFeatures[name], findings);
    count += missing.length;
    for (const line of missing) console.log(`not covered  ${name}: ${line}`);
  }
  console.log(
    count === 0
      ? `Every text, error and constant of ${delivered.join(", ")} was met by a test.`
      : `${count} of the specification's texts, errors and constants were met by no test.`,
  );
  return count;
}

if (import.meta.main) {
  await runAlone(
    {
      name: "coverage:spec",
      does: "Says which texts, errors and constants of the specification no test of the last run has met.",
      guide: "CONTRIBUTING.md",
    },
    () => {
      if (printUncovered() > 0) process.exitCode = 1;
    },
  );
}
