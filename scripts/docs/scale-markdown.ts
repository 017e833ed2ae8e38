import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { standingCosts } from "../scale/standing.ts";
import {
  billTable,
  callsTable,
  hotKeysText,
  jobsTable,
  paceTable,
  pricesTable,
  quotasTable,
  usageText,
} from "../scale/tables.ts";
import { recordedFigures } from "../units/recorded.ts";

const file = join(import.meta.dirname, "../../docs/scale.md");

const begin = (name: string): string => `<!-- Made by \`npm run docs\`: ${name} -->`;
const end = "<!-- As made -->";

/** `docs/scale.md` with all that is made in it made anew. Throws when a place for it is missing. */
export async function scaleMarkdown(): Promise<string> {
  const [figures, standing] = await Promise.all([recordedFigures(), standingCosts()]);
  const made: Readonly<Record<string, string>> = {
    "first bottlenecks": quotasTable(figures),
    "usual day": usageText(),
    bills: billTable(figures, standing),
    prices: pricesTable(),
    "hot keys": hotKeysText(figures),
    pace: paceTable(figures),
    calls: callsTable(figures),
    jobs: jobsTable(figures),
  };
  return Object.entries(made).reduce(
    (text, [name, block]) => withBlock(text, name, block),
    await readFile(file, "utf8"),
  );
}

/** A text with what stands between a block's marks replaced. */
export function withBlock(text: string, name: string, block: string): string {
  const from = text.indexOf(begin(name));
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/scale.md has no place for: ${name}.`);
  return `${text.slice(0, from)}${begin(name)}\n\n${block}\n\n${text.slice(to)}`;
}
