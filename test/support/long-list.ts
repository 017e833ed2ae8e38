import { coverPath } from "../../catalogue/cover-path.ts";
import { subjectOf } from "../../catalogue/covers/subject.ts";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import type { Title } from "../../catalogue/title.ts";
import type { ResponseOf } from "../../shared/endpoint.ts";
import { noFilters } from "../../web/features/shelf/shelf-address.ts";
import type { Asked } from "../../web/features/shelf/tools/arranger.ts";
import type { get_anime } from "../../shared/api/shelves.ts";

type Answer = ResponseOf<typeof get_anime>;
export type ListedAnime = Answer["anime_list"][number];

/** An anime on somebody's list as the server answers it; what is said of it varies with its place. */
function listed(title: Title, at: number): ListedAnime {
  const { id, year, season, genres, total } = title;
  const image = coverPath(subjectOf(title));
  const watched = at % (total ?? 12);
  return {
    anime_id: id,
    anime_name: title.title,
    anime_name_english: title.english,
    anime_name_japanese: title.japanese,
    anime_image: image,
    anime_image_url: image,
    year,
    season,
    episodes_watched: watched,
    total_episodes: total,
    anime_total_episodes: total,
    episodes_aired: at % 9 === 0 ? watched + (at % 5) : null,
    next_airing_at: at % 9 === 0 ? 1_800_000_000_000 + ((at * 7919) % 600) * 1000 : null,
    last_aired_at: null,
    minutes: title.minutes,
    genres: [...genres],
    status: "WATCHING",
    score: at % 3 === 0 ? null : 1 + (at % 19) / 2,
    started: at % 4 === 0 ? null : `20${10 + (at % 15)}-0${1 + (at % 9)}-11`,
    finished: null,
    repeats: at % 11 === 0 ? at % 4 : 0,
    again: null,
    on_hold: at % 13 === 0,
    private: at % 17 === 0,
    changed_at: 1_700_000_000_000 - at * 60_000,
  };
}

/** All of such a list, in its own order. */
export const allOfList: Asked = {
  kind: "anime",
  status: "WATCHING",
  find: "",
  sort: "",
  ...noFilters,
};

/** A list of so many anime of our own catalogue, the best known ones, as the server answers it to its owner. */
export function longList(count: number): Answer {
  const titles = ownTitles()
    .filter(({ kind }) => kind === "anime")
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, count);
  return {
    anime_list: titles.map(listed),
    total_count: titles.length,
    owner: true,
    owner_username: "mika",
  };
}
