import * as z from "zod";
import { animeTypes, genres, seasons, type Season } from "../../shared/filters.ts";
import { mangaTypes } from "../../shared/filters.ts";
import { relationKinds, type PartialDate } from "../title.ts";

/** The open lists that say the same as a row, by group of columns: `name:silveryasha+kaize date:bangumi`. */
const factGroups = ["name", "total", "date", "relations"] as const;
export type FactGroup = (typeof factGroups)[number];
const openSources = ["bangumi", "silveryasha", "kaize", "nautiljon", "relations"] as const;
export type OpenSource = (typeof openSources)[number];

const sourcesOfAnime = [
  "Manga",
  "Light novel",
  "Novel",
  "Web novel",
  "Web manga",
  "4-koma manga",
  "Visual novel",
  "Game",
  "Card game",
  "Original",
  "Music",
  "Book",
  "Picture book",
  "Mixed media",
  "Other",
] as const;
export const ratings = ["G", "PG", "PG-13", "R", "R+", "Rx"] as const;
/** Whom a magazine or a work is for; `-` for nobody in particular. */
export const demographics = ["Shounen", "Seinen", "Shoujo", "Josei", "Kids", "-"] as const;

/** What stories are about and how they are told, beyond the genres of the filters. */
const themes = [
  "Adult Cast",
  "Amnesia",
  "Anthropomorphic",
  "Boys Love",
  "CGDCT",
  "Childcare",
  "College",
  "Combat Sports",
  "Crossdressing",
  "Delinquents",
  "Detective",
  "Ecchi",
  "Educational",
  "Erotica",
  "Gag Humor",
  "Girls Love",
  "Gore",
  "Harem",
  "High Stakes Game",
  "Historical",
  "Idols (Female)",
  "Idols (Male)",
  "Isekai",
  "Iyashikei",
  "Love Polygon",
  "Love Status Quo",
  "Magical Sex Shift",
  "Mahou Shoujo",
  "Martial Arts",
  "Mecha",
  "Medical",
  "Memoir",
  "Military",
  "Music",
  "Mythology",
  "Organized Crime",
  "Otaku Culture",
  "Parody",
  "Performing Arts",
  "Pets",
  "Philosophy",
  "Psychological",
  "Racing",
  "Reincarnation",
  "Reverse Harem",
  "Samurai",
  "School",
  "Showbiz",
  "Space",
  "Strategy Game",
  "Super Power",
  "Survival",
  "Team Sports",
  "Time Travel",
  "Urban Fantasy",
  "Vampire",
  "Video Game",
  "Villainess",
  "Visual Arts",
  "Workplace",
] as const;

const partialDate = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

const optional = <Value>(schema: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((text) => (text === "" ? null : text))
    .pipe(schema.nullable());
const text = optional(z.string().trim().min(1));
const number = z.string().regex(/^\d+$/).transform(Number);
const whole = optional(number.pipe(z.int().positive()));
const oneOf = <Value extends string>(values: readonly Value[]) =>
  optional(z.string().pipe(z.enum(values as [Value, ...Value[]])));

const list = (separator: string) => (cell: string) => (cell === "" ? [] : cell.split(separator));
const names = z
  .string()
  .transform(list("; "))
  .pipe(z.array(z.string().trim().min(1)));
const wordsOf = <Word>(word: z.ZodType<Word, string>) =>
  z.string().transform(list(", ")).pipe(z.array(word));

/** `A..B` once it has ended or the day is known, `A..` while it runs, or `A` for what came out on one day, in one month or year. */
const span = z
  .string()
  .transform((cell, context): { from: PartialDate | null; to: PartialDate | null } => {
    if (cell === "") return { from: null, to: null };
    const [from = "", to = cell.includes("..") ? "" : from] = cell.split("..");
    if (!partialDate.safeParse(from).success || (to !== "" && !partialDate.safeParse(to).success)) {
      context.addIssue({ code: "custom", message: `${cell} is no span of dates` });
      return z.NEVER;
    }
    return { from, to: to === "" ? null : to };
  });

const season = z.string().transform((cell, context): { season: Season; year: number } | null => {
  if (cell === "") return null;
  const [, name, year] = /^([a-z]+) (\d{4})$/.exec(cell) ?? [];
  const known = seasons.find((each) => each === name);
  if (known === undefined) {
    context.addIssue({ code: "custom", message: `${cell} is no season of a year` });
    return z.NEVER;
  }
  return { season: known, year: Number(year) };
});

const relations = z.string().transform((cell, context) =>
  list(", ")(cell).flatMap((word) => {
    const [, kind, id] = /^([a-z]+) (\d+)$/.exec(word) ?? [];
    const known = relationKinds.find((each) => each === kind);
    if (known !== undefined) return [{ kind: known, id: Number(id) }];
    context.addIssue({ code: "custom", message: `${word} is no relation` });
    return [];
  }),
);

const witnesses = z
  .string()
  .regex(
    new RegExp(
      `^(?:(?:^| )(?:${factGroups.join("|")}):(?:${openSources.join("|")})(?:\\+(?:${openSources.join("|")}))*)*$`,
    ),
  );

const common = {
  id: number.pipe(z.int().positive()),
  name: z
    .string()
    .min(1)
    .regex(
      /^[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u,
      "is not in Latin letters",
    ),
  english: text,
  japanese: text,
  "other names": names,
  demographic: oneOf(demographics),
  genres: wordsOf(z.string().pipe(z.enum(genres))),
  themes: wordsOf(z.string().pipe(z.enum(themes))),
  fame: number.pipe(z.int().min(1).max(100)),
  relations,
  "also in": witnesses,
};

/** One line of `anime/*.tsv`. An empty cell: not known to us, or bangumi-data says it. */
export const AnimeRow = z.strictObject({
  ...common,
  type: oneOf(animeTypes.map(({ value }) => value)),
  episodes: whole,
  minutes: whole,
  aired: span,
  /** Only where `aired` does not say it, or something else. */
  season,
  source: oneOf(sourcesOfAnime),
  rating: oneOf(ratings),
  studios: wordsOf(z.string().min(1)),
  /** The id of the manga or novel that it was made from, where it is not that of what it leans on. */
  adapts: whole,
  /** The weekly slot in Japan of what is on the air: `Sunday 23:15`. */
  slot: optional(z.string().regex(/^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day [0-2]\d:[0-5]\d$/)),
  /** The id of a video on YouTube. */
  trailer: optional(z.string().regex(/^[\w-]{11}$/)),
});
export type AnimeRow = z.infer<typeof AnimeRow>;

/** One line of `manga/*.tsv`. */
export const MangaRow = z.strictObject({
  ...common,
  type: z.enum(mangaTypes),
  chapters: whole,
  volumes: whole,
  published: span,
  status: oneOf(["Finished", "Publishing", "On Hiatus", "Discontinued"]),
  authors: wordsOf(z.string().min(1)),
});
export type MangaRow = z.infer<typeof MangaRow>;

/** One line of `synopses/*.tsv`. */
export const SynopsisRow = z.strictObject({
  id: common.id,
  synopsis: z.string().min(1),
});
export type SynopsisRow = z.infer<typeof SynopsisRow>;
