import type { Title } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import { contentOf } from "./content.ts";
import { writeModel } from "./model.ts";
import { trainModel } from "./train.ts";
import { trainingSettings } from "./training.ts";
import { writeTraits } from "./traits.ts";

/** The share of people who have the best known title. */
const BEST_KNOWN = 0.5;
/** And the least known one: content must have somebody to speak through, or obscure picks would only bring what is famous. */
const LEAST_KNOWN = 0.02;
/** How fast titles between them are had by fewer (Zipf and Mandelbrot). */
const FALL = { from: 80, power: 0.6 };

/**
 * The share of people expected to have each title, from its rank by popularity alone: sources count people or judge, so
 * that how many points lie between two titles says little.
 */
function fameOf(titles: readonly Title[]): Float32Array {
  const fame = new Float32Array(titles.length);
  const popularityOf = (position: number) => titles[position]?.popularity ?? 0;
  const byPopularity = [...titles.keys()].sort((a, b) => popularityOf(b) - popularityOf(a));
  byPopularity.forEach((position, rank) => {
    fame[position] = Math.max(LEAST_KNOWN, BEST_KNOWN / (1 + rank / FALL.from) ** FALL.power);
  });
  return fame;
}

/** Whether anything is known of a title that could compare it with others. */
const isComparable = ({ genres, themes, synopsis }: Title): boolean =>
  genres.length > 0 || themes.length > 0 || synopsis !== null;

/**
 * Learns a model of all titles of a kind that are on a list or that content can compare, and writes it. Lists hold ids of
 * that kind; what the catalogue does not know, and what is for adults, is passed over.
 */
export function learnModel(
  kind: Kind,
  titles: readonly Title[],
  lists: readonly (readonly number[])[],
): Uint8Array<ArrayBuffer> {
  // List by list: all of them in one would be tens of millions of ids, beside a square of hundreds of megabytes.
  const listed = new Set<number>();
  for (const list of lists) for (const id of list) listed.add(id);
  const learnt = titles
    .filter((title) => title.kind === kind && !title.adult)
    .filter((title) => listed.has(title.id) || isComparable(title))
    .toSorted((a, b) => a.id - b.id);
  const positions = new Map(learnt.map(({ id }, position) => [id, position]));
  const set = {
    lists: lists.map((list) => Uint32Array.from(list.flatMap((id) => positions.get(id) ?? []))),
    content: contentOf(learnt),
    fame: fameOf(learnt),
  };
  return writeModel(
    Uint32Array.from(learnt, ({ id }) => id),
    trainModel(set, trainingSettings),
    writeTraits(learnt),
  );
}
