import type { Catalogue } from "../../catalogue/catalogue.ts";

const series = ["tv", "ona"];

const sequelsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<number, readonly number[]>>();

/** The rows that continue each row; adult titles continue none. */
function sequelsIn(catalogue: Catalogue): ReadonlyMap<number, readonly number[]> {
  const known = sequelsByCatalogue.get(catalogue);
  if (known !== undefined) return known;
  const prequels = catalogue.sections.u32("row.prequel");
  const sequels = new Map<number, number[]>();
  for (const [row, id] of prequels.entries()) {
    const prequel =
      catalogue.adults[row] === 0 ? catalogue.find(catalogue.kind(row), id) : undefined;
    if (prequel === undefined) continue;
    const others = sequels.get(prequel);
    if (others === undefined) sequels.set(prequel, [row]);
    else others.push(row);
  }
  sequelsByCatalogue.set(catalogue, sequels);
  return sequels;
}

/** A row and all that continues it, in the order of the story. */
export function continuations(catalogue: Catalogue, row: number): number[] {
  const sequels = sequelsIn(catalogue);
  const story = new Set([row]);
  // The set grows while it is walked.
  for (const part of story) for (const sequel of sequels.get(part) ?? []) story.add(sequel);
  return [...story];
}

/** A row and the series that continue it, in the order of the story. */
export function wholeStory(catalogue: Catalogue, row: number): number[] {
  const isManga = catalogue.kind(row) === "manga";
  // A film between two seasons belongs to the story, and not to its episodes.
  return continuations(catalogue, row).filter(
    (part) => part === row || isManga || series.includes(catalogue.type(part)),
  );
}

/** How many seasons a series has; undefined for what is no series, or only continues one. */
export function seasonsOf(catalogue: Catalogue, row: number): number | undefined {
  const { prequel } = catalogue.card(row);
  if (prequel !== null || !series.includes(catalogue.type(row))) return undefined;
  return wholeStory(catalogue, row).length;
}
