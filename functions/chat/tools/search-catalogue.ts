import * as z from "zod";
import type { Kind } from "../../../shared/kind.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { rowFilter } from "../../catalogue/filter.ts";
import { searchTitles } from "../../catalogue/search-titles.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import type { Desk } from "./desk.ts";
import { factsOf, type TitleFacts } from "./facts.ts";
import { seasonsOf } from "./story.ts";
import { kindField, nameOf, tool } from "./tool.ts";

const sorts = ["popular", "newest", "oldest", "shortest", "longest"] as const;
export type Sort = (typeof sorts)[number];

const phases = ["running", "finished", "upcoming"] as const;
export type Phase = (typeof phases)[number];

/** What to look for; every field that is given narrows the search. */
export const Wanted = z.object({
  query: z.string().max(200).optional().describe("A name, in any language or spelling"),
  kind: kindField,
  genres: z.array(z.string()).default([]).describe("All of these, e.g. Action, Slice of Life"),
  without: z.array(z.string()).default([]).describe("None of these genres or themes"),
  themes: z.array(z.string()).default([]).describe("All of these, e.g. Isekai, School, Shounen"),
  any_of: z.array(z.string()).default([]).describe("At least one of these genres or themes"),
  types: z.array(z.string()).default([]).describe("One of these, e.g. tv, movie, ova, manga"),
  for_children: z.boolean().default(false).describe("Only what is rated for children"),
  season: z.enum(["winter", "spring", "summer", "fall"]).optional(),
  year_from: z.int().optional(),
  year_to: z.int().optional(),
  maker: z.string().max(100).optional().describe("A studio, or an author of manga"),
  without_makers: z.array(z.string()).default([]).describe("By none of these studios or authors"),
  status: z.enum(phases).optional(),
  total_from: z.int().optional().describe("At least so many episodes or chapters"),
  total_to: z.int().optional().describe("At most so many episodes or chapters"),
  volumes_from: z.int().optional().describe("At least so many volumes; of manga only"),
  volumes_to: z.int().optional().describe("At most so many volumes; of manga only"),
  seasons_from: z.int().optional().describe("At least so many seasons; of anime only"),
  seasons_to: z.int().optional().describe("At most so many seasons; of anime only"),
  minutes_from: z.int().optional().describe("An episode or film of at least so many minutes"),
  minutes_to: z.int().optional().describe("An episode or film of at most so many minutes"),
  minutes_in_all_to: z.int().optional().describe("All of it in at most so many minutes; of anime"),
  about: z.string().max(60).optional().describe("A word that the synopsis has, e.g. volleyball"),
  not_about: z.string().max(60).optional().describe("A word that the synopsis does not have"),
  sort: z.enum(sorts).default("popular"),
  limit: z.int().min(1).max(20).default(5),
});
export type Wanted = z.output<typeof Wanted>;

const runningWords = ["Currently Airing", "Publishing", "On Hiatus"];
const finishedWords = ["Finished Airing", "Finished", "Discontinued"];

/** "running", "finished" or "upcoming", whatever the kind calls it; undefined when it is not known. */
export function phaseOf(status: string): Phase | undefined {
  if (runningWords.includes(status)) return "running";
  if (finishedWords.includes(status)) return "finished";
  return status === "Unknown" ? undefined : "upcoming";
}

const foldedByCatalogue = new WeakMap<Catalogue, Map<number, string>>();

/** A synopsis in plain form with a space before it, so that beginnings of words are found; folded once. */
function toldOf(catalogue: Catalogue, row: number): string {
  const folded = foldedByCatalogue.get(catalogue) ?? new Map<number, string>();
  foldedByCatalogue.set(catalogue, folded);
  const told = folded.get(row) ?? ` ${plainForm(catalogue.summary(row) ?? "")}`;
  folded.set(row, told);
  return told;
}

/** Words so short begin too many others: a cat is no catastrophe, and a train no training. */
const longestShort = 5;

/** A word that a synopsis is searched for, as it begins there: a plural finds the singular, too. */
function topicOf(word: string | undefined): RegExp | undefined {
  if (word === undefined) return undefined;
  const singular = plainForm(word).replace(/s$/, "");
  return new RegExp(
    singular.length > longestShort
      ? ` ${singular}`
      : ` (?:${singular}(?:s|es|dom|ess)?|${singular.replace(/y$/, "ies")})(?= |$)`,
  );
}

/** A test for rows of a kind whose story, in its other form, has a word in its synopsis: Haikyu!! and its manga. */
function toldInOtherKind({ catalogue }: Desk, kind: Kind, word: RegExp): (row: number) => boolean {
  const { from, to } = catalogue.rowsOf(kind === "anime" ? "manga" : "anime");
  const namesOf = (row: number): string[] => {
    const card = catalogue.card(row);
    return [nameOf(card), card.title].map(plainForm);
  };
  const told = new Set<string>();
  for (let row = from; row < to; row++) {
    if (!word.test(toldOf(catalogue, row))) continue;
    for (const name of namesOf(row)) told.add(name);
  }
  return (row) => namesOf(row).some((name) => told.has(name));
}

/** A test for rows against everything but the name. Adult titles pass none. */
export function wantedRows(desk: Desk, wanted: Wanted): (row: number) => boolean {
  const { catalogue } = desk;
  const inFilter = rowFilter(catalogue, {
    genres: wanted.genres,
    types: wanted.types,
    seasons: wanted.season === undefined ? [] : [wanted.season],
  });
  const maker = wanted.maker === undefined ? undefined : plainForm(wanted.maker);
  const about = topicOf(wanted.about);
  const notAbout = topicOf(wanted.not_about);
  const isToldElsewhere =
    about === undefined ? () => false : toldInOtherKind(desk, wanted.kind, about);
  const needsCard =
    wanted.status ??
    wanted.total_from ??
    wanted.total_to ??
    wanted.volumes_from ??
    wanted.volumes_to ??
    wanted.seasons_from ??
    wanted.seasons_to ??
    wanted.minutes_from ??
    wanted.minutes_to ??
    wanted.minutes_in_all_to;
  return (row) => {
    if (catalogue.adults[row] === 1 || !inFilter(row)) return false;
    if (wanted.for_children && catalogue.forChildren[row] !== 1) return false;
    const year = catalogue.years[row] ?? 0;
    if (wanted.year_from !== undefined && year < wanted.year_from) return false;
    if (wanted.year_to !== undefined && (year === 0 || year > wanted.year_to)) return false;
    const themes = catalogue.themes(row);
    if (!wanted.themes.every((theme) => themes.includes(theme))) return false;
    const labels: readonly string[] = [...catalogue.genres(row), ...themes];
    if (wanted.without.some((label) => labels.includes(label))) return false;
    if (wanted.any_of.length > 0 && !wanted.any_of.some((label) => labels.includes(label)))
      return false;
    if (about ?? notAbout) {
      const synopsis = toldOf(catalogue, row);
      if (about !== undefined && !about.test(synopsis) && !isToldElsewhere(row)) return false;
      if (notAbout?.test(synopsis)) return false;
    }
    if (maker !== undefined && !catalogue.makers(row).some((name) => plainForm(name) === maker)) {
      return false;
    }
    if (catalogue.makers(row).some((name) => wanted.without_makers.includes(name))) return false;
    return needsCard === undefined || cardPasses(desk, wanted, row);
  };
}

function cardPasses({ catalogue }: Desk, wanted: Wanted, row: number): boolean {
  const { status, total, volumes, minutes, type } = catalogue.card(row);
  if (wanted.status !== undefined && phaseOf(status) !== wanted.status) return false;
  // What was broken off has ended, and yet is not complete.
  if (wanted.status === "finished" && status === "Discontinued") return false;
  if (wanted.volumes_from !== undefined && (volumes ?? 0) < wanted.volumes_from) return false;
  if (wanted.volumes_to !== undefined && (volumes === null || volumes > wanted.volumes_to)) {
    return false;
  }
  if (wanted.minutes_from !== undefined && (minutes ?? 0) < wanted.minutes_from) return false;
  // A film in parts lasts as long as all of them.
  const atOnce = (minutes ?? Infinity) * (type === "movie" ? (total ?? 1) : 1);
  if (wanted.minutes_to !== undefined && atOnce > wanted.minutes_to) return false;
  const inAll = (minutes ?? Infinity) * (total ?? Infinity);
  if (wanted.minutes_in_all_to !== undefined && inAll > wanted.minutes_in_all_to) return false;
  if (wanted.total_from !== undefined && (total ?? 0) < wanted.total_from) return false;
  if (wanted.total_to !== undefined && (total === null || total > wanted.total_to)) return false;
  const { seasons_from, seasons_to } = wanted;
  if ((seasons_from ?? seasons_to) === undefined) return true;
  const seasons = seasonsOf(catalogue, row);
  return (
    seasons !== undefined && seasons >= (seasons_from ?? 0) && seasons <= (seasons_to ?? Infinity)
  );
}

/** The rows of a kind that pass, in the wanted order. */
function findRows(desk: Desk, wanted: Wanted): number[] {
  const { catalogue } = desk;
  const passes = wantedRows(desk, wanted);
  if (wanted.query !== undefined) {
    return searchTitles(catalogue, wanted.kind, wanted.query).filter(passes);
  }
  const { from, to } = catalogue.rowsOf(wanted.kind);
  const rows = Array.from({ length: to - from }, (_, at) => from + at).filter(passes);
  return sorted(desk, wanted.sort, rows, wanted.status === "running");
}

function sorted(desk: Desk, sort: Sort, rows: number[], isRunning = false): number[] {
  const { catalogue } = desk;
  // Rows are in the order of popularity already.
  if (sort === "popular") return rows;
  if (sort === "newest" || sort === "oldest") {
    const dated = rows.filter((row) => (catalogue.years[row] ?? 0) > 0);
    const day = new Map(dated.map((row) => [row, catalogue.card(row).from ?? ""]));
    const order = sort === "newest" ? -1 : 1;
    const key = (row: number) => `${String(catalogue.years[row] ?? 0)} ${day.get(row) ?? ""}`;
    return dated.sort((a, b) => order * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) || a - b);
  }
  if (sort === "longest" && isRunning) {
    // What still runs has no total: the longest of it is what has run for longest.
    return sorted(
      desk,
      "oldest",
      rows.filter((row) => catalogue.card(row).total === null),
    );
  }
  const lengths = new Map(rows.map((row) => [row, catalogue.card(row).total ?? 0]));
  const order = sort === "longest" ? -1 : 1;
  return rows
    .filter((row) => (lengths.get(row) ?? 0) > 0)
    .sort((a, b) => order * ((lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)) || a - b);
}

export interface Found {
  /** How many titles pass, beyond those that are returned. */
  readonly found: number;
  readonly titles: readonly TitleFacts[];
}

export const search_catalogue = tool({
  description:
    "Find titles of the catalogue by name or by what they are. Without a query it lists what passes, " +
    "the most popular first. Titles it does not return are not in the catalogue.",
  input: Wanted,
  async run(wanted, desk): Promise<Found> {
    const rows = findRows(desk, wanted);
    const shown = rows.slice(0, wanted.limit);
    return {
      found: rows.length,
      titles: await sideBySide(shown.map((row) => factsOf(desk, row))),
    };
  },
});
