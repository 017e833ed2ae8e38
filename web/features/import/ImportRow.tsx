import { localDayOf } from "../../../shared/entries/day.ts";
import { dayAndTime, longDay } from "../../../shared/words/day-words.ts";
import { useId, useState } from "react";
import { doubtsOf, missingPartsNote, type ImportState } from "../../../shared/imports.ts";
import { tellFailure, useCall } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { headingOf } from "../../ui/dialogs/focus-heir.ts";
import { ProgressBar } from "../../ui/display/ProgressBar.tsx";
import { isRunning, type ImportJob } from "./use-imports.ts";
import "./ImportRow.css";

const stateWords: Readonly<Record<ImportState, string>> = {
  uploading: "Waiting for the other parts",
  waiting: "Waiting to begin",
  running: "Importing",
  finished: "Imported",
  failed: "Failed",
  undoing: "Putting everything back",
  undone: "Put back as it was",
};

/** One import: how far it is, or what it did. */
export function ImportRow({
  job,
  Heading,
}: {
  readonly job: ImportJob;
  readonly Heading: "h2" | "h4";
}) {
  const { kind, state, started_at, rows, rows_done, missing_parts, error, report } = job;
  const list = kind === "anime" ? "Anime list" : "Manga list";
  const id = useId();
  return (
    <article className="import-row" data-state={state} aria-labelledby={id}>
      <Heading id={id} className="import-row__title">
        {list}: {stateWords[state]}
      </Heading>
      <p className="import-row__time">
        <time dateTime={started_at}>{dayAndTime(Date.parse(started_at))}</time>
      </p>
      {isRunning(job) && <Progress done={rows_done} of={rows} />}
      {state !== "uploading" && missing_parts > 0 && (
        <p className="import-row__error">{missingPartsNote(missing_parts)}</p>
      )}
      {error !== null && <p className="import-row__error">{error}</p>}
      {state === "undone" && (
        <p className="import-row__note">
          You undid this import. What you had changed in the meantime stayed. This is what the
          import had done:
        </p>
      )}
      {report !== null && !isRunning(job) && (
        <Report id={job.job_id} report={report} isUndone={state === "undone"} />
      )}
      <UndoButton job={job} />
    </article>
  );
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div className="import-row__progress">
      <ProgressBar label="Progress of the import" value={done} total={of === 0 ? null : of} />
      <span>{of === 0 ? "Reading the file" : `${done} of ${of} titles`}</span>
    </div>
  );
}

type ReportFields = NonNullable<ImportJob["report"]>;

function Report({
  id,
  report,
  isUndone,
}: {
  readonly id: string;
  readonly report: ReportFields;
  /** Whether all of it was put back: nothing of the file is on a list or kept aside any more. */
  readonly isUndone: boolean;
}) {
  const counts = [
    ["added", report.added],
    ["raised", report.raised],
    ["updated", report.updated],
    ["unchanged", report.unchanged],
    ["kept aside", report.kept_aside],
  ] as const;
  return (
    <>
      <ul className="import-row__counts">
        {counts.map(([word, count]) => (
          <li key={word}>
            <strong>{count}</strong> {word}
          </li>
        ))}
      </ul>
      {report.left > 0 && (
        <p className="import-row__note">
          Rows of your file we did not get to: {report.left}. Importing it again does no harm.
        </p>
      )}
      {report.provisional > 0 && !isUndone && (
        <p className="import-row__note">
          Titles that are not in our catalogue yet: {report.provisional}. They are listed under the
          names in your file.
        </p>
      )}
      {doubtsOf({ ...report, isBrokenOff: report.broken_off }).map((sentence) => (
        <p key={sentence} className="import-row__note">
          {sentence}
        </p>
      ))}
      {report.kept_aside > 0 && !isUndone && <Kept report={report} id={id} />}
    </>
  );
}

function Kept({ report, id }: { readonly report: ReportFields; readonly id: string }) {
  const [isWhole, setWhole] = useState(false);
  const all = useCall("imports", { job_id: id }, { enabled: isWhole });
  const { kept_aside } = report;
  const { reasons, kept } = all.data?.imports[0]?.report ?? report;
  return (
    <details className="import-row__kept">
      <summary>What was kept aside, and why</summary>
      <ul>
        {reasons.map(({ reason, sentence, count }) => (
          <li key={reason}>
            {count}: {sentence}
            <ul className="import-row__titles">
              {kept
                .filter((row) => row.reason === reason)
                // Two rows of a file may say exactly the same.
                .map(({ title }, at) => (
                  <li key={at}>{title === "" ? "(without a name)" : title}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {kept_aside > kept.length && (
        <Button
          variant="quiet"
          size="small"
          isBusy={all.isFetching}
          heir={headingOf}
          onClick={() => {
            setWhole(true);
            if (all.isError) void all.refetch();
          }}
        >
          {all.isError ? "Retry" : `Show the other ${kept_aside - kept.length}`}
        </Button>
      )}
      <p className="import-row__note">Your export gives all of them back.</p>
    </details>
  );
}

function UndoButton({ job: { job_id, can_undo, undo_until } }: { readonly job: ImportJob }) {
  const { mutate, isPending } = useChange("undo_import");
  if (!can_undo) return null;
  const undo = () => {
    mutate(
      { job_id },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
        },
        onError: (error) => {
          tellFailure(error, error.message);
        },
      },
    );
  };
  return (
    <p className="import-row__undo">
      <Button variant="outlined" size="small" isBusy={isPending} heir={headingOf} onClick={undo}>
        Undo this import
      </Button>
      {undo_until !== null && <span>until {longDay(localDayOf(Date.parse(undo_until)))}</span>}
    </p>
  );
}
