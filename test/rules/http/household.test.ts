import { expect, test } from "vitest";
import { household } from "../../../functions/http/household.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, counted) => {
  expect(household(address)).toBe(counted);
});
