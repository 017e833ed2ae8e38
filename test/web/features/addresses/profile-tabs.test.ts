import { describe, expect, test } from "vitest";
import {
  firstTabs,
  profileTabs,
  sectionLabel,
  withTabs,
} from "../../../../web/features/profile/profile-tabs.ts";

const tabs = (search: string) => profileTabs(new URLSearchParams(search));

describe("a profile's address", () => {
  test("opens what is being watched or read when it names no status", () => {
    expect(tabs("")).toEqual({ section: "anime", status: "WATCHING" });
    expect(tabs("?list=manga")).toEqual({ section: "manga", status: "READING" });
  });

  test("names list and status, in any case", () => {
    expect(tabs("?status=planned")).toEqual({ section: "anime", status: "PLANNED" });
    expect(tabs("?list=manga&status=COMPLETED")).toEqual({ section: "manga", status: "COMPLETED" });
  });

  test.each(["?list=books", "?status=all", "?status=reading", "?status="])(
    "ignores %s",
    (search) => {
      expect(tabs(search)).toEqual(firstTabs("anime"));
    },
  );

  test("has no statuses where there are none", () => {
    expect(tabs("?list=custom&status=planned")).toEqual({ section: "custom" });
  });

  test.each([
    [{ section: "anime", status: "WATCHING" }, ""],
    [{ section: "anime", status: "PLANNED" }, "?status=planned"],
    [{ section: "manga", status: "READING" }, "?list=manga"],
    [{ section: "manga", status: "COMPLETED" }, "?list=manga&status=completed"],
    [{ section: "custom" }, "?list=custom"],
    [{ section: "ranking" }, "?list=ranking"],
  ] as const)("of %o is '%s', and leads back to it", (open, search) => {
    expect(withTabs("?list=manga&status=planned", open)).toBe(search);
    expect(tabs(search)).toEqual(open);
  });

  test("keeps whatever else the query says", () => {
    expect(withTabs("?anime=12&status=planned", { section: "manga", status: "READING" })).toBe(
      "?anime=12&list=manga",
    );
  });
});

test("lists are the owner's own, or somebody's", () => {
  expect(sectionLabel("anime", "mika", true)).toBe("My Anime List");
  expect(sectionLabel("manga", "mika", false)).toBe("mika's Manga List");
  expect(sectionLabel("custom", "mika", true)).toBe("My Custom Lists");
  expect(sectionLabel("ranking", "mika", false)).toBe("mika's Ranking Lists");
});
