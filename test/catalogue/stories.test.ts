import { describe, expect, it } from "vitest";
import type { Title } from "../../catalogue/title.ts";
import { storiesOf } from "../../functions/catalogue/stories/stories.ts";
import { example } from "./titles.ts";

const after = (id: number): Title["relations"] => [{ kind: "after", id }];
const part = (id: number, from: string, facts: Partial<Title> = {}) =>
  example({ id, from, title: `Part ${id}`, english: null, japanese: null, ...facts });

describe("a story", () => {
  it("counts its parts as they came out, and says what goes before and after each", () => {
    const stories = storiesOf([
      part(3, "2019-04", { relations: after(2) }),
      part(1, "2013-04-07", { english: "The first" }),
      part(2, "2017", { relations: after(1) }),
    ]);
    expect(stories.get("anime:1")).toEqual({
      part: 1,
      parts: 3,
      previous: null,
      next: { id: 2, title: "Part 2", english: null, japanese: null },
    });
    expect(stories.get("anime:2")).toEqual({
      part: 2,
      parts: 3,
      previous: { id: 1, title: "Part 1", english: "The first", japanese: null },
      next: { id: 3, title: "Part 3", english: null, japanese: null },
    });
    expect(stories.get("anime:3")).toMatchObject({ part: 3, next: null });
  });

  it("goes on along its branch, and from the end of one with what came out next", () => {
    const stories = storiesOf([
      part(1, "2011"),
      part(2, "2012", { relations: after(1) }),
      part(3, "2013", { relations: after(1) }),
      part(4, "2014", { relations: after(2) }),
    ]);
    expect(stories.get("anime:2")?.next?.id).toBe(4);
    expect(stories.get("anime:3")?.next?.id).toBe(4);
  });

  it("begins with what is continued, also when nobody knows since when it is there", () => {
    const undated = { from: null, year: null };
    const stories = storiesOf([part(1, "", undated), part(2, "2002", { relations: after(1) })]);
    expect(stories.get("anime:1")).toMatchObject({ part: 1, previous: null, next: { id: 2 } });
    expect(stories.get("anime:2")).toMatchObject({ part: 2, previous: { id: 1 }, next: null });
  });

  it("is told of no title that stands alone or beside one, and holds none for adults or of the other kind", () => {
    const stories = storiesOf([
      part(1, "2011"),
      part(2, "2012", { relations: [{ kind: "side", id: 1 }] }),
      part(3, "2013", { relations: after(1), adult: true }),
      part(4, "2014", { relations: after(1), kind: "manga" }),
      part(5, "2015", { relations: after(99) }),
    ]);
    expect(stories.size).toBe(0);
  });

  it("that runs in a circle is none, and ends", () => {
    const stories = storiesOf([
      part(1, "2011", { relations: after(2) }),
      part(2, "2012", { relations: after(1) }),
    ]);
    expect(stories.size).toBe(0);
  });
});
