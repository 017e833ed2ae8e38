import { expect, test } from "vitest";
import {
  drawable,
  fitted,
  largest,
  legible,
  Letters,
  widthOf,
  wrapped,
} from "../../../functions/cards/lettering.ts";
import { fc } from "../../support/properties.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
  fc.constantFrom("Tō no Sumika", "Lucky☆Star", "進撃の巨人", "<b>&amp;", "", "WWWW".repeat(40)),
);
const weight = fc.constantFrom("regular" as const, "bold" as const);
const size = fc.integer({ min: 18, max: 90 });
const width = fc.integer({ min: 40, max: 1200 });

test("what can be lettered stays as it is, and nothing is left that cannot", () => {
  fc.assert(
    fc.property(text, (name) => {
      const out = drawable(name);
      expect(drawable(out)).toBe(out);
      const svg = new Letters().line(out, { size: 20, weight: "bold" }, [0, 0]);
      expect(svg.match(/<use/g)?.length ?? 0).toBe(out.replaceAll(/[ \u00ad]/g, "").length);
    }),
  );
  expect(drawable("Tō no Sumika")).toBe("Tō no Sumika");
  expect(drawable("Lucky☆Star ～ 「A」")).toBe("Lucky★Star ~ “A”");
  expect(drawable("Ｆｕｌｌ ｗｉｄｔｈ, ǎ 💥")).toBe("Full width, a");
  expect(drawable("進撃の巨人")).toBe("");
});

test("a line is never longer than its room, and says so where something is left out", () => {
  fc.assert(
    fc.property(text, weight, size, width, (name, inWeight, inSize, room) => {
      const measure = { weight: inWeight, size: inSize, width: room };
      const whole = drawable(name);
      const line = fitted(whole, measure);
      expect(widthOf(line, measure)).toBeLessThanOrEqual(room);
      if (line !== whole && line !== "") expect(line).toMatch(/…$/);
    }),
  );
});

test("lines are no more than there is room for, and lose nothing where all of it fits", () => {
  fc.assert(
    fc.property(
      text,
      weight,
      size,
      width,
      fc.integer({ min: 1, max: 4 }),
      (name, inWeight, inSize, room, most) => {
        const measure = { weight: inWeight, size: inSize, width: room };
        const whole = drawable(name);
        const lines = wrapped(whole, most, measure);
        expect(lines.length).toBeLessThanOrEqual(most);
        const widest = Math.max(0, ...lines.map((line) => widthOf(line, measure)));
        // A letter that is wider than all the room there is has to stand somewhere.
        const letter = Math.max(0, ...Array.from(whole, (each) => widthOf(each, measure)));
        expect(widest).toBeLessThanOrEqual(Math.max(room, letter));
        const isCut = lines.at(-1)?.endsWith("…") === true || lines.includes("");
        if (!isCut) expect(lines.join("").replaceAll(" ", "")).toBe(whole.replaceAll(" ", ""));
      },
    ),
  );
});

test("the largest size is chosen in which all of a text fits", () => {
  const sizes = [80, 60, 40, 20];
  const at = (name: string) => largest(name, 2, { width: 500, weight: "bold", sizes });
  expect(at("Monster")).toEqual({ size: 80, lines: ["Monster"] });
  expect(at("Frieren: Beyond Journey's End").size).toBeLessThan(80);
  expect(at("no ".repeat(200)).size).toBe(20);
  expect(at("no ".repeat(200)).lines.at(-1)).toMatch(/…$/);
});

test("a name that loses most of itself gives way to the next", () => {
  expect(legible(["進撃の巨人", "Attack on Titan"], "An anime")).toBe("Attack on Titan");
  expect(legible(["進撃の巨人", null], "An anime")).toBe("An anime");
  expect(legible(["Pokémon 映画", "Other"], "An anime")).toBe("Pokémon 映画");
  expect(legible(["", "!?"], "An anime")).toBe("An anime");
});
