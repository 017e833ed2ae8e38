import { describe, expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { airedEpisodes } from "../../functions/airing/aired.ts";
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
});
