import { readFileSync } from "node:fs";
import type { Title } from "../../../catalogue/title.ts";
import type { Kind } from "../../../shared/kind.ts";

/** What a fan says who has forgotten the name, and the titles that are meant: those of one name. */
export interface DescriptionQuery {
  readonly kind: Kind;
  readonly text: string;
  readonly ids: readonly number[];
  /** Whether its misses were never looked at while weights and words were chosen; how many they were was seen. */
  readonly isHeldOut: boolean;
}

/**
 * The lines of `descriptions.tsv`: kind, name, and what somebody says. They were written before there was anything to find
 * them with, and from memory; a few are examples that were given. Every other title is held out. Throws RangeError for a name that the titles do not have.
 */
export function descriptionQueries(titles: readonly Title[]): DescriptionQuery[] {
  const lines = readFileSync(new URL("descriptions.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const asked: string[] = [];
  return lines.map((line) => {
    const [kind = "", name = "", text = ""] = line.split("\t");
    const ids = titles
      .filter((title) => title.kind === kind && (title.title === name || title.english === name))
      .map(({ id }) => id);
    if (ids.length === 0) throw new RangeError(`No ${kind} is called ${name}.`);
    const key = `${kind} ${name}`;
    if (!asked.includes(key)) asked.push(key);
    return { kind: kind as Kind, text, ids, isHeldOut: asked.indexOf(key) % 2 === 1 };
  });
}
