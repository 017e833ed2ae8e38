import { useId } from "react";
import { ChartTable, type Row } from "./ChartTable.tsx";
import "./BarChart.css";

/** One bar of a chart and one row of its table. */
export interface Bar extends Row {
  /** Its length; the longest bar is as wide as the chart. */
  readonly value: number;
}

const rowHeight = 28;
const width = 300;
const barHeight = 12;

/** Bars one below the other, drawn, and the same numbers as a table under them. */
export function BarChart({
  title,
  about,
  note,
  columns,
  bars,
}: {
  readonly title: string;
  /** What is to be known of it, below its heading. */
  readonly note?: string;
  /** What the picture shows, for those who do not see it. */
  readonly about: string;
  /** Heads of the table: of the names, then of each cell. */
  readonly columns: readonly string[];
  readonly bars: readonly Bar[];
}) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="chart__empty">{note}</p>}
      {bars.length === 0 ? (
        <p className="chart__empty">Nothing to show yet.</p>
      ) : (
        <>
          <svg
            role="img"
            aria-label={about}
            viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
            className="chart__bars"
          >
            {bars.map(({ name, value, cells }, at) => (
              <g key={name} transform={`translate(0 ${at * rowHeight})`}>
                <text className="chart__name" y="11">
                  {name}
                </text>
                <text className="chart__value" x={width} y="11">
                  {cells[0]}
                </text>
                <rect className="chart__track" y="15" rx="3" width={width} height={barHeight / 2} />
                <rect
                  className="chart__bar"
                  y="15"
                  rx="3"
                  width={(value / most) * width}
                  height={barHeight / 2}
                />
              </g>
            ))}
          </svg>
          <ChartTable columns={columns} rows={bars} title={title} />
        </>
      )}
    </section>
  );
}
