import { expect, test } from "vitest";
import { blankTitle } from "../../catalogue/title.ts";
import { isForEverybody } from "../../functions/catalogue/for-everybody.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { listedRows } from "../../functions/custom-lists/rows.ts";

const catalogue = openSnapshot(
  writeSnapshot([
    blankTitle("anime", 1, "For all"),
    { ...blankTitle("anime", 2, "For adults"), adult: true },
    blankTitle("anime", 3, "For all, too"),
  ]),
);
const list = { uid: "owner", anime: [3, 2, 99, 1] };

test("a title for adults is on its owner's custom list for nobody else to see", () => {
  const seenBy = (viewer: string | undefined) =>
    listedRows(catalogue, list, viewer).map((row) => catalogue.id(row));
  expect(seenBy("owner")).toEqual([3, 2, 1]);
  expect(seenBy("other")).toEqual([3, 1]);
  expect(seenBy(undefined)).toEqual([3, 1]);
});

test("what only a file has named is for everybody as little as what is for adults", () => {
  const seen = [1, 2, 99].map((id) => isForEverybody(catalogue, catalogue.find("anime", id)));
  expect(seen).toEqual([true, false, false]);
});
