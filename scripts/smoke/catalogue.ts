import type * as z from "zod";
import { endpoints } from "../../shared/endpoints.ts";
import { Broken, notAsked, type Condition } from "./condition.ts";
import { get, need, post, told, type Answer, type Site } from "./site.ts";

/** In every catalogue, of whatever sources. */
const wellKnown = "Frieren";

const job = "the log of the job catalogue, which a deployment runs";

/** Reads an answer by the schema of its endpoint. Throws Broken for any other. */
function read<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.output<Schema> {
  const { status, text } = answer;
  need(
    status !== 503,
    `${told(answer)}. The catalogue is not loaded: wait some minutes, then look at ${job}.`,
  );
  need(status === 200, `${told(answer)}. Look at the log of that function.`);
  const { data, error } = schema.safeParse(jsonOf(text));
  if (error === undefined) return data;
  throw new Broken(`${told(answer)}. That is no answer of this release: deploy it once more.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const search = (site: Site): Promise<Answer> =>
  post(site, endpoints.search_anime.path, JSON.stringify({ query: wellKnown }));

const isSearched: Condition<Site> = {
  name: "search",
  proves: `the catalogue is loaded: a search for ${wellKnown} finds it.`,
  async check(site) {
    const answer = await search(site);
    const { results } = read(answer, endpoints.search_anime.response);
    need(
      results.some(({ name, english_title: english }) =>
        `${name} ${english ?? ""}`.includes(wellKnown),
      ),
      `${answer.url} does not find ${wellKnown}. Look at ${job}.`,
    );
    return undefined;
  },
};

const hasCovers: Condition<Site> = {
  name: "covers",
  proves: "the cover of a title loads as a picture.",
  async check(site) {
    const found = endpoints.search_anime.response.safeParse(jsonOf((await search(site)).text));
    const path = found.data?.results[0]?.image_url;
    if (path === undefined) return notAsked("as the search finds no title.");
    const answer = await get(site, path);
    const { status, headers, bytes } = answer;
    need(
      status === 200 && bytes.length > 0 && /^image\//.test(headers.get("content-type") ?? ""),
      `${told(answer)}. Look at the distribution's behaviour /covers/*, at the media bucket, and at ${job}.`,
    );
    return undefined;
  },
};

const isBrowsed: Condition<Site> = {
  name: "browse",
  proves: "the catalogue can be paged through.",
  async check(site) {
    const answer = await post(site, endpoints.browse.path, JSON.stringify({ page_size: 1 }));
    const { titles } = read(answer, endpoints.browse.response);
    need(titles.length > 0, `${answer.url} has no title. Look at ${job}.`);
    return undefined;
  },
};

const trends: Condition<Site> = {
  name: "trending",
  proves: "what people add these days is answered.",
  async check(site) {
    const answer = await get(site, endpoints.get_trending_anime.path);
    const { trending_anime: trending } = read(answer, endpoints.get_trending_anime.response);
    // Where nobody has added anything yet, the job ranks the best-known titles.
    need(trending.length > 0, `${answer.url} has no title. Look at the log of the job trending.`);
    return undefined;
  },
};

const airs: Condition<Site> = {
  name: "today",
  proves: "what airs today is answered.",
  async check(site) {
    read(await get(site, endpoints.today.path), endpoints.today.response);
    return undefined;
  },
};

/** What has to be there once the catalogue is. */
export const catalogueConditions = [isSearched, hasCovers, isBrowsed, trends, airs];
