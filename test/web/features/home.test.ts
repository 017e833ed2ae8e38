import { describe, expect, it } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { landingSlides } from "../../../web/features/landing/landing-slides.ts";
import { medalOf } from "../../../web/ui/display/medal.ts";
import { recommendationSource } from "../../../web/features/home/recommendation-source.ts";
import { trendingTitles } from "../../../web/features/home/trending-titles.ts";
import { constant } from "../../support/spec-coverage.ts";

describe("medalOf", () => {
  it("is gold, silver and bronze for the first three, and nothing for the others", () => {
    const medals = Array.from({ length: constant("topUsers") }, (_, at) => medalOf(at + 1));
    expect(medals.slice(0, constant("medals"))).toEqual(["gold", "silver", "bronze"]);
    expect(medals.slice(constant("medals")).every((medal) => medal === undefined)).toBe(true);
  });
});

describe("landingSlides", () => {
  it("are five anime of the catalogue, called what they are", () => {
    expect(landingSlides).toHaveLength(constant("landingSlides"));
    const titles = ownTitles().filter(({ kind }) => kind === "anime");
    for (const { id, names } of landingSlides) {
      const title = titles.find((one) => one.id === id);
      expect(names.romaji).toBe(title?.title);
      expect(names).toMatchObject({ english: title?.english, japanese: title?.japanese });
    }
  });
});

describe("trendingTitles", () => {
  it("reverses what the server sends, and names titles in the language asked for", () => {
    const none = { title_english: null, title_japanese: null };
    const cold = { anime_id: 1, image_url: "/a.svg", title: "Kaiba", ...none };
    const named = { title: "Hyouka", title_english: "Hyouka!", title_japanese: "氷菓" };
    const hot = { anime_id: 2, image_url: "/b.svg", ...named };
    const sent = [
      { ...cold, listed: false },
      { ...hot, listed: true },
    ];
    expect(trendingTitles({ trending_anime: sent }, "english")).toEqual([
      { kind: "anime", id: 2, name: "Hyouka!", image: "/b.svg", isListed: true },
      { kind: "anime", id: 1, name: "Kaiba", image: "/a.svg", isListed: false },
    ]);
    const inJapanese = trendingTitles({ trending_anime: sent }, "japanese");
    expect(inJapanese.map(({ name }) => name)).toEqual(["氷菓", "Kaiba"]);
  });
});

describe("recommendationSource", () => {
  it("is the first list that holds anything", () => {
    expect(recommendationSource({ COMPLETED: 3, WATCHING: 2, PLANNED: 1 })).toBe("COMPLETED");
    expect(recommendationSource({ COMPLETED: 0, WATCHING: 2, PLANNED: 1 })).toBe("WATCHING");
    expect(recommendationSource({ COMPLETED: 0, WATCHING: 0, PLANNED: 1 })).toBe("PLANNED");
    expect(recommendationSource({ COMPLETED: 0, WATCHING: 0, PLANNED: 0 })).toBeUndefined();
  });

  it("waits for a better list rather than to begin with a worse one", () => {
    const sizes = { COMPLETED: undefined, WATCHING: 2, PLANNED: 1 };
    expect(recommendationSource(sizes)).toBeUndefined();
    expect(recommendationSource({ ...sizes, COMPLETED: 1 })).toBe("COMPLETED");
  });
});
