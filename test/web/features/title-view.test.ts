import { expect, test } from "vitest";
import type { CallResponse } from "../../../web/calls/api.ts";
import { titleView } from "../../../web/features/title/title-view.ts";

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

test("anime of one English name are told apart by their main names", () => {
  const { adaptations } = titleView({
    ...manga,
    adaptations: [
      { id: 11061, title: "Hunter x Hunter (2011)", english: "Hunter x Hunter", japanese: null },
      { id: 136, title: "Hunter x Hunter", english: "Hunter x Hunter", japanese: null },
      { id: 19951, title: "Hunter x Hunter Movie 2", english: "The Last Mission", japanese: null },
    ],
  });
  expect(adaptations.map(({ title, english }) => english ?? title)).toEqual([
    "Hunter x Hunter (2011)",
    "Hunter x Hunter",
    "The Last Mission",
  ]);
});
