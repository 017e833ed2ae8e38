import { memo } from "react";
import { EntryMarks } from "../../cards/EntryMarks.tsx";
import { TitleCard } from "../../cards/TitleCard.tsx";
import { AiringMark } from "../../tracking/AiringMark.tsx";
import { entryFacts, type ShelfEntry } from "../../tracking/shelf-entries.ts";
import { useTracking } from "../../tracking/use-tracking.ts";

/** A card of somebody's list; the owner moves on with one tap. Not drawn again when another one makes a step. */
export const TrackedCard = memo(function TrackedCard({
  entry,
  isOwner,
  isEager = false,
}: {
  readonly entry: ShelfEntry;
  readonly isOwner: boolean;
  readonly isEager?: boolean;
}) {
  const tracking = useTracking(entry);
  return (
    <TitleCard
      title={entry}
      facts={entryFacts(entry)}
      marks={
        <>
          <EntryMarks said={entry.said} total={entry.total} />
          {isOwner && <AiringMark entry={entry} />}
        </>
      }
      isEager={isEager}
      {...(isOwner && { tracking })}
    />
  );
});
