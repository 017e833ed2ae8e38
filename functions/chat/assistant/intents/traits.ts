import { hasFilter, isBounded, type Slots } from "../slots/slots.ts";

/** What a question has beside the words of its language. */
export const traits = [
  "bound",
  "filter",
  "inYear",
  "label",
  "maker",
  "timed",
  "title",
  "titles",
  "unknown",
] as const;

export type Trait = (typeof traits)[number];

/** The traits of a question that names so many titles, and perhaps one that the catalogue does not have. */
export function traitsOf(slots: Slots, titles: number, hasUnknown = false): ReadonlySet<Trait> {
  const isFiltered = hasFilter(slots) || slots.sort !== undefined;
  const holds: Readonly<Record<Trait, boolean>> = {
    title: titles > 0,
    titles: titles > 1,
    unknown: hasUnknown && titles === 0 && !isFiltered,
    label: slots.genres.length + slots.themes.length + slots.anyOf.length > 0,
    maker: slots.maker !== undefined,
    filter: isFiltered,
    bound: isBounded(slots),
    timed: slots.minutesInAllTo !== undefined,
    inYear: (slots.yearFrom ?? slots.yearTo) !== undefined,
  };
  return new Set(traits.filter((trait) => holds[trait]));
}

/** A title, and nothing else. */
export const titleAlone: ReadonlySet<Trait> = new Set<Trait>(["title"]);
