import { expect, test } from "vitest";
import { asTrail } from "../../functions/moderation/words.ts";

test("a trail that has nothing says of what it has nothing", () => {
  expect(asTrail([])).toEqual(["The trail is empty."]);
  expect(asTrail([], "/profile/ai")).toEqual(["The trail has nothing of /profile/ai."]);
});
