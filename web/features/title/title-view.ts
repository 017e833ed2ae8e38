import { notAvailable } from "../../../shared/not-available.ts";
import { statusOf, type Kind } from "../../../shared/kind.ts";
import { seasonNamed } from "../../../shared/season.ts";
import { browseHref } from "../../addresses/browse-href.ts";
import { makerPath } from "../../addresses/maker-path.ts";
import { paths } from "../../addresses/paths.ts";
import type { CallResponse } from "../../calls/api.ts";
import { capitalised, typeLabel } from "../../words/title-words.ts";
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
export type TitleStory = NonNullable<DetailsAnswer["story"]>;

/** A title as another one names it. */
export type TitlePart = DetailsAnswer["adaptations"][number];

/** Where a title is shown: in a dialog over another page, or at its own address. */
export type TitlePlace = "dialog" | "page";

/** A title as its dialog shows it, anime and manga alike. `name` is the English one if there is one. */
export interface TitleView extends TrackedTitle {
  readonly image: string;
  /** The main name where it differs from `name`. */
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
  /** The name in the address of the title's own page: the same one for everybody. */
  readonly addressName: string;
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

function names(main: string, english: string | null) {
  const name = english ?? main;
  return { name, otherName: name === main ? undefined : main };
}

/** Titles that share an English name go by their main ones, as 'Hunter x Hunter' and 'Hunter x Hunter (2011)' do. */
const toldApart = (parts: readonly TitlePart[]): readonly TitlePart[] =>
  parts.map((part) => {
    const isShared = parts.some(({ id, english }) => id !== part.id && english === part.english);
    return isShared ? { ...part, english: null } : part;
  });

function entryOf(kind: Kind, answer: DetailsAnswer, progress: number): Standing | undefined {
  if (!answer.exists) return undefined;
  return { status: statusOf(kind, answer.list_status ?? "") ?? "PLANNED", progress };
}

function animeView(answer: CallResponse<"get_anime_details">): TitleView {
  return {
    kind: "anime",
    id: answer.anime_id,
    ...names(answer.anime_name, answer.anime_name_english),
    image: answer.image_url,
    total: answer.episodes,
    aired: answer.episodes_aired,
    synopsis: answer.synopsis,
    story: answer.story,
    adaptations: toldApart(answer.adaptations),
    trailerUrl: answer.trailer_url,
    officialSite: answer.official_site,
    streams: answer.streams,
    addressName: answer.anime_name_english ?? answer.anime_name,
    isSignedIn: answer.logged,
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

function mangaView(answer: CallResponse<"get_manga_details">): TitleView {
  return {
    kind: "manga",
    id: answer.manga_id,
    ...names(answer.manga_title, answer.manga_title_english),
    image: answer.image_url,
    total: answer.chapters,
    aired: null,
    synopsis: answer.synopsis,
    story: answer.story,
    adaptations: toldApart(answer.adaptations),
    trailerUrl: null,
    officialSite: null,
    streams: [],
    addressName: answer.manga_title_english ?? answer.manga_title,
    isSignedIn: answer.logged,
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

/** The view of a details answer. */
export const titleView = (answer: DetailsAnswer): TitleView =>
  "anime_id" in answer ? animeView(answer) : mangaView(answer);
