import { describe, expect, test } from "vitest";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../../web/calls/api.ts";
import { listedEntries } from "../../../web/features/shelf/tools/listed-entries.ts";
import { detailsWithEntry, shelfWithEntry } from "../../../web/tracking/patched-answers.ts";
import { entryFacts, shelfEntries } from "../../../web/tracking/shelf-entries.ts";
import { nothingSaid } from "../../support/people/entries.ts";

type AnimeShelf = CallResponse<"get_anime">;

const animeItem = (id: number): AnimeShelf["anime_list"][number] => ({
  anime_id: id,
  anime_name: `Romaji ${id}`,
  anime_name_english: id === 1 ? "English 1" : null,
  anime_name_japanese: id === 1 ? null : "日本語 2",
  anime_image: "/covers/a.svg",
  anime_image_url: "/covers/a.svg",
  year: 2023,
  season: "fall",
  episodes_watched: 3,
  total_episodes: 12,
  anime_total_episodes: 12,
  episodes_aired: null,
  next_airing_at: null,
  last_aired_at: null,
  minutes: null,
  genres: [],
  status: "WATCHING",
  ...nothingSaid,
});

const animeShelf: AnimeShelf = {
  anime_list: [animeItem(1), animeItem(2)],
  total_count: 30,
  owner: true,
  owner_username: "mika",
};

const mangaShelf: CallResponse<"get_manga"> = {
  manga_list: [
    {
      manga_id: 7,
      manga_name: "Romaji 7",
      manga_title_english: null,
      manga_title_japanese: null,
      manga_image: "/covers/m.svg",
      year: null,
      published: null,
      chapters_read: 3,
      total_chapters: null,
      chapters: null,
      genres: [],
      status: "READING",
      ...nothingSaid,
    },
  ],
  total_count: 1,
  owner: true,
  owner_username: "mika",
};

describe("a cached list", () => {
  test("shows an entry where it stands now, and leaves the others", () => {
    const patched = shelfWithEntry(animeShelf, 1, { status: "COMPLETED", progress: 12 });
    expect(shelfEntries(patched, "english").map((entry) => entry.standing)).toEqual([
      { status: "COMPLETED", progress: 12 },
      { status: "WATCHING", progress: 3 },
    ]);
    expect(patched.total_count).toBe(30);
  });

  test("does so for manga", () => {
    const patched = shelfWithEntry(mangaShelf, 7, { status: "READING", progress: 4 });
    expect(shelfEntries(patched, "english")[0]?.standing.progress).toBe(4);
  });

  test("gives all that have not changed to be drawn as they were", () => {
    const before = [shelfEntries(animeShelf, "english"), listedEntries(animeShelf, "english")];
    const patched = shelfWithEntry(animeShelf, 1, { status: "COMPLETED", progress: 12 });
    const now = [shelfEntries(patched, "english"), listedEntries(patched, "english")];
    for (const [at, [moved, other]] of now.entries()) {
      expect(moved).not.toBe(before[at]?.[0]);
      expect(other).toBe(before[at]?.[1]);
    }
  });

  test("shows on hold no longer what goes on", () => {
    const onHold = {
      ...animeShelf,
      anime_list: animeShelf.anime_list.map((item) => ({ ...item, on_hold: true })),
    };
    const isOnHold = (progress: number, status: "WATCHING" | "COMPLETED" = "WATCHING") => {
      const patched = shelfWithEntry(onHold, 1, { status, progress });
      return shelfEntries(patched, "english").map(({ said }) => said.isOnHold);
    };
    expect(isOnHold(4)).toEqual([false, true]);
    expect(isOnHold(3, "COMPLETED")).toEqual([false, true]);
    expect(isOnHold(3)).toEqual([true, true]);
  });

  test("loses a dropped entry", () => {
    const patched = shelfWithEntry(animeShelf, 2, undefined);
    expect(shelfEntries(patched, "english").map(({ id }) => id)).toEqual([1]);
    expect(patched.total_count).toBe(29);
    expect(shelfWithEntry(mangaShelf, 7, undefined).total_count).toBe(0);
  });

  test("of somebody else stays as it is", () => {
    const theirs = { ...animeShelf, owner: false };
    expect(shelfWithEntry(theirs, 1, undefined)).toBe(theirs);
  });
});

test("a card tells the name in a language if there is one, when, and how far", () => {
  const namesIn = (language: TitleLanguage) =>
    shelfEntries(animeShelf, language).map(({ name }) => name);
  expect(namesIn("english")).toEqual(["English 1", "Romaji 2"]);
  expect(namesIn("romaji")).toEqual(["Romaji 1", "Romaji 2"]);
  expect(namesIn("japanese")).toEqual(["Romaji 1", "日本語 2"]);
  const [first] = shelfEntries(animeShelf, "english");
  expect(first && entryFacts(first)).toEqual(["Fall 2023", "Episodes: 3/12"]);
  const [manga] = shelfEntries(mangaShelf, "english");
  expect(manga && entryFacts(manga)).toEqual(["N/A", "Chapters: 3/?"]);
});

test("cached details follow an entry, and its loss", () => {
  const details: CallResponse<"get_manga_details"> = {
    logged: true,
    exists: false,
    list_status: null,
    image_url: "",
    genres: [],
    themes: [],
    year: null,
    status: "Publishing",
    score: null,
    synopsis: null,
    story: null,
    adaptations: [],
    manga_id: 7,
    chapters_read: 0,
    manga_title: "Romaji 7",
    manga_title_english: null,
    manga_title_japanese: null,
    authors: [],
    chapters: null,
    volumes: null,
    published: null,
    manga_type: "Manga",
  };
  const added = detailsWithEntry(details, { status: "READING", progress: 4 });
  expect(added).toMatchObject({ exists: true, list_status: "READING", chapters_read: 4 });
  expect(detailsWithEntry(added, undefined)).toEqual(details);
});
