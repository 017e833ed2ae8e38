import type { Kind } from "../../shared/kind.ts";
import { weeklyBroadcast } from "../sources/broadcast.ts";
import { seasonOf } from "../sources/season.ts";
import { blankTitle, type PartialDate, type Title, type TitleStatus } from "../title.ts";
import { AnimeRow, MangaRow, SynopsisRow } from "./fact-row.ts";
import { factFiles } from "./files.ts";
import { readTable, type Line } from "./table.ts";

/** What titles of our own facts name as their source. */
export const OWN = "own";

/** The lines of all files of a folder. @throws RangeError when one has more or fewer cells than columns. */
export const factLines = (folder: Parameters<typeof factFiles>[0]): Line[] =>
  Object.entries(factFiles(folder)).flatMap(([path, text]) => readTable(path, text));

/** The catalogue's own titles, as of `now`, which decides what has ended. @throws ZodError when a line is not as it should be. */
export function ownTitles(now = new Date()): Title[] {
  const synopses = { anime: synopsesOf("anime"), manga: synopsesOf("manga") };
  return [
    ...factLines("anime").map(({ cells }) =>
      animeTitle(AnimeRow.parse(cells), synopses.anime, now),
    ),
    ...factLines("manga").map(({ cells }) => mangaTitle(MangaRow.parse(cells), synopses.manga)),
  ];
}

type Synopses = ReadonlyMap<number, string>;

const synopsesOf = (kind: Kind): Synopses =>
  new Map(
    factLines(`synopses/${kind}`).map(({ cells }) => {
      const { id, synopsis } = SynopsisRow.parse(cells);
      return [id, synopsis];
    }),
  );

/** A line of facts as a catalogue title. */
export function animeTitle(row: AnimeRow, synopses: Synopses, now: Date): Title {
  const { from, to } = row.aired;
  const [weekday, time] = row.slot?.split(" ") ?? [];
  const premiere = row.season ?? (row.type === "tv" ? seasonOf(from) : null);
  return {
    ...commonFacts("anime", row, synopses),
    type: row.type ?? "unknown",
    total: row.episodes,
    status: airing(from, to, now),
    source: row.source,
    minutes: row.minutes,
    rating: row.rating,
    season: premiere?.season ?? null,
    year: premiere?.year ?? yearOf(from),
    from,
    to,
    broadcast: weeklyBroadcast(weekday, time, from),
    makers: row.studios,
    adapts: row.adapts,
    trailer: row.trailer === null ? null : `https://www.youtube.com/watch?v=${row.trailer}`,
    adult: row.rating === "Rx",
  };
}

/** As {@link animeTitle}. */
function mangaTitle(row: MangaRow, synopses: Synopses): Title {
  const { from, to } = row.published;
  return {
    ...commonFacts("manga", row, synopses),
    type: row.type,
    total: row.chapters,
    volumes: row.volumes,
    status: row.status ?? "Unknown",
    year: yearOf(from),
    from,
    to,
    makers: row.authors,
    adult: row.themes.includes("Erotica"),
  };
}

function commonFacts(kind: Kind, row: AnimeRow | MangaRow, synopses: Synopses): Title {
  const { demographic } = row;
  const audience = demographic === null || demographic === "-" ? [] : [demographic];
  return {
    ...blankTitle(kind, row.id, row.name),
    english: row.english,
    japanese: row.japanese,
    synonyms: row["other names"],
    genres: row.genres,
    themes: [...audience, ...row.themes],
    popularity: row.fame,
    synopsis: synopses.get(row.id) ?? null,
    relations: row.relations,
    sources: [OWN],
  };
}

/** How far an anime is by its dates; "Unknown" where another source has them, or where they are too coarse to tell. */
function airing(from: PartialDate | null, to: PartialDate | null, now: Date): TitleStatus {
  if (from === null) return "Unknown";
  const today = now.toISOString();
  if (from > today) return "Not yet aired";
  if (to !== null && lastDay(to) < today) return "Finished Airing";
  // Of what comes out in this year, or in this month, nobody can tell whether it has begun.
  return lastDay(from) > today ? "Unknown" : "Currently Airing";
}

/** The end of a month or year, and the beginning of a day, to be compared as text. */
const lastDay = (date: PartialDate): string =>
  date.length < "2000-01-01".length ? `${date}~` : date;

const yearOf = (date: PartialDate | null) => (date === null ? null : Number(date.slice(0, 4)));
