import { exceptions } from "./accepted.ts";
import type { BundledPackage } from "./packages.ts";

const rule = "-".repeat(80);

/** One text with all that it is the licence of, so that none stands twice. */
interface Shared {
  readonly text: string;
  readonly packages: readonly BundledPackage[];
}

function byText(packages: readonly BundledPackage[]): readonly Shared[] {
  const found = new Map<string, BundledPackage[]>();
  for (const each of packages) {
    const text = each.text ?? `The licence is at https://spdx.org/licenses/${each.licence}.html.`;
    found.set(text, [...(found.get(text) ?? []), each]);
  }
  return [...found].map(([text, sharing]) => ({ text, packages: sharing }));
}

const lineOf = ({ name, version, licence }: BundledPackage): string =>
  `${name} ${version} (${licence})`;

/** The sentences about what has a licence of its own. */
const reasonsFor = (packages: readonly BundledPackage[]): readonly string[] =>
  packages.flatMap(({ name }) => exceptions[name]?.reason ?? []);

/** What visitors read of the code of others: every package with its licence, as the packages have it. */
export function licencesText(packages: readonly BundledPackage[]): string {
  const parts = byText(packages).map(({ text, packages: sharing }) =>
    [...sharing.map(lineOf), ...reasonsFor(sharing), "", text].join("\n"),
  );
  const intro = "This site is made with the work of others. Thank you! These are their licences.";
  return `${[intro, ...parts].join(`\n\n${rule}\n\n`)}\n`;
}
