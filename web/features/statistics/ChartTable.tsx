/** One row of a chart's table. */
export interface Row {
  readonly name: string;
  /** Further cells, in the order of the columns. */
  readonly cells: readonly string[];
}

/** The numbers of a chart, for whoever wants to read or copy them. */
export function ChartTable({
  title,
  columns,
  rows,
}: {
  readonly title: string;
  /** Heads: of the names, then of each cell. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}) {
  return (
    <details className="chart__numbers">
      <summary>{title} as a table</summary>
      <div className="chart__scroll" tabIndex={0} role="region" aria-label={`${title} as a table`}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1] ?? at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
