import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { seasons, sortOrders } from "../filters.ts";
import { kinds } from "../kind.ts";
import * as limits from "../limits.ts";
import {
  catalogueId,
  episodesAired,
  filterValues,
  noFields,
  randomId,
  titleLanguage,
} from "./fields.ts";

const SearchRequest = z.object({
  query: z.string().max(limits.searchCharacters),
  genres: filterValues,
  types: filterValues,
  /** Whether filters without words are to be answered, with the best-known titles that pass them. */
  browse: z.boolean().default(false),
  isCustomList: z.boolean().optional(),
  customListID: z.union([randomId, z.literal("")]).nullish(),
});

/** How long a title is, and how far the viewer is. */
const standing = {
  /** Episodes or chapters; null when not known. */
  total: z.number().nullable(),
  /** Of anime only. */
  episodes_aired: episodesAired.optional(),
  /** Where the title stands on the viewer's list, and null when it is not on it; visitors are told nothing. */
  status: z.string().nullable().optional(),
  /** Episodes or chapters that the viewer has counted. */
  progress: z.number().optional(),
};

const found = {
  name: z.string(),
  english_title: z.string().nullable(),
  japanese_title: z.string().nullable(),
  description: z.string(),
  image_url: z.string(),
  year: z.number().nullable(),
  type: z.string(),
  ...standing,
  /** Whether the custom list named in the request holds the title. */
  in_list: z.boolean().optional(),
  /** Of titles that were found by what they are about, and not by a name. They come last. */
  found_by: z.literal("description").optional(),
};

const titleCount = z.number();

/** A page that the query asks for, with how many titles it shows: of a studio or an author, a season, or a year or decade of the catalogue. */
const Suggestion = z.union([
  z.object({ kind: z.enum(["studio", "author"]), name: z.string(), count: titleCount }),
  z.object({
    kind: z.literal("season"),
    year: z.number(),
    season: z.enum(seasons),
    count: titleCount,
  }),
  z.object({
    kind: z.literal("year"),
    /** As filters name it: `2019`, or `1990s`. */
    value: z.string(),
    of: z.enum(kinds),
    count: titleCount,
  }),
]);

const suggested = {
  /** At most three; none where filters are set. */
  suggestions: z.array(Suggestion).readonly(),
  /** Whether the suggestions say more of what is asked for than the results. */
  suggestions_first: z.boolean(),
};

export const search_anime = endpoint({
  method: "POST",
  path: "/api/search-anime/",
  auth: "public",
  effect: "read",
  needs: ["snapshot:read", "lists:read", "profile:read", "entries:find"],
  rate: "search",
  summary: "Search the anime catalogue.",
  request: SearchRequest,
  response: z.object({
    results: z.array(z.object({ anime_id: z.number(), ...found })),
    ...suggested,
  }),
});

export const search_manga = endpoint({
  method: "POST",
  path: "/api/search-manga/",
  auth: "public",
  effect: "read",
  needs: ["snapshot:read", "entries:find"],
  rate: "search",
  summary: "Search the manga catalogue.",
  request: SearchRequest,
  response: z.object({
    results: z.array(z.object({ manga_id: z.number(), ...found })),
    ...suggested,
  }),
});

/** A title as another one names it. */
const titlePart = z.object({
  id: z.number(),
  title: z.string(),
  english: z.string().nullable(),
  japanese: z.string().nullable(),
});

const details = {
  logged: z.boolean(),
  /** Whether the viewer has an entry for the title. */
  exists: z.boolean(),
  /** The status of the viewer's entry. */
  list_status: z.string().nullable(),
  image_url: z.string(),
  genres: z.array(z.string()),
  themes: z.array(z.string()),
  year: z.number().nullable(),
  status: z.string(),
  score: z.number().nullable(),
  synopsis: z.string().nullable(),
  /** Where the title stands among those that continue one another; null for one that stands alone. */
  story: z
    .object({
      part: z.number(),
      parts: z.number(),
      previous: titlePart.nullable(),
      next: titlePart.nullable(),
    })
    .nullable(),
  /** Of an anime the manga or novel it was made from, of a manga the anime made from it. */
  adaptations: z.array(titlePart),
};

export const get_anime_details = endpoint({
  method: "POST",
  path: "/api/get-anime-details/",
  auth: "public",
  effect: "read",
  needs: ["catalogue:read", "entries:read", "lists:find", "snapshot:read"],
  rate: "reads",
  summary: "Everything about one anime, and the viewer's progress in it.",
  request: z.object({ anime_id: catalogueId }),
  response: z.object({
    ...details,
    anime_id: z.number(),
    episodes_watched: z.number(),
    anime_name: z.string(),
    anime_name_english: z.string().nullable(),
    anime_name_japanese: z.string().nullable(),
    studios: z.array(z.string()),
    season: z.string().nullable(),
    episodes: z.number().nullable(),
    episodes_aired: episodesAired,
    /** When the next episode airs, in milliseconds since 1970; null where that is not known, or none does. */
    next_airing_at: z.number().nullable(),
    aired: z.string().nullable(),
    source: z.string().nullable(),
    duration: z.string().nullable(),
    rating: z.string().nullable(),
    anime_type: z.string(),
    trailer_url: z.string().nullable(),
    /** The page of its makers. */
    official_site: z.string().nullable(),
    /** Where it can be watched; regions are ISO 3166-1 codes, none where it is not known to be limited. */
    streams: z
      .array(
        z.object({ name: z.string(), url: z.string(), regions: z.array(z.string()).readonly() }),
      )
      .readonly(),
  }),
});

export const get_manga_details = endpoint({
  method: "POST",
  path: "/api/get-manga-details/",
  auth: "public",
  effect: "read",
  needs: ["catalogue:read", "entries:read", "snapshot:read"],
  rate: "reads",
  summary: "Everything about one manga, and the viewer's progress in it.",
  request: z.object({ manga_id: catalogueId }),
  response: z.object({
    ...details,
    manga_id: z.number(),
    chapters_read: z.number(),
    manga_title: z.string(),
    manga_title_english: z.string().nullable(),
    manga_title_japanese: z.string().nullable(),
    authors: z.array(z.string()),
    chapters: z.number().nullable(),
    volumes: z.number().nullable(),
    published: z.string().nullable(),
    manga_type: z.string(),
  }),
});

export const get_trending_anime = endpoint({
  method: "GET",
  path: "/api/get_trending_anime/",
  auth: "public",
  effect: "read",
  needs: ["shelf:read", "snapshot:read", "statistics:read"],
  rate: "reads",
  summary: "The anime people add most these days, coldest first.",
  request: noFields,
  response: z.object({
    trending_anime: z.array(
      z.object({
        anime_id: z.number(),
        image_url: z.string(),
        title: z.string(),
        title_english: z.string().nullable(),
        title_japanese: z.string().nullable(),
        /** Whether it is on the viewer's list. */
        listed: z.boolean(),
      }),
    ),
  }),
});

/** Values to narrow down by, each with how many titles then remain. */
const facet = z.array(z.object({ value: z.string(), count: z.number() }));

export const browse = endpoint({
  method: "POST",
  path: "/api/browse/",
  auth: "public",
  effect: "read",
  needs: ["snapshot:read", "entries:find", "shelf:read"],
  rate: "search",
  summary:
    "Page through the catalogue by genre, theme, year, season, type, status, length, studio or author.",
  request: z.object({
    kind: z.enum(kinds).default("anime"),
    genres: filterValues,
    themes: filterValues,
    types: filterValues,
    /** Years, and decades as `1990s`. */
    years: filterValues,
    seasons: filterValues,
    statuses: filterValues,
    lengths: filterValues,
    /** A studio of anime or an author of manga: the name, or how addresses write it. */
    maker: z.string().max(200).optional(),
    /** What is on the viewer's list, or is not; nothing is on a visitor's. */
    list: z.enum(["any", "on", "off"]).default("any"),
    /** Whether what began before the first season named, and went on in it, is meant instead. */
    carried_over: z.boolean().default(false),
    /** Whether of a franchise only the first title in the order asked for is meant; facets count all of them. */
    one_per_franchise: z.boolean().default(false),
    sort: z.enum(sortOrders).default("known"),
    /** The language of the names by which `title` sorts. */
    language: titleLanguage,
    page: z.int().min(1).max(limits.farthestPage).default(1),
    page_size: z.int().min(1).max(100).default(limits.pageSizeView),
  }),
  response: z.object({
    titles: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        english_title: z.string().nullable(),
        japanese_title: z.string().nullable(),
        image_url: z.string(),
        year: z.number().nullable(),
        season: z.string().nullable(),
        type: z.string(),
        ...standing,
      }),
    ),
    total_count: z.number(),
    facets: z.object({
      genres: facet,
      themes: facet,
      types: facet,
      years: facet,
      seasons: facet,
      statuses: facet,
      lengths: facet,
    }),
    /** The name of the studio or author that was asked for. */
    maker: z.string().nullable(),
  }),
});
