import { describe, expect, test } from "vitest";
import { Arranger, type Asked } from "../../../../web/features/shelf/tools/arranger.ts";
import { listedEntries } from "../../../../web/features/shelf/tools/listed-entries.ts";
import { isAscending, sorted, sortNames } from "../../../../web/features/shelf/tools/sorting.ts";
import { sortOf, withSort } from "../../../../web/features/shelf/tools/tools-address.ts";
import { shelfWithEntry, type ShelfAnswer } from "../../../../web/tracking/patched-answers.ts";
import { allOfList, longList } from "../../../support/long-list.ts";
import { fc } from "../../../support/properties.ts";

const answer = longList(400);
const idsOf = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);
const served = answer.anime_list.map(({ anime_id }) => anime_id);
const arranged = (asked: Partial<Asked>, of: ShelfAnswer = answer, by = new Arranger()) =>
  by.arrange(of, { ...allOfList, ...asked }, "english");

const lists = fc
  .uniqueArray(fc.nat(answer.anime_list.length - 1), { maxLength: 60 })
  .map((places) => ({
    ...answer,
    anime_list: places.flatMap((at) => answer.anime_list[at] ?? []),
  }));
const sorts = fc.record({ by: fc.constantFrom(...sortNames), isReversed: fc.boolean() });

describe("sorting a list", () => {
  test("keeps every title, once", () => {
    fc.assert(
      fc.property(lists, sorts, (list, sort) => {
        const entries = listedEntries(list, "english");
        expect(new Set(sorted(entries, sort))).toEqual(new Set(entries));
        expect(sorted(entries, sort)).toHaveLength(entries.length);
      }),
    );
  });

  test("leaves those that are equal as they were, and finds a sorted list sorted", () => {
    fc.assert(
      fc.property(lists, sorts, (list, sort) => {
        const once = sorted(listedEntries(list, "english"), sort);
        if (sort.by !== "changed") expect(sorted(once, sort)).toEqual(once);
        const equal = once.map((entry) => ({ ...entry, name: "A", year: null, season: null }));
        for (const by of ["title", "year"] as const) {
          expect(idsOf(sorted(equal, { ...sort, by }))).toEqual(idsOf(equal));
        }
      }),
    );
  });

  test("goes one way, then the other; what is not known comes last both ways", () => {
    fc.assert(
      fc.property(lists, fc.boolean(), (list, isReversed) => {
        const sort = { by: "score", isReversed } as const;
        const scores = sorted(listedEntries(list, "english"), sort).map(({ said }) => said.score);
        const known = scores.filter((score) => score !== null);
        expect(scores.slice(0, known.length)).toEqual(known);
        const sign = isAscending(sort) ? 1 : -1;
        expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
      }),
    );
  });

  test("by what airs next begins with the soonest, by what one is behind with with the most", () => {
    const soonest = arranged({ sort: "airs" }).entries.map(({ nextAiringAt }) => nextAiringAt);
    const times = soonest.filter((time) => time !== null);
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const [first] = arranged({ sort: "behind" }).entries;
    expect((first?.aired ?? 0) - (first?.standing.progress ?? 0)).toBe(4);
  });
});

describe("a list as it is asked for", () => {
  test("is as it was served where nothing is asked", () => {
    expect(idsOf(arranged({}).entries)).toEqual(served);
  });

  test("has what is found best first, unless an order is asked for", () => {
    const best = arranged({ find: "titan" });
    expect(best.among).toBe(served.length);
    expect(best.entries[0]?.name).toBe("Attack on Titan");
    const byTitle = arranged({ find: "titan", sort: "-title" }).entries;
    expect(new Set(idsOf(byTitle))).toEqual(new Set(idsOf(best.entries)));
    expect(byTitle).toEqual(sorted(byTitle, { by: "title", isReversed: true }));
    const byChange = arranged({ find: "titan", sort: "changed" }).entries;
    expect(idsOf(byChange)).toEqual(served.filter((id) => idsOf(byChange).includes(id)));
  });

  test("is found in within its filters, whose counts are of what is found", () => {
    const comedies = arranged({ genres: ["Comedy"] });
    const found = arranged({ genres: ["Comedy"], find: "no" });
    expect(found.among).toBe(comedies.entries.length);
    expect(found.entries.length).toBeLessThan(found.among);
    expect(found.counts.genres.get("Comedy")).toBe(found.entries.length);
    const action = arranged({ genres: ["Comedy", "Action"], find: "no" });
    expect(found.counts.genres.get("Action")).toBe(action.entries.length);
  });

  test("keeps the order in which it is shown while a step changes what it is sorted by", () => {
    const by = new Arranger();
    const asked = { sort: "progress" };
    const before = arranged(asked, answer, by);
    const last = before.entries.at(-1);
    if (last === undefined) throw new Error("The list is empty.");
    const stepped = shelfWithEntry(answer, last.id, { status: "WATCHING", progress: 5000 });
    const after = arranged(asked, stepped, by);
    expect(idsOf(after.entries)).toEqual(idsOf(before.entries));
    expect(after.entries.at(-1)?.standing.progress).toBe(5000);
    expect(arranged(asked, stepped, by)).toBe(after);
    // Asked for anew, it is sorted anew; and so it is when a title goes.
    expect(arranged(asked, stepped).entries[0]?.id).toBe(last.id);
    const [gone] = before.entries;
    const dropped = shelfWithEntry(stepped, gone?.id ?? 0, undefined);
    expect(arranged(asked, dropped, by).entries[0]?.id).toBe(last.id);
  });

  test("follows the server's order where none is asked for", () => {
    const by = new Arranger();
    arranged({}, answer, by);
    const turned = { ...answer, anime_list: answer.anime_list.toReversed() };
    expect(idsOf(arranged({}, turned, by).entries)).toEqual(served.toReversed());
  });
});

describe("the order of a list in its address", () => {
  const watching = { kind: "anime", status: "WATCHING" } as const;

  test("is read back as it was written", () => {
    fc.assert(
      fc.property(sorts, (sort) => {
        const query = new URLSearchParams(withSort("?page=3&genre=Drama", sort));
        expect(sortOf(query.get("sort") ?? "", watching)).toEqual(sort);
        expect(query.get("page")).toBeNull();
        expect(query.get("genre")).toBe("Drama");
      }),
    );
  });

  test.each(["", "-", "--title", "Title", "title ", "__proto__", "constructor", "score,asc", "-1"])(
    "is the server's where it says '%s'",
    (text) => {
      expect(sortOf(text, watching)).toEqual({ by: "changed", isReversed: false });
    },
  );

  test("is none that a list of that kind and status has not", () => {
    const isServers = { by: "changed", isReversed: false };
    expect(sortOf("airs", { kind: "manga", status: "READING" })).toEqual(isServers);
    expect(sortOf("-behind", { kind: "anime", status: "COMPLETED" })).toEqual(isServers);
    expect(sortOf("behind", watching).by).toBe("behind");
  });
});
