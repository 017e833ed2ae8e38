import { describe, expect, it } from "vitest";
import type { Title } from "../../catalogue/title.ts";
import { adaptationsOf } from "../../functions/catalogue/stories/adaptations.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { example } from "./titles.ts";

const anime = (id: number, facts: Partial<Title> = {}) =>
  example({ id, title: `Anime ${id}`, english: null, japanese: null, ...facts });
const manga = (id: number, facts: Partial<Title> = {}) =>
  example({
    kind: "manga",
    id,
    title: `Manga ${id}`,
    english: null,
    japanese: null,
    type: "manga",
    ...facts,
  });
const idsOf = (titles: readonly Title[], name: string) =>
  adaptationsOf(titles)
    .get(name)
    ?.map(({ id }) => id);

describe("what an anime was made from", () => {
  it("is told of the anime, and of the manga what was made from it, the best known first", () => {
    const titles = [
      manga(1, { english: "The manga" }),
      anime(1, { adapts: 1, popularity: 20 }),
      anime(2, { adapts: 1, popularity: 60 }),
    ];
    expect(adaptationsOf(titles).get("anime:2")).toEqual([
      { id: 1, title: "Manga 1", english: "The manga", japanese: null },
    ]);
    expect(idsOf(titles, "manga:1")).toEqual([2, 1]);
  });

  it("goes for its later parts and side stories, which the manga does not name", () => {
    const titles = [
      manga(1),
      anime(1, { adapts: 1 }),
      anime(2, { relations: [{ kind: "after", id: 1 }] }),
      anime(3, { relations: [{ kind: "side", id: 2 }] }),
    ];
    for (const id of [2, 3]) expect(idsOf(titles, `anime:${id}`)).toEqual([1]);
    expect(idsOf(titles, "manga:1")).toEqual([1]);
    const catalogue = openSnapshot(writeSnapshot(titles));
    for (const id of [1, 2, 3]) {
      expect(catalogue.adapts(catalogue.find("anime", id) ?? -1)).toBe(1);
    }
  });

  it("is a part's own where it has one, and none that another version was made from", () => {
    const titles = [
      manga(1),
      manga(2),
      anime(1, { adapts: 1 }),
      anime(2, { adapts: 2, relations: [{ kind: "after", id: 1 }] }),
      anime(3, { relations: [{ kind: "version", id: 1 }] }),
    ];
    expect(idsOf(titles, "anime:2")).toEqual([2]);
    expect(idsOf(titles, "anime:3")).toBeUndefined();
  });

  it("is not that of its series where it was made from something else", () => {
    const relations = [{ kind: "after", id: 1 }] as const;
    const titles = [
      manga(1),
      anime(1, { adapts: 1, source: "Manga" }),
      anime(2, { relations, source: "Original" }),
      anime(3, { relations, source: "Visual novel" }),
      anime(4, { relations, source: "Light novel" }),
    ];
    for (const id of [2, 3]) expect(idsOf(titles, `anime:${id}`)).toBeUndefined();
    expect(idsOf(titles, "anime:4")).toEqual([1]);
  });

  it("is not told where it is unknown, for adults, or found in a circle", () => {
    const titles = [
      manga(1, { adult: true }),
      anime(1, { adapts: 1 }),
      anime(2, { adapts: 99 }),
      anime(3, { relations: [{ kind: "after", id: 4 }] }),
      anime(4, { relations: [{ kind: "after", id: 3 }] }),
    ];
    expect(adaptationsOf(titles).size).toBe(0);
  });
});
