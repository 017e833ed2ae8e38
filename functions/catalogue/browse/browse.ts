import type { SortOrder } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { TitleLanguage } from "../../../shared/titles/title-name.ts";
import {
  carriedOverTest,
  groups,
  groupTests,
  lengthOf,
  makerNamed,
  makerTest,
  statusOfRow,
  type BrowseFilter,
  type Group,
} from "./browse-filter.ts";
import type { Catalogue } from "../catalogue.ts";
import { alphabetColumns } from "../sections/codes.ts";
import { labelsOf } from "../labels.ts";

/** What browsing asks for. */
export interface BrowseRequest extends BrowseFilter {
  readonly kind: Kind;
  /** Whether what began before the first of the years and seasons, and went on in it, is meant instead of what began in it. */
  readonly carried_over: boolean;
  /** Whether of a franchise only the first title in the order asked for is meant; facets count all of them. */
  readonly one_per_franchise: boolean;
  readonly sort: SortOrder;
  /** Of the names by which `title` sorts. */
  readonly language: TitleLanguage;
}

/** All anime, the best known first: what a request asks for that narrows nothing down. */
export const everything: BrowseRequest = {
  kind: "anime",
  genres: [],
  themes: [],
  types: [],
  years: [],
  seasons: [],
  statuses: [],
  lengths: [],
  carried_over: false,
  one_per_franchise: false,
  sort: "known",
  language: "english",
};

/** A value by which titles can be narrowed down, and how many then remain. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** The rows that browsing finds, in the order asked for, and by what they can be narrowed down further. */
export interface Browsed {
  readonly rows: readonly number[];
  readonly facets: Readonly<Record<Group, FacetValue[]>>;
  /** The name of the studio or author that was asked for; null where none was, or nobody has that name. */
  readonly maker: string | null;
}

/** Groups of which a title has all chosen values: another one leaves fewer. Of the others it leaves more. */
const cumulative: readonly Group[] = ["genres", "themes"];

/**
 * Every title that passes, but those for adults. Of each group of values it is counted how many titles a value stands
 * for: among what was found where values add up, and where they are alternatives among what all other groups leave.
 * `isOnList` narrows down to what is on somebody's list, or is not.
 */
export function browseTitles(
  catalogue: Catalogue,
  request: BrowseRequest,
  isOnList: (id: number) => boolean = () => true,
): Browsed {
  const { kind } = request;
  const maker =
    request.maker === undefined ? null : (makerNamed(catalogue, kind, request.maker) ?? null);
  const tests = [...testsOf(catalogue, request)];
  const passesMaker = maker === null ? () => true : makerTest(catalogue, kind, maker);
  const isCarried = request.carried_over
    ? carriedOverTest(catalogue, request.years[0] ?? "", request.seasons[0] ?? "")
    : () => true;
  const counts = new FacetCounts(catalogue, kind);
  const rows: number[] = [];
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to; row++) {
    if (catalogue.adults[row] === 1 || !passesMaker(row) || !isCarried(row)) continue;
    if (!isOnList(catalogue.id(row))) continue;
    const failed = tests.filter(([, test]) => !test(row));
    if (failed.length > 1) continue;
    const [only] = failed[0] ?? [];
    if (only === undefined) rows.push(row);
    if (only === undefined || !cumulative.includes(only)) counts.add(row, only);
  }
  const ordered = inOrder(catalogue, rows, request);
  return {
    rows: request.one_per_franchise ? firstOfEachFranchise(catalogue, ordered) : ordered,
    facets: counts.values(),
    maker,
  };
}

function firstOfEachFranchise(catalogue: Catalogue, rows: readonly number[]): number[] {
  const shown = new Set<number>();
  return rows.filter((row) => {
    const franchise = catalogue.franchise(row);
    return !shown.has(franchise) && shown.add(franchise);
  });
}

/** The tests of a request; what was carried over is of any year and season. */
function testsOf(catalogue: Catalogue, request: BrowseRequest) {
  const filter = request.carried_over ? { ...request, years: [], seasons: [] } : request;
  return groupTests(catalogue, request.kind, filter);
}

/** How many titles each value of each group stands for. */
class FacetCounts {
  readonly #catalogue: Catalogue;
  readonly #kind: Kind;
  readonly #counts = new Map<Group, Map<string, number>>(groups.map((group) => [group, new Map()]));

  constructor(catalogue: Catalogue, kind: Kind) {
    this.#catalogue = catalogue;
    this.#kind = kind;
  }

  /** Counts a row in every group, or only in the one group whose choice it does not pass. */
  add(row: number, only: Group | undefined): void {
    for (const group of only === undefined ? groups : [only]) {
      const counts = this.#counts.get(group);
      for (const value of this.#valuesOf(group, row)) {
        counts?.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
  }

  /** The values of each group, those of most titles first; years the newest first, lengths the shortest first. */
  values(): Record<Group, FacetValue[]> {
    return Object.fromEntries(
      groups.map((group) => [
        group,
        [...(this.#counts.get(group) ?? [])]
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => {
            if (group === "years") return Number(b.value) - Number(a.value);
            return group === "lengths" ? startOf(a.value) - startOf(b.value) : b.count - a.count;
          }),
      ]),
    ) as Record<Group, FacetValue[]>;
  }

  #valuesOf(group: Group, row: number): readonly string[] {
    const catalogue = this.#catalogue;
    switch (group) {
      case "genres":
        return catalogue.genres(row);
      case "themes": {
        const themes = labelsOf(catalogue, this.#kind, "themes");
        return themes.of(row).map((place) => themes.names[place] ?? "");
      }
      case "types":
        return known(catalogue.type(row), "unknown");
      case "years":
        return known(String(catalogue.years[row] ?? 0), "0");
      case "seasons":
        return known(catalogue.season(row) ?? "", "");
      case "statuses":
        return known(statusOfRow(catalogue, row) ?? "", "");
      case "lengths":
        return known(lengthOf(catalogue, this.#kind, row) ?? "", "");
    }
  }
}

/** Where a range of lengths begins, as its name tells: '2-13' at 2. */
const startOf = (length: string): number => Number.parseInt(length, 10);

const known = (value: string, missing: string): string[] => (value === missing ? [] : [value]);

/** Rows in the order asked for; what an order cannot tell apart stays the best known first. */
function inOrder(
  catalogue: Catalogue,
  rows: number[],
  { sort, language }: Pick<BrowseRequest, "sort" | "language">,
): number[] {
  const { sections } = catalogue;
  const by = (column: Uint32Array | Uint16Array) => (row: number) => column[row] ?? 0;
  switch (sort) {
    case "known":
      return rows;
    case "newest": {
      const from = by(sections.u32("row.from"));
      const begun = (row: number) => from(row) || (catalogue.years[row] ?? 0) * 10_000;
      return rows.sort((a, b) => begun(b) - begun(a) || a - b);
    }
    case "title": {
      const place = by(sections.u32(alphabetColumns[language]));
      return rows.sort((a, b) => place(a) - place(b) || a - b);
    }
    case "added": {
      const added = by(sections.u16("row.added"));
      // Ids are given in the order in which titles became known.
      return rows.sort((a, b) => added(b) - added(a) || catalogue.id(b) - catalogue.id(a));
    }
  }
}
