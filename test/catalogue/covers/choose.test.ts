import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { directionOf, stemOf } from "../../../catalogue/covers/choose.ts";
import { directions } from "../../../catalogue/covers/directions/all.ts";
import { emblems } from "../../../catalogue/covers/emblems/all.ts";
import { horizons } from "../../../catalogue/covers/horizons/all.ts";
import { layouts } from "../../../catalogue/covers/layouts.ts";
import { type CoverSubject, subjectOf } from "../../../catalogue/covers/subject.ts";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { listOf } from "../../../local/demo/lists.ts";
import { people } from "../../../local/demo/people.ts";
import { genres } from "../../../shared/filters.ts";
import { kinds } from "../../../shared/kind.ts";
import { subject } from "./subjects.ts";

const titles = ownTitles();
const subjects = titles.map(subjectOf);
const byName = new Map(subjects.map((each) => [`${each.kind} ${each.id}`, each]));

/** From here on a title is among the best known, by our own judgement. */
const bestKnown = 80;

describe("emblems", () => {
  it("are all that the folders hold, each with a name of its own", async () => {
    const folder = join(import.meta.dirname, "../../../catalogue/covers/emblems");
    const groups = await Promise.all(
      globSync("*/**/*.ts", { cwd: folder }).map(
        async (file) => (await import(join(folder, file))) as object,
      ),
    );
    // Of two with one name, the spreads would drop the first without a word.
    const names = groups.flatMap((group) => Object.values(group).flatMap(Object.keys));
    expect(names.sort()).toEqual(Object.keys(emblems).sort());
  });
});

describe("directions", () => {
  const own = kinds.flatMap((kind) =>
    Object.entries(directions[kind]).map(([id, direction]) => ({
      kind,
      id: Number(id),
      direction,
    })),
  );

  it("are written for each of the best-known titles, and for 400 at least", () => {
    const without = titles.filter(
      ({ kind, id, popularity }) => popularity >= bestKnown && directions[kind][id] === undefined,
    );
    expect(without.map(({ title }) => title)).toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(400);
  });

  it("are of titles that the catalogue has", () => {
    const unknown = own.filter(({ kind, id }) => !byName.has(`${kind} ${id}`));
    expect(unknown).toEqual([]);
  });

  it("are each another one: no two show one emblem in one place and one layout", () => {
    const scenes = own.map(({ direction }) => direction.slice(0, 3).join(" "));
    expect(scenes.filter((scene, at) => scenes.indexOf(scene) !== at)).toEqual([]);
  });

  it("use every emblem that belongs to one story alone", () => {
    const used = new Set(own.map(({ direction: [emblem] }) => emblem));
    const idle = Object.entries(emblems).filter(
      ([name, { tags }]) => tags.length === 0 && !used.has(name as keyof typeof emblems),
    );
    expect(idle.map(([name]) => name)).toEqual([]);
  });
});

describe("directionOf", () => {
  it("has at least 60 emblems, and as many places, layouts and lights as multiply them", () => {
    const chosen = subjects
      .filter(({ kind, id }) => directions[kind][id] === undefined)
      .map(directionOf);
    const different = (at: number) => new Set(chosen.map((one) => one[at])).size;
    expect(different(0)).toBeGreaterThanOrEqual(60);
    expect(different(1)).toBe(Object.keys(horizons).length);
    expect(different(2)).toBe(Object.keys(layouts).length);
  });

  it("has several emblems and places for each genre", () => {
    for (const genre of genres) {
      const carrying = (things: object) =>
        Object.values(things).filter(({ tags }: { tags: readonly string[] }) =>
          tags.includes(genre),
        ).length;
      expect({ genre, emblems: carrying(emblems) >= 8 }).toEqual({ genre, emblems: true });
      expect({ genre, places: carrying(horizons) >= 4 }).toEqual({ genre, places: true });
    }
  });

  it("shows one emblem through a story, each time in another picture", () => {
    const seasons = ["Mirevale", "Mirevale 2nd Season", "Mirevale: The Long Night"].map(
      (title, at) => directionOf(subject({ title, id: 900_001 + at })),
    );
    expect(new Set(seasons.map(([emblem]) => emblem)).size).toBe(1);
    expect(new Set(seasons.map((one) => one.slice(1).join(" "))).size).toBe(3);
  });

  it("gives what belongs to a well-known title its emblem", () => {
    const [id, direction] = Object.entries(directions.anime)[0] ?? [];
    const side = directionOf(subject({ title: "Something Else", related: Number(id) }));
    expect(side[0]).toBe(direction?.[0]);
  });

  it("shows what a name names", () => {
    const common = Object.entries(emblems).find(
      ([name, { tags }]) => tags.length > 0 && /^[a-z]{5,}$/.test(name),
    );
    const [name = ""] = common ?? [];
    expect(directionOf(subject({ title: `The ${name} of Mirevale`, genres: [] }))[0]).toBe(name);
  });
});

describe("stemOf", () => {
  it("leaves out what tells the parts of a story apart", () => {
    expect(stemOf("Shingeki no Kyojin Season 2")).toBe("shingeki no kyojin");
    expect(stemOf("Fate/Zero")).toBe("fate");
    expect(stemOf("Mob Psycho 100 II")).toBe("mob psycho");
    expect(stemOf("86")).toBe("86");
  });
});

describe("shelves", () => {
  /** Shelves of the demo community, as their owners see them. */
  const shelves = people.flatMap((person) =>
    kinds.map((kind) =>
      listOf(person, kind, titles, Date.UTC(2026, 10, 1))
        .toSorted((a, b) => b.entry.changedAtMs - a.entry.changedAtMs)
        .flatMap(({ id }) => byName.get(`${kind} ${id}`) ?? []),
    ),
  );
  const columns = 6;
  /** Each title with the one beside it and the one below it. */
  const neighbours = shelves.flatMap((shelf) =>
    shelf.flatMap((one, at) =>
      [shelf[at + 1], shelf[at + columns]].flatMap((other): [CoverSubject, CoverSubject][] =>
        other === undefined ? [] : [[one, other]],
      ),
    ),
  );
  const share = (alike: (a: CoverSubject, b: CoverSubject) => boolean): number =>
    neighbours.filter(([a, b]) => alike(a, b)).length / neighbours.length;

  it("have neighbours that show one scene in one pair of a hundred at most", () => {
    const sceneOf = (one: CoverSubject) => directionOf(one).slice(0, 2).join(" ");
    expect(neighbours.length).toBeGreaterThan(5000);
    expect(share((a, b) => sceneOf(a) === sceneOf(b))).toBeLessThanOrEqual(0.01);
  });

  it("have neighbours of different stories that show one emblem in one pair of a hundred at most", () => {
    const isOneStory = (a: CoverSubject, b: CoverSubject) =>
      a.related === b.id || b.related === a.id || (a.related !== null && a.related === b.related);
    const alike = share((a, b) => !isOneStory(a, b) && directionOf(a)[0] === directionOf(b)[0]);
    expect(alike).toBeLessThanOrEqual(0.01);
  });
});
