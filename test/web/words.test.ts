import { expect, test } from "vitest";
import { typeLabel } from "../../web/words/title-words.ts";

test.each([
  ["tv", "TV"],
  ["tv_special", "TV Special"],
  ["ova", "OVA"],
  ["movie", "Movie"],
  ["light_novel", "Light Novel"],
])("the type %s reads %s", (type, label) => {
  expect(typeLabel(type)).toBe(label);
});
