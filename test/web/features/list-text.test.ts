import { describe, expect, test } from "vitest";
import { customListText } from "../../../web/features/lists/custom-list-text.ts";
import { entryLine, shelfName } from "../../../web/features/shelf/shelf-text.ts";
import { copiedWords, listText } from "../../../web/ui/copying/list-text.ts";

const none = { genres: [], years: [], seasons: [], find: "" };

describe("a list as text", () => {
  test("says what it is and where, and names a title a line", () => {
    const list = {
      heading: "Slow journeys, a list by ai",
      path: "/custom-list/x",
      lines: ["A", "B"],
    };
    expect(listText(list, "https://anime.example")).toBe(
      "Slow journeys, a list by ai\nhttps://anime.example/custom-list/x\n\nA\nB\n",
    );
  });

  test("tells how far its owner is, also where nobody knows how far it goes", () => {
    const standing = { status: "WATCHING", progress: 12 } as const;
    const name = "Frieren: Beyond Journey's End";
    expect(entryLine({ name, total: 28, standing })).toBe(`${name} — 12 / 28`);
    expect(entryLine({ name, total: null, standing })).toBe(`${name} — 12 / ?`);
  });

  test("names the filters that are chosen", () => {
    const shelf = { kind: "anime", username: "ai", status: "COMPLETED" } as const;
    expect(shelfName(shelf, none)).toBe("ai's anime list: Completed");
    expect(shelfName(shelf, { ...none, genres: ["Action"], years: ["2020"] })).toBe(
      "ai's anime list: Completed (Action, 2020)",
    );
    expect(shelfName(shelf, { ...none, find: " titan ", genres: ["Action"] })).toBe(
      "ai's anime list: Completed (“titan”, Action)",
    );
  });

  test("of a custom list holds what passes its filters, in the language of its page", () => {
    const one = (anime_id: number, genres: string[], english: string | null) => ({
      anime_id,
      anime_name: `Name ${anime_id}`,
      anime_name_english: english,
      anime_name_japanese: `名前${anime_id}`,
      anime_image: "",
      anime_image_url: "",
      year: 2020,
      season: null,
      total_episodes: null,
      anime_total_episodes: null,
      genres,
    });
    const list = {
      id: "x",
      name: "Mine",
      description: "",
      public: true,
      owner: false,
      owner_username: "ai",
      hidden: null,
      anime: [one(1, ["Action"], "First"), one(2, ["Drama"], null), one(3, ["Action"], null)],
    };
    const filtered = customListText(list, "?genre=Action&page=2", "english");
    expect(filtered.lines).toEqual(["First", "Name 3"]);
    expect(customListText(list, "", "english").lines).toEqual(["First", "Name 2", "Name 3"]);
    expect(customListText(list, "", "japanese").lines).toEqual(["名前1", "名前2", "名前3"]);
  });

  test("is counted", () => {
    expect(copiedWords({ lines: ["A"] })).toBe("Copied 1 title.");
    expect(copiedWords({ lines: Array.from({ length: 1320 }, () => "A") })).toBe(
      "Copied 1,320 titles.",
    );
  });
});
