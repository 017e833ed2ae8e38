import type { Evidence } from "./cues.ts";
import { hasFilter, isBounded, type Slots } from "./slots/slots.ts";

/** What a question that names so many titles has beside its words. */
export const evidenceOf = (slots: Slots, titles: number): Evidence => {
  const namesLabel = slots.genres.length > 0 || slots.themes.length > 0;
  return {
    titles,
    isMine: slots.isMine,
    isFiltered: hasFilter(slots) || slots.sort !== undefined,
    asksHowMany: slots.asksHowMany,
    namesMaker: slots.maker !== undefined,
    namesLabel,
    isBounded: namesLabel && isBounded(slots),
  };
};

/** A title, and nothing else. */
export const titleAlone: Evidence = {
  titles: 1,
  isMine: false,
  isFiltered: false,
  asksHowMany: false,
  namesMaker: false,
  namesLabel: false,
  isBounded: false,
};
