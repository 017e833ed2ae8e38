import { describe, expect, test } from "vitest";
import {
  counterAt,
  left,
  stepped,
  typed,
} from "../../../../../web/features/title/tracking/counter.ts";
import type { TrackedTitle } from "../../../../../web/tracking/standing.ts";

const frieren: TrackedTitle = { kind: "anime", id: 52991, name: "Frieren", total: 28, aired: null };
const onePiece: TrackedTitle = {
  kind: "anime",
  id: 21,
  name: "One Piece",
  total: null,
  aired: null,
};
const attackOnTitan: TrackedTitle = {
  kind: "manga",
  id: 23390,
  name: "Attack on Titan",
  total: 139,
  aired: null,
};

describe("typing", () => {
  test("takes a number up to the total", () => {
    expect(typed(frieren, counterAt(3), "28")).toEqual({ text: "28", progress: 28 });
  });

  test("takes the wide digits of Japanese keyboards", () => {
    expect(typed(frieren, counterAt(3), "１２")).toEqual({ text: "12", progress: 12 });
  });

  test.each(["abc", "-1", "1.5", "1 2", "∞"])("refuses %s and falls back to 0", (text) => {
    expect(typed(frieren, counterAt(3), text)).toEqual({
      text: "0",
      progress: 0,
      problem: "Please enter a valid number",
    });
  });

  test("clamps to the total, with the sentence of the kind", () => {
    expect(typed(frieren, counterAt(3), "29")).toEqual({
      text: "28",
      progress: 28,
      problem: "Cannot exceed total episodes (28)",
    });
    expect(typed(attackOnTitan, counterAt(3), "1000").problem).toBe(
      "Cannot exceed total chapters (139)",
    );
  });

  test("has no limit to speak of while the total is unknown", () => {
    expect(typed(onePiece, counterAt(0), "1100")).toEqual({ text: "1100", progress: 1100 });
  });

  test("lets the field be empty until it is left", () => {
    const empty = typed(frieren, counterAt(12), "");
    expect(empty).toEqual({ text: "", progress: 12 });
    expect(left(empty)).toEqual({
      text: "0",
      progress: 0,
      problem: "Please enter a valid number",
    });
    expect(typed(frieren, empty, "5")).toEqual({ text: "5", progress: 5 });
  });

  test("drops leading zeros", () => {
    expect(typed(frieren, counterAt(0), "07").text).toBe("7");
  });
});

describe("plus and minus", () => {
  test("move by one and clear the complaint", () => {
    const refused = typed(frieren, counterAt(0), "99");
    expect(stepped(frieren, refused, -1)).toEqual({ text: "27", progress: 27 });
    expect(stepped(frieren, counterAt(27), 1)).toEqual({ text: "28", progress: 28 });
  });

  test("plus stops at the total and says so", () => {
    expect(stepped(frieren, counterAt(28), 1)).toEqual({
      text: "28",
      progress: 28,
      problem: "Cannot exceed total episodes (28)",
    });
  });

  test("minus stops at 0", () => {
    expect(stepped(frieren, counterAt(0), -1)).toEqual({ text: "0", progress: 0 });
  });
});

test("leaving a filled field changes nothing", () => {
  const refused = typed(frieren, counterAt(0), "99");
  expect(left(refused)).toBe(refused);
});
