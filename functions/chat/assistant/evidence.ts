import type { Evidence } from "./cues.ts";
import { hasFilter, isBounded, type Slots } from "./slots/slots.ts";

/** "A manga", "something": a wish for titles, and no word for one that was spoken of. */
const wishes =
  /\b(?:something|anything|etwas|(?:an?|any|some|eine?n?) (?:\w+ ){0,2}(?:anime|manga|show|series|movie|film|serie)|animes|mangas|shows|movies|films|filme|serien)\b|^(?:\w+ )?(?:anime|manga)\b|(?:る|い|な)(?:あにめ|漫画|映画|作品|もの)/;

/** What a question that names so many titles has beside its words. */
export const evidenceOf = (rest: string, slots: Slots, titles: number): Evidence => {
  const namesLabel = slots.genres.length + slots.themes.length + slots.anyOf.length > 0;
  return {
    titles,
    isMine: slots.isMine,
    isFiltered: hasFilter(slots) || slots.sort !== undefined,
    asksHowMany: slots.asksHowMany,
    namesMaker: slots.maker !== undefined,
    namesLabel,
    isBounded: (namesLabel || wishes.test(rest)) && isBounded(slots),
    isTimed: slots.minutesInAllTo !== undefined && (namesLabel || wishes.test(rest)),
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
  isTimed: false,
};
