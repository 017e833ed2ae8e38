import { useId, useState } from "react";
import { useTitleLanguage } from "../../../words/title-language.ts";
import { Field } from "../../../ui/controls/Field.tsx";
import { SegmentedControl } from "../../../ui/controls/SegmentedControl.tsx";
import { DialogSheet } from "../../../ui/dialogs/DialogSheet.tsx";
import { LoadFailure } from "../../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { listedEntries } from "../tools/listed-entries.ts";
import { TrackedRow } from "../TrackedRow.tsx";
import { useWholeShelf } from "../use-shelf.ts";
import { fitsOf } from "./fits.ts";
import { countWords, fitWords, leftOutWords, offeredMinutes, readMinutes } from "./fit-words.ts";
import "./SpareTimeDialog.css";

const options = offeredMinutes.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} min`,
}));

/** What of somebody's Watching list fits into the time they have. */
export function SpareTimeDialog({
  username,
  onClose,
}: {
  readonly username: string;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [offered, setOffered] = useState("45");
  const [typed, setTyped] = useState("");
  const time = readMinutes(typed);
  const problem = "problem" in time ? time.problem : undefined;
  const minutes = "minutes" in time ? time.minutes : Number(offered);
  return (
    <DialogSheet labelledBy={id} width="medium" onClose={onClose}>
      <div className="spare-time">
        <h2 id={id}>How long have you got?</h2>
        <div className="spare-time__choice">
          <SegmentedControl
            legend="Time"
            options={options}
            // What is typed goes before what is offered.
            value={typed === "" ? offered : ""}
            onChange={(value) => {
              setOffered(value);
              setTyped("");
            }}
          />
          <Field
            label="Or another number of minutes"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            problem={problem}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </div>
        {problem === undefined && (
          <FittingTitles username={username} minutes={minutes} onClose={onClose} />
        )}
      </div>
    </DialogSheet>
  );
}

function FittingTitles({
  username,
  minutes,
  onClose,
}: {
  readonly username: string;
  readonly minutes: number;
  readonly onClose: () => void;
}) {
  const language = useTitleLanguage();
  const shelf = { kind: "anime", status: "WATCHING", username } as const;
  const { data, error, isPending, refetch } = useWholeShelf(shelf, true);
  if (isPending) return <Skeleton height={222} />;
  if (data === undefined) return <LoadFailure what="your list" error={error} onRetry={refetch} />;
  const found = fitsOf(listedEntries(data, language), minutes);
  const { fits } = found;
  const leftOut = leftOutWords(found);
  return (
    <>
      <p role="status" className="spare-time__count">
        {countWords(found, minutes)}
      </p>
      {fits.length > 0 && (
        <ul className="spare-time__fits">
          {fits.map((fit) => (
            <TrackedRow
              key={fit.entry.id}
              entry={fit.entry}
              isOwner
              facts={fitWords(fit)}
              onLeave={onClose}
            />
          ))}
        </ul>
      )}
      {leftOut !== "" && <p className="spare-time__note">{leftOut}</p>}
    </>
  );
}
