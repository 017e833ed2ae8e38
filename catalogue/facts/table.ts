/** One line of a file of facts: what it says in each column, and where it stands. */
export interface Line {
  readonly cells: Readonly<Record<string, string>>;
  /** `anime/1990s.tsv:12`. */
  readonly place: string;
}

/**
 * Reads tab-separated values whose first line names the columns, as RFC 4180 without quotes: a cell holds neither tab nor
 * line break. @throws RangeError for a line with more or fewer cells than there are columns.
 */
export function readTable(path: string, text: string): Line[] {
  const [head = "", ...lines] = text.split("\n");
  const columns = head.split("\t");
  return lines.flatMap((line, at) => {
    if (line === "") return [];
    const cells = line.split("\t");
    const place = `${path}:${at + 2}`;
    if (cells.length !== columns.length) {
      throw new RangeError(`${place} has ${cells.length} cells, not ${columns.length}.`);
    }
    return [
      { place, cells: Object.fromEntries(columns.map((name, of) => [name, cells[of] ?? ""])) },
    ];
  });
}
