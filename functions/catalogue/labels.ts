import type { Kind } from "../../shared/kind.ts";
import type { Catalogue } from "./catalogue.ts";

const columns = { themes: "row.themes", makers: "row.makers" } as const;
export type LabelColumn = keyof typeof columns;

/** The words that titles of one kind bear in a column that holds several, and which title bears which. */
export interface Labels {
  readonly names: readonly string[];
  /** The places in `names` of the words of a row. */
  readonly of: (row: number) => readonly number[];
}

const read = new WeakMap<Catalogue, Map<string, Labels>>();

/** The words of a column of one kind, read once for each snapshot: many rows share one text. */
export function labelsOf(catalogue: Catalogue, kind: Kind, column: LabelColumn): Labels {
  const known = read.get(catalogue) ?? new Map<string, Labels>();
  read.set(catalogue, known);
  const name = `${kind} ${column}`;
  const labels = known.get(name) ?? readLabels(catalogue, kind, column);
  known.set(name, labels);
  return labels;
}

function readLabels(catalogue: Catalogue, kind: Kind, column: LabelColumn): Labels {
  const places = new Map<string, number>();
  const byText = new Map<number, readonly number[]>();
  const texts = catalogue.sections.u32(columns[column]);
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to; row++) {
    const text = texts[row] ?? 0;
    if (!byText.has(text)) byText.set(text, catalogue[column](row).map(placeOf));
  }
  return { names: [...places.keys()], of: (row) => byText.get(texts[row] ?? 0) ?? [] };
}
