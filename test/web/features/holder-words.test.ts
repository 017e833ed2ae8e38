import { expect, test } from "vitest";
import { fc } from "../../support/properties.ts";
import { holderWords } from "../../../web/features/profile/holder-words.ts";

test.each([
  [null, null, undefined],
  [3, null, undefined],
  [0, 0, undefined],
  [0, 12, "Nobody has it yet"],
  [1, 12, "1 member has it"],
  [3, 12, "3 members have it"],
  [1, 5000, "1 member has it"],
  [24, 200, "12 % of members have it"],
  [199, 200, "99 % of members have it"],
  [200, 200, "100 % of members have it"],
  [1999, 200_000, "1,999 members have it"],
])("%j of %j", (holders, members, words) => {
  expect(holderWords(holders, members)).toBe(words);
});

test("no share is told that would be none", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 10_000_000 }), (holders, members) => {
      fc.pre(holders <= members);
      expect(holderWords(holders, members)).not.toMatch(/^0 %/);
    }),
  );
});
