import { genres } from "../../../shared/filters.ts";
import { generatedTitles } from "../search/generated-titles.ts";
import { seededRandom } from "../random.ts";
import type { Community } from "./community-lists.ts";

const TITLES = 1000;
const PEOPLE = 1200;
const SHORTEST_LIST = 10;
const LONGEST_LIST = 160;
const GENRES_LIKED = 3;

/** A made-up community, the same on every run: each person likes a few genres and takes known titles of them. */
export function generatedCommunity(): Community {
  const random = seededRandom(20_261_122);
  const some = (count: number) =>
    new Set(Array.from({ length: count }, () => Math.floor(random() ** 1.5 * genres.length)));
  const titles = generatedTitles(TITLES, 0).map((title) => {
    const chosen = some(GENRES_LIKED);
    return { ...title, genres: genres.filter((_, at) => chosen.has(at)) };
  });
  const people = Array.from({ length: PEOPLE }, (_, id) => {
    const liked = some(GENRES_LIKED);
    const wanted = SHORTEST_LIST + Math.floor(random() ** 3 * (LONGEST_LIST - SHORTEST_LIST));
    const drawn = titles.map((title, at) => {
      const shared = title.genres.filter((genre) => liked.has(genres.indexOf(genre))).length;
      const pull = (1 + title.popularity) ** 1.2 * 6 ** shared;
      return { at, key: random() ** (1 / pull) };
    });
    const list = drawn.sort((a, b) => b.key - a.key).slice(0, wanted);
    return { id, list: list.map(({ at }) => at).sort((a, b) => a - b) };
  });
  return {
    titles,
    people,
    origin: "a generated community, since TSUZUKU_DATASETS is not set",
  };
}
