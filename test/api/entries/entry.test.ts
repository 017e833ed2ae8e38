import { expect, test } from "vitest";
import { save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

test("says nothing of a title that is not on the list", async () => {
  const ai = await newcomer();
  const body = await ai.ok("entry", { kind: "anime", id: anime.frieren });
  expect(body).toEqual({ entry: null });
});

test("says what has set itself by the day of who asks", async () => {
  const ai = await newcomer();
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await saved(save(ai, "add_manga", manga.attackOnTitan, 3, { day }));
  const body = await ai.ok("entry", { kind: "manga", id: manga.attackOnTitan });
  expect(body).toEqual({
    entry: {
      status: "READING",
      progress: 3,
      score: null,
      started: day,
      finished: null,
      repeats: 0,
      again: null,
      on_hold: false,
      private: false,
      notes: "",
      changed_at: expect.any(Number) as number,
    },
  });
});

test("says all that a file brought", async () => {
  const ai = await newcomer();
  const row = {
    id: anime.frieren,
    status: "completed",
    progress: 28,
    score: 9,
    start: "2023-09-29",
    finish: "2024-03-00",
    repeats: 2,
    notes: "Wept.",
  } as const;
  const file = Buffer.from(listFile("anime", [row]))
    .toString()
    .replace(
      "</my_status>",
      "</my_status><my_rewatching>1</my_rewatching><my_rewatching_ep>5</my_rewatching_ep>",
    );
  await imported(ai, "anime", file);
  const body = await ai.ok("entry", { kind: "anime", id: anime.frieren });
  expect(body).toMatchObject({
    entry: {
      status: "COMPLETED",
      score: 9,
      started: "2023-09-29",
      finished: "2024-03-00",
      repeats: 2,
      again: 5,
      notes: "Wept.",
    },
  });
});
