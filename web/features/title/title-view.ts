import { notAvailable } from "../../../shared/not-available.ts";
import { statusOf, type Kind } from "../../../shared/kind.ts";
import {
  nameIn,
  otherNameIn,
  type TitleLanguage,
  type TitleNames,
} from "../../../shared/titles/title-name.ts";
import { seasonNamed } from "../../../shared/season.ts";
import { browseHref } from "../../addresses/browse-href.ts";
import { makerPath } from "../../addresses/maker-path.ts";
import { paths } from "../../addresses/paths.ts";
import type { CallResponse } from "../../calls/api.ts";
import { capitalised, typeLabel } from "../../words/title-words.ts";
import { detailsNames } from "../../cards/details-names.ts";
import type { DetailsAnswer } from "../../tracking/patched-answers.ts";
import type { Standing, TrackedTitle } from "../../tracking/standing.ts";

/** One labelled fact of a title. */
export interface TitleFact {
  readonly label: string;
  readonly text: string;
  /** The ways to what shares it: the parts of the text, with commas between them. */
  readonly links?: readonly { readonly text: string; readonly to: string }[];
  readonly isJapanese?: boolean;
  /** Whether nobody knows it. */
  readonly isEmpty?: boolean;
}

/** Where a title stands in a story of several. */
export interface TitleStory {
  readonly part: number;
  readonly parts: number;
  readonly previous: TitlePart | undefined;
  readonly next: TitlePart | undefined;
}

type NamedPart = DetailsAnswer["adaptations"][number];

/** A title as another one names it. */
export interface TitlePart {
  readonly id: number;
  readonly name: string;
  readonly names: TitleNames;
}

/** Where a title is shown: in a dialog over another page, or at its own address. */
export type TitlePlace = "dialog" | "page";

/** A title as its dialog shows it, anime and manga alike. `name` is the one in the viewer's language of names. */
export interface TitleView extends TrackedTitle {
  readonly image: string;
  readonly names: TitleNames;
  /** A second name beside `name`. */
  readonly otherName: string | undefined;
  /** Null for a title that stands alone. */
  readonly story: TitleStory | null;
  /** Of an anime what it was made from, of a manga the anime made from it. */
  readonly adaptations: readonly TitlePart[];
  readonly facts: readonly TitleFact[];
  readonly synopsis: string | null;
  readonly trailerUrl: string | null;
  readonly officialSite: string | null;
  /** Where an anime can be watched lawfully; regions are ISO 3166-1 codes. */
  readonly streams: CallResponse<"get_anime_details">["streams"];
  /** When the next episode airs, in milliseconds since 1970; null where that is not known, or none does. */
  readonly nextAiringAt: number | null;
  readonly isSignedIn: boolean;
  /** The viewer's entry. */
  readonly entry: Standing | undefined;
}

const fact = (label: string, value: string | number | null): TitleFact =>
  value === null || value === ""
    ? { label, text: notAvailable, isEmpty: true }
    : { label, text: String(value) };

/** Several values, each of which leads to what shares it. */
const listFact = (
  label: string,
  values: readonly string[],
  hrefOf: (value: string) => string,
): TitleFact => ({
  ...fact(label, values.join(", ")),
  links: values.map((text) => ({ text, to: hrefOf(text) })),
});

/** The ways to what shares a fact with a title of a kind. */
const hrefs = (kind: Kind) => ({
  genre: (genre: string) => browseHref(paths.browse(kind), "genres", genre),
  theme: (theme: string) => browseHref(paths.browse(kind), "themes", theme),
  maker: (name: string) => makerPath(kind, name),
});

function seasonFact({ season, year }: CallResponse<"get_anime_details">): TitleFact {
  const plain = fact("Season", season && capitalised(season));
  const named = season && seasonNamed(String(year), season);
  return named ? { ...plain, links: [{ text: plain.text, to: paths.season(named) }] } : plain;
}

const yearFact = (kind: Kind, year: number | null): TitleFact => {
  const plain = fact("Year", year);
  const to = browseHref(paths.browse(kind), "years", plain.text);
  return year === null ? plain : { ...plain, links: [{ text: plain.text, to }] };
};

const japaneseFact = (name: string | null): TitleFact => ({
  ...fact("Japanese", name),
  isJapanese: name !== null,
});

function partView({ id, title, english, japanese }: NamedPart, language: TitleLanguage): TitlePart {
  const names = { romaji: title, english, japanese };
  return { id, name: nameIn(language, names), names };
}

/** Titles that share a name go by their main ones, as 'Hunter x Hunter' and 'Hunter x Hunter (2011)' do. */
function toldApart(answered: readonly NamedPart[], language: TitleLanguage): TitlePart[] {
  const parts = answered.map((part) => partView(part, language));
  return parts.map((part) =>
    parts.some(({ id, name }) => id !== part.id && name === part.name)
      ? { ...part, name: part.names.romaji }
      : part,
  );
}

/** What views of anime and manga have in common. */
function commonView(answer: DetailsAnswer, language: TitleLanguage) {
  const names = detailsNames(answer);
  const { story } = answer;
  const partOf = (part: NamedPart | null) => (part === null ? undefined : partView(part, language));
  return {
    names,
    name: nameIn(language, names),
    otherName: otherNameIn(language, names),
    image: answer.image_url,
    synopsis: answer.synopsis,
    story: story && { ...story, previous: partOf(story.previous), next: partOf(story.next) },
    adaptations: toldApart(answer.adaptations, language),
    isSignedIn: answer.logged,
  };
}

function entryOf(kind: Kind, answer: DetailsAnswer, progress: number): Standing | undefined {
  if (!answer.exists) return undefined;
  return { status: statusOf(kind, answer.list_status ?? "") ?? "PLANNED", progress };
}

function animeView(answer: CallResponse<"get_anime_details">, language: TitleLanguage): TitleView {
  return {
    kind: "anime",
    id: answer.anime_id,
    ...commonView(answer, language),
    total: answer.episodes,
    aired: answer.episodes_aired,
    nextAiringAt: answer.next_airing_at,
    trailerUrl: answer.trailer_url,
    officialSite: answer.official_site,
    streams: answer.streams,
    entry: entryOf("anime", answer, answer.episodes_watched),
    facts: [
      fact("English", answer.anime_name_english),
      japaneseFact(answer.anime_name_japanese),
      fact("Type", typeLabel(answer.anime_type)),
      // The counter says that the number is not known.
      ...(answer.episodes === null ? [] : [fact("Episodes", answer.episodes)]),
      fact("Status", answer.status),
      fact("Aired", answer.aired),
      seasonFact(answer),
      yearFact("anime", answer.year),
      fact("Source", answer.source),
      fact("Duration", answer.duration),
      fact("Rating", answer.rating),
      listFact("Genres", answer.genres, hrefs("anime").genre),
      listFact("Themes", answer.themes, hrefs("anime").theme),
      listFact("Studios", answer.studios, hrefs("anime").maker),
    ],
  };
}

function mangaView(answer: CallResponse<"get_manga_details">, language: TitleLanguage): TitleView {
  return {
    kind: "manga",
    id: answer.manga_id,
    ...commonView(answer, language),
    total: answer.chapters,
    aired: null,
    nextAiringAt: null,
    trailerUrl: null,
    officialSite: null,
    streams: [],
    entry: entryOf("manga", answer, answer.chapters_read),
    facts: [
      fact("English", answer.manga_title_english),
      japaneseFact(answer.manga_title_japanese),
      fact("Type", typeLabel(answer.manga_type)),
      fact("Chapters", answer.chapters),
      fact("Volumes", answer.volumes),
      fact("Status", answer.status),
      fact("Published", answer.published),
      fact("Score", answer.score),
      listFact("Genres", answer.genres, hrefs("manga").genre),
      listFact("Themes", answer.themes, hrefs("manga").theme),
      listFact("Authors", answer.authors, hrefs("manga").maker),
    ],
  };
}

/** The view of a details answer, with names in a language. */
export const titleView = (answer: DetailsAnswer, language: TitleLanguage): TitleView =>
  "anime_id" in answer ? animeView(answer, language) : mangaView(answer, language);
