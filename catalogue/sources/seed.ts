import animeBefore1990 from "../seed/anime/before-1990.json" with { type: "json" };
import anime1990s from "../seed/anime/1990s.json" with { type: "json" };
import anime2000s from "../seed/anime/2000s.json" with { type: "json" };
import anime2010To2013 from "../seed/anime/2010-2013.json" with { type: "json" };
import anime2014To2017 from "../seed/anime/2014-2017.json" with { type: "json" };
import anime2018To2020 from "../seed/anime/2018-2020.json" with { type: "json" };
import anime2021To2026 from "../seed/anime/2021-2026.json" with { type: "json" };
import mangaBefore1990 from "../seed/manga/before-1990.json" with { type: "json" };
import manga1990s from "../seed/manga/1990s.json" with { type: "json" };
import manga2000To2004 from "../seed/manga/2000-2004.json" with { type: "json" };
import manga2005To2011 from "../seed/manga/2005-2011.json" with { type: "json" };
import manga2012To2026 from "../seed/manga/2012-2026.json" with { type: "json" };
import type { Title } from "../title.ts";
import { animeTitle, mangaTitle, SeedAnime, SeedManga } from "./seed-record.ts";

/** The records of all anime seed files, unchecked. */
export const seedAnime: readonly unknown[] = [
  ...animeBefore1990,
  ...anime1990s,
  ...anime2000s,
  ...anime2010To2013,
  ...anime2014To2017,
  ...anime2018To2020,
  ...anime2021To2026,
];

/** The records of all manga seed files, unchecked. */
export const seedManga: readonly unknown[] = [
  ...mangaBefore1990,
  ...manga1990s,
  ...manga2000To2004,
  ...manga2005To2011,
  ...manga2012To2026,
];

/** The catalogue's own titles. @throws ZodError when a record does not have the shape of a seed. */
export function seedTitles(): Title[] {
  return [
    ...seedAnime.map((record) => animeTitle(SeedAnime.parse(record))),
    ...seedManga.map((record) => mangaTitle(SeedManga.parse(record))),
  ];
}
