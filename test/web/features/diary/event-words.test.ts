import { describe, expect, test } from "vitest";
import { diaryDays } from "../../../../web/features/diary/diary-days.ts";
import { eventWords, type DiaryEvent } from "../../../../web/features/diary/event-words.ts";
import { historyWords } from "../../../../web/features/diary/history-words.ts";

const nothing: DiaryEvent = {
  kind: "anime",
  id: 1,
  at: Date.UTC(2026, 4, 3, 20),
  by: "tap",
  standing: null,
  score: null,
  run: null,
  repeats: null,
  undone: false,
  can_undo: false,
};
const watching = (progress: number) => ({ status: "WATCHING", progress }) as const;
const planned = { status: "PLANNED", progress: 0 } as const;
const completed = (progress: number) => ({ status: "COMPLETED", progress }) as const;

test.each<[Partial<DiaryEvent>, string]>([
  [{ standing: { from: null, to: planned } }, "Added to Planned"],
  [{ standing: { from: null, to: watching(3) } }, "Added at episode 3"],
  [{ standing: { from: null, to: completed(12) } }, "Added as completed"],
  [{ standing: { from: null, to: watching(3) }, by: "pick_up" }, "Picked up again at episode 3"],
  [{ standing: { from: null, to: planned }, by: "pick_up" }, "Picked up again"],
  [{ standing: { from: watching(11), to: watching(12) } }, "Episode 11 → 12"],
  [{ standing: { from: watching(11), to: completed(12) } }, "Episode 11 → 12, completed"],
  [{ standing: { from: completed(12), to: watching(11) } }, "Episode 12 → 11"],
  [{ standing: { from: watching(1), to: planned } }, "Episode 1 → 0, planned"],
  [{ standing: { from: planned, to: watching(0) } }, "Planned → Watching"],
  [{ standing: { from: watching(11), to: null } }, "Dropped at episode 11"],
  [{ standing: { from: planned, to: null } }, "Dropped"],
  [{ standing: { from: planned, to: null }, by: "undo" }, "Taken off the list"],
  [{ score: { from: null, to: 8.5 } }, "Score 8.5"],
  [{ score: { from: 8, to: 8.5 } }, "Score 8 → 8.5"],
  [{ score: { from: 8, to: null } }, "Score cleared"],
  [{ run: { from: null, to: 0 } }, "Watching again"],
  [{ run: { from: 3, to: 4 } }, "Again: episode 3 → 4"],
  [{ run: { from: 3, to: null } }, "Stopped watching again"],
  [{ run: { from: 11, to: null }, repeats: { from: 0, to: 1 } }, "Watched again once by now"],
  [{ repeats: { from: 1, to: 2 } }, "Watched again 2 times by now"],
  [{ kind: "manga", repeats: { from: 1, to: 2 } }, "Read again 2 times by now"],
  [
    { standing: { from: watching(1), to: watching(2) }, score: { from: null, to: 7 } },
    "Episode 1 → 2 · Score 7",
  ],
  // What came with the title goes without saying.
  [
    { standing: { from: null, to: watching(2) }, score: { from: null, to: 7 } },
    "Added at episode 2",
  ],
])("%j is told as %s", (said, words) => {
  expect(eventWords({ ...nothing, ...said })).toBe(words);
});

test("days hold what happened where the device is, the newest first", () => {
  const event = (at: number) => ({ ...nothing, at });
  const noon = new Date(2026, 4, 3, 12).getTime();
  const nextDay = new Date(2026, 4, 4, 0, 5).getTime();
  const anime = { kind: "anime", undone: false } as const;
  const days = diaryDays(
    [event(nextDay), event(noon)],
    [
      { ...anime, at: noon, titles: 300 },
      { ...anime, at: noon + 900_000, titles: 12 },
      { ...anime, undone: true, at: noon + 900_000, titles: 5 },
    ],
  );
  expect(days).toEqual([
    { day: "2026-05-04", events: [event(nextDay)], imports: [] },
    {
      day: "2026-05-03",
      events: [event(noon)],
      imports: [
        { ...anime, titles: 312 },
        { ...anime, undone: true, titles: 5 },
      ],
    },
  ]);
});

describe("a title's history in a sentence", () => {
  const stepsOn = (...days: number[]): DiaryEvent[] =>
    days.map((day, at) => ({
      ...nothing,
      at: Date.UTC(2026, 4, day, 20),
      standing: { from: at === 0 ? null : watching(at), to: watching(at + 1) },
    }));
  const told = (started: string | null, finished: string | null, events: DiaryEvent[] = []) =>
    historyWords({ started, finished }, events, 2026);

  test("says when it was started and finished, and how fast", () => {
    const twoAWeek = stepsOn(3, 6, 10, 13, 17, 20, 24, 27, 31);
    expect(told("2026-05-03", "2026-06-21", twoAWeek)).toBe(
      "Started on 3 May, two episodes a week, finished on 21 June.",
    );
    expect(told("2026-05-03", null, stepsOn(3, 4, 5, 6))).toBe(
      "Started on 3 May, one episode a day.",
    );
    expect(told("2026-05-03", null, stepsOn(1, 31, 62))).toBe(
      "Started on 3 May, one episode a month.",
    );
  });

  test("as far as it is known", () => {
    expect(told("2019-04-00", "2020-00-00")).toBe("Started in April 2019, finished in 2020.");
    expect(told(null, "2026-06-21")).toBe("Finished on 21 June.");
    expect(told(null, null)).toBe("");
    // All at once says nothing of when it was seen.
    expect(told(null, null, stepsOn(3, 3, 3))).toBe("");
  });
});
