import { describe, expect, test } from "vitest";
import {
  firstTabs,
  listLabel,
  profileTabs,
  withTabs,
} from "../../web/features/profile/profile-tabs.ts";

const tabs = (search: string) => profileTabs(new URLSearchParams(search));

describe("a profile's address", () => {
  test("opens what is being watched or read when it names no status", () => {
    expect(tabs("")).toEqual({ kind: "anime", status: "WATCHING" });
    expect(tabs("?list=manga")).toEqual({ kind: "manga", status: "READING" });
  });

  test("names list and status, in any case", () => {
    expect(tabs("?status=planned")).toEqual({ kind: "anime", status: "PLANNED" });
    expect(tabs("?list=manga&status=COMPLETED")).toEqual({ kind: "manga", status: "COMPLETED" });
  });

  test.each(["?list=books", "?status=all", "?status=reading", "?status="])(
    "ignores %s",
    (search) => {
      expect(tabs(search)).toEqual(firstTabs("anime"));
    },
  );

  test.each([
    [{ kind: "anime", status: "WATCHING" }, ""],
    [{ kind: "anime", status: "PLANNED" }, "?status=planned"],
    [{ kind: "manga", status: "READING" }, "?list=manga"],
    [{ kind: "manga", status: "COMPLETED" }, "?list=manga&status=completed"],
  ] as const)("of %o is '%s', and leads back to it", (open, search) => {
    expect(withTabs("?list=manga&status=planned", open)).toBe(search);
    expect(tabs(search)).toEqual(open);
  });

  test("keeps whatever else the query says", () => {
    expect(withTabs("?anime=12&status=planned", { kind: "manga", status: "READING" })).toBe(
      "?anime=12&list=manga",
    );
  });
});

test("lists are the owner's own, or somebody's", () => {
  expect(listLabel("anime", "mika", true)).toBe("My Anime List");
  expect(listLabel("manga", "mika", false)).toBe("mika's Manga List");
});
