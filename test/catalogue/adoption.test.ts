import { expect, test } from "vitest";
import { blankTitle } from "../../catalogue/title.ts";
import { countedOn, grownPopularity } from "../../functions/catalogue/adoption.ts";

const nowMs = Date.parse("2026-05-10T04:00:00Z");
const oneADay = () => Promise.resolve(new Map([[5, 1]]));

test("every day that is over is counted once, however often the job runs", async () => {
  const first = await countedOn({ countedTo: "", additions: {} }, nowMs, 7, oneADay);
  expect(first).toEqual({ countedTo: "2026-05-09", additions: { 5: 7 } });
  expect(await countedOn(first, nowMs, 7, oneADay)).toEqual(first);
  const twoDaysOn = await countedOn(first, nowMs + 2 * 86_400_000, 7, oneADay);
  expect(twoDaysOn).toEqual({ countedTo: "2026-05-11", additions: { 5: 9 } });
});

test("popularity grows with additions, ever slower and never past 100", () => {
  const title = { ...blankTitle("anime", 5, "Five"), popularity: 40 };
  const at = (added: number) => grownPopularity(title, { countedTo: "", additions: { 5: added } });
  expect(at(0)).toBe(40);
  expect(at(9)).toBeCloseTo(48);
  expect(at(99)).toBeCloseTo(56);
  expect(at(1e12)).toBe(100);
  expect(grownPopularity({ ...title, kind: "manga" }, { countedTo: "", additions: { 5: 9 } })).toBe(
    40,
  );
});
