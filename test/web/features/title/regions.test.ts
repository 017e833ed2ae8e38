import { expect, test } from "vitest";
import {
  namedForViewer,
  regionWords,
  sortedForViewer,
} from "../../../../web/features/title/regions.ts";

const stream = (name: string, ...regions: string[]) => ({
  name,
  url: `https://${name}.example/`,
  regions,
});
const nameOf = ({ name }: { readonly name: string }): string => name;

const streams = [stream("far", "CN"), stream("wide"), stream("near", "DE", "AT")];

test("what is shown where the viewer is comes first, then what is shown in many places", () => {
  expect(sortedForViewer(streams, "de-DE").map(nameOf)).toEqual(["near", "wide", "far"]);
  expect(sortedForViewer(streams, "zh-CN").map(nameOf)).toEqual(["far", "wide", "near"]);
});

test("a language alone tells of the region that it is spoken in most", () => {
  expect(sortedForViewer(streams, "de").map(nameOf)).toEqual(["near", "wide", "far"]);
});

test("what is shown elsewhere only is named with its regions, and only where there is nothing else", () => {
  expect(namedForViewer(streams, "de-DE").map(nameOf)).toEqual(["near", "wide"]);
  expect(namedForViewer([stream("far", "CN", "TW")], "de-DE").map(nameOf)).toEqual([
    `far (${regionWords(["CN", "TW"])})`,
  ]);
  expect(namedForViewer([], "de-DE")).toEqual([]);
});

test("regions are named, and counted where they are many", () => {
  expect(regionWords(["JP"])).toBe("Japan");
  expect(regionWords(["DE", "AT"])).toBe("Germany and Austria");
  expect(regionWords(["DE", "AT", "CH", "FR", "IT"])).toBe("Germany, Austria and 3 more regions");
  expect(regionWords([])).toBe("many regions");
});
