import type { CounterName } from "../../achievements.ts";
import type { Genre, Season } from "../../filters.ts";

/*
 * What badges show, drawn with round strokes in a box from -24 to 24. `fill` marks areas; everything else is a line.
 */
const line = (path: string): string => `<path d="${path}"/>`;
const area = (path: string): string => `<path class="a" d="${path}"/>`;
const dot = (x: number, y: number, r: number): string =>
  `<circle class="a" cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** The same figure so many times around the middle. */
const around = (count: number, figure: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(at * 360) / count})">${figure}</g>`,
  ).join("");

const genreGlyphs: Readonly<Record<Genre, string>> = {
  // Two swords.
  Action: line("M-19-19L13 13M9 17L17 9M13 13L20 20M19-19L-13 13M-9 17L-17 9M-13 13L-20 20"),
  // A compass.
  Adventure: ring(0, 0, 21) + area("M9-9L3 3-9 9-3-3Z") + line("M9-9L3 3-9 9-3-3Z"),
  // Laurels around a star.
  "Award Winning":
    area("M0-13L4-5 13-4 6 2 8 11 0 6.500-8 11-6 2-13-4-4-5Z") +
    line(
      "M-12-20C-25-10-25 10-10 21M12-20C25-10 25 10 10 21M-21-5L-25-10M21-5L25-10M-20 7L-25 6M20 7L25 6",
    ),
  // Three shapes that agree on nothing.
  "Avant Garde": ring(-8, 6, 13) + line("M-2-21L20-16 15 6Z") + area("M-19-21h11v11h-11Z"),
  // A laughing mask.
  Comedy:
    line("M-20-17C-8-22 8-22 20-17 22 8 12 20 0 22-12 20-22 8-20-17Z") +
    line("M-12-5C-10-9-6-9-4-5M4-5C6-9 10-9 12-5") +
    area("M-11 4C-6 7 6 7 11 4 9 16-9 16-11 4Z"),
  // A tear.
  Drama:
    line("M0-22C10-8 16 0 16 8A16 15 0 0 1-16 8C-16 0-10-8 0-22Z") + line("M-8 9C-8 13-5 16-1 16"),
  // A wand and its sparks.
  Fantasy:
    line("M-20 20L6-6") +
    area("M10-22L13-13 22-10 13-7 10 2 7-7-2-10 7-13Z") +
    dot(-12, -14, 2.5) +
    dot(16, 12, 2.5) +
    dot(-2, 18, 2),
  // A bowl, with steam and chopsticks.
  Gourmet:
    area("M-22 1H22C22 13 13 21 0 21S-22 13-22 1Z") +
    line("M-8-8C-12-12-4-15-8-20M2-8C-2-12 6-15 2-20M11-5L23-20"),
  // A ghost.
  Horror:
    line("M-16 21V-4C-16-15-9-22 0-22S16-15 16-4V21L10.500 15 5.500 21 0 15-5.500 21-10.500 15Z") +
    dot(-6, -6, 3) +
    dot(6, -6, 3),
  // A magnifying glass over a print.
  Mystery: ring(-5, -5, 16) + line("M7 7L21 21M-11-5C-11-13 1-13 1-5M-5-5V2"),
  Romance: area("M0 20C-30 0-22-20-10-20-4-20 0-15 0-12 0-15 4-20 10-20 22-20 30 0 0 20Z"),
  // A planet with its ring.
  "Sci-Fi":
    area("M-13 0A13 13 0 0 1 13 0A13 13 0 0 1-13 0Z") +
    line("M-11-9C-22-2-27 6-23 10S-3 9 9-1 25-17 21-20 9-19 2-16"),
  // A cup of tea.
  "Slice of Life": line(
    "M-18-6H12V6C12 15 6 20-3 20S-18 15-18 6ZM12-3C22-5 22 11 11 9M-9-13C-12-17-6-18-8-23M1-13C-2-17 4-18 2-23",
  ),
  // A ball.
  Sports: ring(0, 0, 21) + line("M-21 0C-8 2 2-8 0-21M21 0C8-2-2 8 0 21M-15-15C-4-4 4 4 15 15"),
  // A will-o'-the-wisp.
  Supernatural:
    line(
      "M2-24C6-12 18-8 16 7 14 17 7 22 0 22S-14 17-16 8C-17 0-11-4-10-11-5-9-4-5-4-2 2-6 4-14 2-24Z",
    ) +
    dot(-5, 9, 2.6) +
    dot(6, 9, 2.6),
  // An eye that does not look away.
  Suspense: line("M-24 0C-12-17 12-17 24 0 12 17-12 17-24 0Z") + ring(0, 0, 8) + dot(0, 0, 3.5),
};

const seasonGlyphs: Readonly<Record<Season, string>> = {
  winter: around(6, line("M0 0V-22M-5-18L0-13 5-18M-4-9L0-6 4-9")),
  spring: around(5, area("M0-4C-9-10-9-20-3-22L0-18 3-22C9-20 9-10 0-4Z")) + dot(0, 0, 2.5),
  summer: ring(0, 0, 9) + around(8, line("M0-15V-22")),
  fall:
    line("M0 24V-2M0 10L10 3M0 6L-10-1") +
    area("M0-23L5-14 12-17 11-8 21-8 15 1 18 8 0 6-18 8-15 1-21-8-11-8-12-17-5-14Z"),
};

const others: Partial<Record<CounterName, string>> = {
  // Rolling credits, ticked off.
  anime: line("M-22-15H22V13H-22ZM-8 21H8") + line("M-9-1L-2 6 10-8"),
  manga: line(
    "M0-14C-6-19-16-20-23-18V15C-16 13-6 14 0 19 6 14 16 13 23 15V-18C16-20 6-19 0-14ZM0-14V19M7-7L16-9M7 1L16-1",
  ),
  episodes: ring(0, 0, 22) + area("M-6-11L13 0-6 11Z"),
  chapters: line("M-15-22H9L17-14V22H-15ZM-8-9H8M-8 0H10M-8 9H10"),
  planned: line("M-13-22H13V21L0 11-13 21Z") + line("M0-13V1M-7-6H7"),
  started: line("M-14 23V-22M-14-20C-4-25 4-13 18-18V2C4 7-4-5-14 0"),
  movies: line("M-22-6H22V20H-22ZM-22-6L-20-17 21-22 22-12Z") + line("M-10-18L-4-8M4-20L10-10"),
  shortSeries: area("M5-24L-16 4H-2L-6 24 16-6H2Z"),
  longSeries: line("M-24 18L-8-12 2 5 9-6 24 18Z") + line("M-13-3L-8 1-4-4") + dot(14, -17, 4),
  longManga: line("M-20 20V6H18V20ZM-16 6V-8H20V6ZM-20-8V-20H14V-8M-12 6V20M-8-8V6M-12-20V-8"),
  genres: around(6, ring(0, -14, 7)) + dot(0, 0, 4),
  decades:
    line("M-14-22H14M-14 22H14M-11-22C-11-6 11 6 11 22M11-22C11-6-11 6-11 22") +
    area("M-7 18C-3 10 3 10 7 18Z"),
  lists: line("M-6-16H22M-6 0H22M-6 16H22") + dot(-18, -16, 4) + dot(-18, 0, 4) + dot(-18, 16, 4),
  rankings:
    line("M-22 21V6H-8V21M-8 21V-6H8V21M8 21V11H22V21ZM-22 21H22") +
    area("M0-24L2.500-18 9-18 4-14 6-8 0-11.500-6-8-4-14-9-18-2.500-18Z"),
  imports: line("M-22 4V21H22V4M0-23V9M-10 0L0 10 10 0"),
};

/** The drawing for a counter; a decade is written, not drawn. */
export function glyphOf(counter: CounterName): string {
  const [word = "", ...rest] = counter.split(" ");
  const value = rest.join(" ");
  if (word === "genre") return genreGlyphs[value as Genre];
  if (word === "season") return seasonGlyphs[value as Season];
  if (word === "decade") {
    return `<text class="a" y="9" font-size="27" text-anchor="middle">’${value.slice(2, 4)}s</text>`;
  }
  return others[counter] ?? "";
}
