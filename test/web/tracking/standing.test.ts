import { describe, expect, test } from "vitest";
import {
  changeBackTo,
  counterChange,
  standingAfter,
  type TrackedTitle,
} from "../../../web/tracking/standing.ts";

const anime: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const endlessAnime: TrackedTitle = { ...anime, total: null };
const endlessManga: TrackedTitle = { ...endlessAnime, kind: "manga" };

describe("where a title will stand", () => {
  test.each([
    [0, "PLANNED"],
    [5, "WATCHING"],
    [12, "COMPLETED"],
  ] as const)("at %i of 12 it is %s, whatever status is posted", (progress, status) => {
    expect(standingAfter(anime, { progress, status: "PLANNED" }, undefined)).toEqual({
      progress,
      status,
    });
  });

  test("with an unknown length the posted status counts, else the count", () => {
    expect(
      standingAfter(endlessManga, { progress: 9, status: "COMPLETED" }, undefined).status,
    ).toBe("COMPLETED");
    expect(standingAfter(endlessManga, { progress: 9 }, undefined).status).toBe("READING");
    expect(standingAfter(endlessManga, { progress: 0 }, undefined).status).toBe("PLANNED");
  });

  test("a manga's 0 beside a status leaves the count as it is", () => {
    const before = { progress: 9, status: "READING" } as const;
    const change = { progress: 0, status: "COMPLETED" } as const;
    expect(standingAfter(endlessManga, change, before).progress).toBe(9);
    expect(standingAfter(endlessManga, change, undefined).progress).toBe(0);
    expect(standingAfter(endlessAnime, change, before).progress).toBe(0);
  });
});

describe("saving a counter", () => {
  test("posts the count alone", () => {
    const before = { status: "WATCHING", progress: 4 } as const;
    expect(counterChange(anime, before, 5)).toEqual({ progress: 5 });
    expect(counterChange(anime, undefined, 5)).toEqual({ progress: 5 });
  });

  test("keeps a title of unknown length completed", () => {
    const before = { status: "COMPLETED", progress: 100 } as const;
    expect(counterChange(endlessAnime, before, 101)).toEqual({
      progress: 101,
      status: "COMPLETED",
    });
    expect(counterChange(endlessAnime, before, 0)).toEqual({ progress: 0 });
  });
});

describe("going back", () => {
  const after = { status: "COMPLETED", progress: 9 } as const;

  test("posts the old count, and the old status where the server keeps one", () => {
    const before = { status: "WATCHING", progress: 4 } as const;
    expect(changeBackTo(anime, before, after)).toEqual({ progress: 4 });
    expect(changeBackTo(endlessAnime, before, after)).toEqual(before);
  });

  test("of an uncounted manga posts its status where only that has changed", () => {
    const before = { status: "READING", progress: 0 } as const;
    expect(changeBackTo(endlessManga, before, { status: "COMPLETED", progress: 0 })).toEqual(
      before,
    );
    // With a status, 0 would keep the count.
    expect(changeBackTo(endlessManga, before, after)).toEqual({ progress: 0 });
  });
});
