import { memo, useRef } from "react";
import { AiringMark } from "../../tracking/AiringMark.tsx";
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

/** The owner's count stands in the tracking part, and what waits of what they watch on a line of its own. */
function factsOf(entry: ShelfEntry, isOwner: boolean): string[] {
  const { aired, standing, said } = entry;
  const facts = isOwner ? [entry.when] : entryFacts(entry);
  if (!aired || (isOwner && standing.status === "WATCHING")) return facts;
  return [...facts, said.isOnHold ? `${aired} out` : outWords(standing.progress, aired)];
}

/** A title of a list as one compact row; not drawn again when another one makes a step. */
export const TrackedRow = memo(function TrackedRow({
  entry,
  isOwner,
  facts = factsOf(entry, isOwner),
  onLeave,
}: {
  readonly entry: ShelfEntry;
  readonly isOwner: boolean;
  /** What it tells below the name. */
  readonly facts?: readonly string[];
  /** Closes what it is shown in, whose place in the history the title then takes. */
  readonly onLeave?: () => void;
}) {
  const tracking = useTracking(entry);
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, rowHeir);
  return (
    <li
      ref={row}
      className="tracked-row"
      onKeyDown={isOwner ? stepByKey(tracking.onStep) : undefined}
    >
      <TitleLink
        className="tracked-row__link"
        kind={entry.kind}
        id={entry.id}
        replace={onLeave !== undefined}
        onClick={onLeave}
      >
        <CoverImage src={entry.image} />
        <span className="tracked-row__text">
          <span className="tracked-row__name" lang={langOf(entry.name)}>
            {entry.name}
          </span>
          <span className="tracked-row__facts">{facts.join(" · ")}</span>
          <EntryMarks said={entry.said} total={entry.total} />
          {isOwner && <AiringMark entry={entry} />}
        </span>
      </TitleLink>
      {isOwner && <TrackingRow kind={entry.kind} name={entry.name} {...tracking} />}
    </li>
  );
});
