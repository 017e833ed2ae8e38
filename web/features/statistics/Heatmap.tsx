import { useId, useLayoutEffect, useRef } from "react";
import { longDay, shortMonthName } from "../../../shared/words/day-words.ts";
import type { Day } from "../../../shared/entries/day.ts";
import { ChartTable } from "./ChartTable.tsx";
import {
  essence,
  heatRows,
  levels,
  seenWords,
  squaresOf,
  type DayCount,
  type Square,
} from "./heat.ts";
import "./BarChart.css";
import "./Heatmap.css";

const step = 14;
const side = 12;
/** Room for the names of weekdays and months. */
const [left, top] = [30, 18];

/** More is larger, and not only brighter. */
const sizeOf = (level: number): number => side * (0.4 + (0.6 * level) / levels);

function Mark({ x, y, level }: { readonly x: number; readonly y: number; readonly level: number }) {
  const size = sizeOf(level);
  const at = (side - size) / 2;
  return (
    <>
      <rect className="heat__day" x={x} y={y} width={side} height={side} rx="3" />
      {level > 0 && (
        <rect
          className="heat__mark"
          data-level={level}
          x={x + at}
          y={y + at}
          width={size}
          height={size}
          rx={Math.min(3, size / 3)}
        />
      )}
    </>
  );
}

/** Days from one to another, a week a column, drawn, and the same numbers as a table under them. */
export function Heatmap({
  title,
  from,
  to,
  until = to,
  days,
}: {
  readonly title: string;
  readonly from: Day;
  readonly to: Day;
  /** The day that is to be seen where not all of it has room, and those before it. */
  readonly until?: Day;
  /** Those with something, oldest first. */
  readonly days: readonly DayCount[];
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const squares = squaresOf(from, to, days);
  const weeks = (squares.at(-1)?.week ?? 0) + 1;
  const shown = (squares.find(({ day }) => day === until)?.week ?? weeks) + 2;
  useLayoutEffect(() => {
    if (box.current === null) return;
    const { scrollWidth, clientWidth } = box.current;
    box.current.scrollLeft = (shown / weeks) * scrollWidth - clientWidth;
  }, [shown, weeks]);
  return (
    <section className="chart heat" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div
        ref={box}
        className="heat__scroll"
        tabIndex={0}
        role="region"
        aria-label={`${title}, drawn`}
      >
        <svg
          role="img"
          aria-label={essence(from, to, days)}
          viewBox={`0 0 ${left + weeks * step} ${top + 7 * step}`}
          className="heat__picture"
        >
          {monthsOf(squares).map(({ day, week }) => (
            <text key={day} className="heat__name" x={left + week * step} y="10">
              {shortMonthName(day)}
            </text>
          ))}
          {["Mon", "Wed", "Fri"].map((name, at) => (
            <text key={name} className="heat__name" x="0" y={top + at * 2 * step + 10}>
              {name}
            </text>
          ))}
          {squares.map((square) => (
            <g key={square.day}>
              {square.level > 0 && <title>{`${longDay(square.day)}: ${seenWords(square)}`}</title>}
              <Mark
                x={left + square.week * step}
                y={top + square.weekday * step}
                level={square.level}
              />
            </g>
          ))}
        </svg>
      </div>
      <p className="heat__key">
        Less
        <svg viewBox={`0 0 ${(levels + 1) * step} ${side}`} aria-hidden="true">
          {Array.from({ length: levels + 1 }, (_, level) => (
            <Mark key={level} x={level * step} y={0} level={level} />
          ))}
        </svg>
        More
      </p>
      {days.length > 0 && (
        <ChartTable title={title} columns={["Day", "Episodes", "Chapters"]} rows={heatRows(days)} />
      )}
    </section>
  );
}

/** The squares at which a month's name stands: in its first week that begins in it, but not so near the edge that it is cut. */
function monthsOf(squares: readonly Square[]): Square[] {
  const mondays = squares.filter(({ weekday }, at) => weekday === 0 || at === 0);
  const firsts = mondays.filter(
    ({ day }, at) => mondays[at - 1]?.day.slice(0, 7) !== day.slice(0, 7),
  );
  const last = squares.at(-1)?.week ?? 0;
  return firsts.filter(
    ({ week }, at) => week < last && (firsts[at + 1]?.week ?? Infinity) - week > 2,
  );
}
