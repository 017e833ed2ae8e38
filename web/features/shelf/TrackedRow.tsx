import { useRef } from "react";
import { entryFacts, type ShelfEntry } from "../../tracking/shelf-entries.ts";
import { useTracking } from "../../tracking/use-tracking.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { EntryMarks } from "../../cards/EntryMarks.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf } from "../../words/title-language.ts";
import { outWords } from "../../words/progress-words.ts";
import { stepByKey, TrackingRow } from "../../cards/TrackingRow.tsx";
import "./TrackedRow.css";

/** A title of a list as one compact row. */
export function TrackedRow({
  entry,
  isOwner,
}: {
  readonly entry: ShelfEntry;
  readonly isOwner: boolean;
}) {
  const tracking = useTracking(entry);
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, rowHeir);
  const { standing, aired } = entry;
  // The owner's count stands in the tracking part.
  const facts = isOwner ? [entry.when] : entryFacts(entry);
  if (aired) facts.push(outWords(standing.progress, aired));
  return (
    <li
      ref={row}
      className="tracked-row"
      onKeyDown={isOwner ? stepByKey(tracking.onStep) : undefined}
    >
      <TitleLink className="tracked-row__link" kind={entry.kind} id={entry.id}>
        <CoverImage src={entry.image} />
        <span className="tracked-row__text">
          <span className="tracked-row__name" lang={langOf(entry.name)}>
            {entry.name}
          </span>
          <span className="tracked-row__facts">{facts.join(" · ")}</span>
          <EntryMarks said={entry.said} total={entry.total} />
        </span>
      </TitleLink>
      {isOwner && <TrackingRow kind={entry.kind} name={entry.name} {...tracking} />}
    </li>
  );
}
