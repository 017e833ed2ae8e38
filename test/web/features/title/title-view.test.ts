import { expect, test } from "vitest";
import type { CallResponse } from "../../../../web/calls/api.ts";
import { titleView } from "../../../../web/features/title/title-view.ts";

const manga: CallResponse<"get_manga_details"> = {
  logged: false,
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
  manga_id: 26,
  chapters_read: 0,
  manga_title: "Hunter x Hunter",
  manga_title_english: null,
  manga_title_japanese: null,
  authors: [],
  chapters: null,
  volumes: null,
  published: null,
  manga_type: "Manga",
};

const made = [
  ["Hunter x Hunter (2011)", "Hunter x Hunter", "HUNTER×HUNTER"],
  ["Hunter x Hunter", "Hunter x Hunter", "HUNTER×HUNTER"],
  ["Hunter x Hunter Movie 2: The Last Mission", "The Last Mission", null],
] as const;

test.each([
  ["english", ["Hunter x Hunter (2011)", "Hunter x Hunter", "The Last Mission"]],
  ["romaji", made.map(([main]) => main)],
  ["japanese", made.map(([main]) => main)],
] as const)("anime of one %s name are told apart by their main names", (language, names) => {
  const adaptations = made.map(([title, english, japanese], id) => ({
    id,
    title,
    english,
    japanese,
  }));
  const view = titleView({ ...manga, adaptations }, language);
  expect(view.adaptations.map(({ name }) => name)).toEqual(names);
});

test("a title is headed by its name in the language, with its main name below", () => {
  const named = {
    ...manga,
    manga_title: "Shingeki no Kyojin",
    manga_title_english: "Attack on Titan",
    manga_title_japanese: "進撃の巨人",
  };
  const headOf = (...view: Parameters<typeof titleView>) => {
    const { name, otherName } = titleView(...view);
    return [name, otherName];
  };
  expect(headOf(named, "english")).toEqual(["Attack on Titan", "Shingeki no Kyojin"]);
  expect(headOf(named, "romaji")).toEqual(["Shingeki no Kyojin", "Attack on Titan"]);
  expect(headOf(named, "japanese")).toEqual(["進撃の巨人", "Shingeki no Kyojin"]);
  expect(headOf(manga, "japanese")).toEqual(["Hunter x Hunter", undefined]);
});
