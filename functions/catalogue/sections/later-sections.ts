import { relationCodes } from "./codes.ts";
import type { LaterSection, OpenSections } from "./sections.ts";

const rowsOf = (sections: OpenSections): number => sections.u32("row.id").length;

/** A column in which nothing is known of any row. */
const unknown = {
  u8: (sections: OpenSections) => new Uint8Array(rowsOf(sections)),
  u16: (sections: OpenSections) => new Uint16Array(rowsOf(sections)),
  u32: (sections: OpenSections) => new Uint32Array(rowsOf(sections)),
};

const nothing = {
  u8: () => new Uint8Array(),
  u16: () => new Uint16Array(),
  u32: () => new Uint32Array(),
};

/** The parts of an index that finds nothing. */
const emptyIndex = (prefix: string, parts: Readonly<Record<string, keyof typeof nothing>>) =>
  Object.entries(parts).map(([part, width]): [string, LaterSection] => [
    `${prefix}.${part}`,
    { since: 2, lacking: nothing[width] },
  ]);

const descriptions = {
  stems: "u8",
  stemEnds: "u32",
  counts: "u32",
  postings: "u8",
  postingEnds: "u32",
} as const;

const makers = {
  units: "u16",
  starts: "u32",
  wordBits: "u8",
  rows: "u32",
  folded: "u8",
  wordStarts: "u32",
  gramEnds: "u32",
  grams: "u8",
  name: "u32",
  titles: "u32",
  kinds: "u8",
  "texts.bytes": "u8",
  "texts.ends": "u32",
} as const;

/**
 * Every section of the snapshot that a format which is still read may lack, and what its readers see then. A section that
 * comes to the snapshot comes here, with the number of the format that brings it; it goes from here when no format before
 * that one is read any more.
 */
export const laterSections: ReadonlyMap<string, LaterSection> = new Map<string, LaterSection>([
  ["row.makers", { since: 2, lacking: unknown.u32 }],
  ["row.themes", { since: 2, lacking: unknown.u32 }],
  ["row.forChildren", { since: 2, lacking: unknown.u8 }],
  ["row.adapts", { since: 2, lacking: unknown.u32 }],
  ["row.added", { since: 2, lacking: unknown.u16 }],
  // Prequels were known before other relations were.
  ["row.related", { since: 2, lacking: (sections) => sections.u32("row.prequel") }],
  [
    "row.relation",
    {
      since: 2,
      lacking: (sections) =>
        Uint8Array.from(sections.u32("row.prequel"), (id) =>
          id === 0 ? 0 : relationCodes.indexOf("after"),
        ),
    },
  ],
  // Every title stands alone.
  [
    "row.franchise",
    { since: 2, lacking: (sections) => Uint32Array.from(sections.u32("row.id").keys()) },
  ],
  // There was one order of names.
  ["row.alphabetRomaji", { since: 2, lacking: (sections) => sections.u32("row.alphabet") }],
  ["row.alphabetJapanese", { since: 2, lacking: (sections) => sections.u32("row.alphabet") }],
  ...emptyIndex("about.anime", descriptions),
  ...emptyIndex("about.manga", descriptions),
  ...emptyIndex("makers", makers),
]);
