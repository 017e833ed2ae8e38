import { describe, expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { airedEpisodes } from "../../functions/airing/aired.ts";
import { inOrder, replayed } from "../../functions/diary-events/replay.ts";
import { hasRoom } from "../../functions/diary-events/room.ts";
import { diaryStateOf } from "../../functions/tracking/told.ts";
import { historyOf } from "../../local/demo/histories.ts";
import { listOf } from "../../local/demo/lists.ts";
import { people } from "../../local/demo/people.ts";
import { kinds } from "../../shared/kind.ts";

const titles = ownTitles();

describe("the demo community", () => {
  test.each(["2026-10-05", "2026-11-23", "2027-04-01"])(
    "has on %s seen nothing that has not aired, and finished nothing that goes on",
    (date) => {
      const nowMs = Date.parse(date);
      const lists = people.flatMap((person) =>
        kinds.flatMap((kind) =>
          listOf(person, kind, titles, nowMs).map((each) => ({ kind, ...each })),
        ),
      );
      const beyond = lists.filter(({ kind, id, entry }) => {
        const title = titles.find((one) => one.kind === kind && one.id === id);
        if (title === undefined) return true;
        const out = airedEpisodes(title, nowMs);
        if (entry.progress > (out ?? title.total ?? Infinity)) return true;
        return out !== null && entry.status === "COMPLETED" && entry.progress !== title.total;
      });
      expect(beyond).toEqual([]);
      expect(lists.length).toBeGreaterThan(1000);
    },
  );

  test("has a diary that tells how each entry became what it is, and rides on it", () => {
    const nowMs = Date.parse("2026-11-23");
    for (const person of people) {
      for (const { id, entry } of listOf(person, "anime", titles, nowMs)) {
        const { lived, told } = historyOf(entry, `${person.username} ${id}`);
        const events = inOrder(told);
        expect(replayed(events)).toEqual(diaryStateOf(lived));
        expect(events.at(-1)?.atMs).toBe(entry.changedAtMs);
        expect(hasRoom([], told) && hasRoom(told.slice(0, 1), told.slice(1))).toBe(true);
      }
    }
  });
});
