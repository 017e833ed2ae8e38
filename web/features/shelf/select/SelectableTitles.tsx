import { useRef, type SyntheticEvent } from "react";
import { CoverImage } from "../../../cards/CoverImage.tsx";
import { EntryMarks } from "../../../cards/EntryMarks.tsx";
import { entryFacts } from "../../../tracking/shelf-entries.ts";
import { headingOf, useFocusHeir } from "../../../ui/dialogs/focus-heir.ts";
import { langOf } from "../../../words/title-language.ts";
import type { ListedEntry } from "../tools/listed-entries.ts";
import { PickBox } from "./PickBox.tsx";
import { withIds, type Selection } from "./selection.ts";
import "./SelectableTitles.css";

/** Whether somebody holds Shift, which selects all from the last title on. */
const isRange = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The titles of a page, each of which can be selected; they open nothing meanwhile. */
export function SelectableTitles({
  density,
  entries,
  selection,
  onSelect,
}: {
  readonly density: "covers" | "compact";
  readonly entries: readonly ListedEntry[];
  readonly selection: Selection;
  readonly onSelect: (ids: Selection) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useFocusHeir(list, headingOf);
  const last = useRef<number>(undefined);
  const toggle = (at: number, isWithRange: boolean) => {
    const id = entries[at]?.id;
    if (id === undefined) return;
    const from = isWithRange ? (last.current ?? at) : at;
    const ids = entries.slice(Math.min(from, at), Math.max(from, at) + 1).map((entry) => entry.id);
    last.current = at;
    onSelect(withIds(selection, ids, !selection.has(id)));
  };
  return (
    <ul ref={list} className={`picks picks--${density}`}>
      {entries.map((entry, at) => (
        <li key={entry.id}>
          <label className="pick">
            <span className="pick__cover">
              <CoverImage src={entry.image} isEager={at < 5} />
              <PickBox
                checked={selection.has(entry.id)}
                onChange={(event) => {
                  toggle(at, isRange(event));
                }}
              />
            </span>
            <span className="pick__text">
              <span className="pick__name" lang={langOf(entry.name)}>
                {entry.name}
              </span>
              <span className="pick__facts">{entryFacts(entry).join(" · ")}</span>
              <EntryMarks said={entry.said} total={entry.total} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
