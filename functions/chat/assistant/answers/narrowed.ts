import type { Card } from "../../../catalogue/catalogue.ts";
import type { Desk } from "../../tools/desk.ts";
import type { Question } from "../question.ts";
import type { Relation } from "../slots/comparatives.ts";
import { isBounded, type Slots } from "../slots/slots.ts";

/** What "newer ones" or "something shorter" asks for, where nothing is named to compare with. */
function usualBounds(relation: Relation, slots: Slots, nowMs: number): Partial<Slots> {
  const { yearFrom, yearTo } = slots;
  const isLengthGiven = isBounded(slots);
  const areYearsGiven = yearFrom !== undefined || yearTo !== undefined;
  const year = new Date(nowMs).getUTCFullYear();
  switch (relation) {
    case "shorter":
      return isLengthGiven ? {} : { totalTo: 13 };
    case "longer":
      return isLengthGiven ? {} : { totalFrom: 26 };
    case "newer":
      return areYearsGiven ? {} : { yearFrom: year - 5 };
    case "older":
      return areYearsGiven ? {} : { yearTo: year - 15 };
  }
}

/** What "shorter" or "older" than a title asks for. */
function boundsBeside(
  relation: Relation,
  { total, year, from }: Card,
  { totalTo, yearFrom, yearTo }: Slots,
): Partial<Slots> {
  const began = year ?? (from === null ? null : Number(from.slice(0, 4)));
  switch (relation) {
    case "shorter":
      return total === null
        ? { totalTo: 26 }
        : { totalTo: Math.min(totalTo ?? Infinity, Math.max(1, total - 1)), totalFrom: undefined };
    case "longer":
      return total === null ? {} : { totalFrom: total + 1, totalTo: undefined };
    case "newer":
      return began === null ? {} : { yearFrom: Math.max(began + 1, yearFrom ?? 0) };
    case "older":
      return began === null ? {} : { yearTo: Math.min(began - 1, yearTo ?? Infinity) };
  }
}

/** The bounds that follow from "like this, but shorter and newer". */
export function boundsOf(desk: Desk, { rows, slots }: Question): Partial<Slots> {
  const [row] = rows;
  const bounds = slots.relations.map((relation) =>
    row === undefined
      ? usualBounds(relation, slots, desk.nowMs)
      : boundsBeside(relation, desk.catalogue.card(row), slots),
  );
  return Object.assign({}, ...bounds) as Partial<Slots>;
}

/** The wishes of a conversation so far: what the last question narrows, and what it leaves open. */
export function slotsInAll({ slots, before, isFollowUp }: Question): Slots {
  if (!isFollowUp || before === undefined) return slots;
  const earlier = slotsInAll(before);
  return {
    ...slots,
    kind: slots.kind ?? earlier.kind,
    genres:
      slots.genres.length > 0
        ? slots.genres
        : earlier.genres.filter((genre) => !slots.without.includes(genre)),
    themes:
      slots.themes.length > 0
        ? slots.themes
        : earlier.themes.filter((theme) => !slots.without.includes(theme)),
    anyOf: slots.anyOf.length > 0 ? slots.anyOf : earlier.anyOf,
    about: slots.about ?? earlier.about,
    notAbout: slots.notAbout ?? earlier.notAbout,
    phase: slots.phase ?? earlier.phase,
    without: [...earlier.without, ...slots.without],
    avoid: slots.avoid.length > 0 ? slots.avoid : earlier.avoid,
    types: slots.types.length > 0 ? slots.types : earlier.types,
    yearFrom: slots.yearFrom ?? earlier.yearFrom,
    yearTo: slots.yearTo ?? earlier.yearTo,
    maker: slots.maker ?? (slots.withoutMaker === earlier.maker ? undefined : earlier.maker),
    withoutMaker: slots.withoutMaker ?? earlier.withoutMaker,
    totalFrom: slots.totalFrom ?? earlier.totalFrom,
    totalTo: slots.totalTo ?? earlier.totalTo,
    volumesFrom: slots.volumesFrom ?? earlier.volumesFrom,
    volumesTo: slots.volumesTo ?? earlier.volumesTo,
    minutesFrom: slots.minutesFrom ?? earlier.minutesFrom,
    minutesTo: slots.minutesTo ?? earlier.minutesTo,
    minutesInAllTo: slots.minutesInAllTo ?? earlier.minutesInAllTo,
    seasonsFrom: slots.seasonsFrom ?? earlier.seasonsFrom,
    seasonsTo: slots.seasonsTo ?? earlier.seasonsTo,
    forChildren: slots.forChildren || earlier.forChildren,
    relations: slots.relations.length > 0 ? slots.relations : earlier.relations,
  };
}

/** "Like Ghost in the Shell (the 1995 film)" says which one is meant, and not when the others should be from. */
export function withoutYearOf(slots: Slots, { rest, rows }: Question, { catalogue }: Desk): Slots {
  const isItsOwn =
    /§ (?:the |from |von |aus )?(?:19|20)\d\d\b/.test(rest) &&
    rows.some((row) => catalogue.years[row] === slots.yearFrom);
  return isItsOwn ? { ...slots, yearFrom: undefined, yearTo: undefined } : slots;
}
