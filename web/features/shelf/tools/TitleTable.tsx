import { useRef } from "react";
import { shortDay } from "../../../../shared/words/day-words.ts";
import { navigate, useLocation } from "../../../browser/location.ts";
import { CoverImage } from "../../../cards/CoverImage.tsx";
import { TitleLink } from "../../../cards/TitleLink.tsx";
import { stepByKey, TrackingRow } from "../../../cards/TrackingRow.tsx";
import { AiringMark } from "../../../tracking/AiringMark.tsx";
import { useTracking } from "../../../tracking/use-tracking.ts";
import { headingOf, rowHeir, useFocusHeir } from "../../../ui/dialogs/focus-heir.ts";
import { ArrowDownIcon, ArrowUpIcon } from "../../../ui/display/page-icons.tsx";
import { langOf } from "../../../words/title-language.ts";
import { PickBox } from "../select/PickBox.tsx";
import { withIds, type Selection } from "../select/selection.ts";
import type { ShelfName } from "../use-shelf.ts";
import { statusCell } from "./cell-words.ts";
import type { ListedEntry } from "./listed-entries.ts";
import { sortWords } from "./sort-words.ts";
import { isAscending, type SortName } from "./sorting.ts";
import { sortOf, withSort } from "./tools-address.ts";
import "./TitleTable.css";

const columns = [
  "title",
  "score",
  "progress",
  "status",
  "started",
  "finished",
  "repeats",
  "year",
] as const satisfies readonly SortName[];

/** How what is selected on a page is drawn and changed. */
interface Selecting {
  readonly selection: Selection | undefined;
  readonly onSelect: (ids: Selection) => void;
}

/** The titles of a page of a list as a table, which each of its headers sorts. */
export function TitleTable({
  shelf,
  entries,
  isOwner,
  selection,
  onSelect,
}: Selecting & {
  readonly shelf: ShelfName;
  readonly entries: readonly ListedEntry[];
  readonly isOwner: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, headingOf);
  return (
    // Small screens show a part of it, which whoever has no pointer scrolls by keys.
    <div
      ref={place}
      className="title-table"
      role="region"
      aria-label="Table of titles"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {selection && <td className="title-table__pick" />}
            {columns.map((by) => (
              <SortHeader key={by} by={by} shelf={shelf} />
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <TableRow
              key={entry.id}
              entry={entry}
              isOwner={isOwner}
              selection={selection}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHeader({ by, shelf }: { readonly by: SortName; readonly shelf: ShelfName }) {
  const { search } = useLocation();
  const sort = sortOf(new URLSearchParams(search).get("sort") ?? "", shelf);
  const isSorted = sort.by === by;
  const direction = isAscending(sort) ? "ascending" : "descending";
  return (
    <th scope="col" className={`title-table__${by}`} aria-sort={isSorted ? direction : "none"}>
      <button
        type="button"
        className="title-table__sort"
        onClick={() => {
          const next = { by, isReversed: isSorted && !sort.isReversed };
          navigate({ search: withSort(window.location.search, next) });
        }}
      >
        {sortWords[by]}
        {isSorted && (direction === "ascending" ? <ArrowUpIcon /> : <ArrowDownIcon />)}
      </button>
    </th>
  );
}

function TableRow({
  entry,
  isOwner,
  selection,
  onSelect,
}: Selecting & { readonly entry: ListedEntry; readonly isOwner: boolean }) {
  const tracking = useTracking(entry);
  const row = useRef<HTMLTableRowElement>(null);
  useFocusHeir(row, rowHeir);
  const { kind, id, name, standing, total, said, year, repeats } = entry;
  return (
    <tr
      ref={row}
      data-selected={selection?.has(id)}
      onKeyDown={isOwner ? stepByKey(tracking.onStep) : undefined}
    >
      {selection && (
        <td className="title-table__pick">
          <label>
            <PickBox
              aria-label={`Select ${name}`}
              checked={selection.has(id)}
              onChange={() => {
                onSelect(withIds(selection, [id], !selection.has(id)));
              }}
            />
          </label>
        </td>
      )}
      <th scope="row" className="title-table__title">
        <TitleLink className="title-table__link" kind={kind} id={id}>
          <CoverImage src={entry.image} />
          <span className="title-table__name" lang={langOf(name)}>
            {name}
          </span>
        </TitleLink>
      </th>
      <td className="title-table__number">{said.score ?? none}</td>
      <td className="title-table__progress">
        {isOwner ? (
          <>
            <TrackingRow kind={kind} name={name} {...tracking} />
            <AiringMark entry={entry} />
          </>
        ) : (
          `${standing.progress}/${total ?? "?"}`
        )}
      </td>
      <td>{statusCell(entry)}</td>
      <td>{entry.started === null ? none : shortDay(entry.started)}</td>
      <td>{entry.finished === null ? none : shortDay(entry.finished)}</td>
      <td className="title-table__number">{repeats === 0 ? none : repeats}</td>
      <td className="title-table__number">{year ?? none}</td>
    </tr>
  );
}

/** Stands where there is nothing to tell, quietly. */
const none = (
  <span className="title-table__none">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">none</span>
  </span>
);
