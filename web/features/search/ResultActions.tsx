import { kindRules } from "../../../shared/kind.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CheckIcon, PlusIcon } from "../../ui/display/icons.tsx";
import { trackedTitle, type FoundTitle } from "./found-title.ts";

/** What can be done with one result: one episode or chapter more where it is under way, and 'Add as Completed'. */
export function ResultActions({
  title,
  isBusy,
  onAdd,
}: {
  readonly title: FoundTitle;
  /** Whether it is being added as completed. */
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}) {
  const tracker = useTracker();
  const tracked = trackedTitle(title, useTitleLanguage());
  const { kind, name } = tracked;
  const { standing } = title;
  // Who has seen all that is out of a show without an end in sight has nothing to add.
  const isUpToDate =
    title.total === null && (title.aired ?? Infinity) <= (standing?.progress ?? -1);
  const isCompleted = standing?.status === "COMPLETED";
  const isDone = isCompleted || isUpToDate;
  return (
    <div className="search__actions">
      {standing !== undefined && !isCompleted && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`+1: add one ${kindRules[kind].unit} to ${name}`}
          onClick={() => {
            tracker.step(tracked, standing, 1);
          }}
        >
          +1
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        className="search__quick-add"
        data-state={isDone ? "added" : isBusy ? "loading" : "idle"}
        disabled={isDone}
        isBusy={isBusy}
        aria-label={
          isCompleted
            ? `${name} is completed`
            : isUpToDate
              ? `You are up to date with ${name}`
              : `Add as Completed: ${name}`
        }
        onClick={onAdd}
      >
        {isDone ? <CheckIcon /> : <PlusIcon />}
        {!isDone && "Add as Completed"}
      </Button>
    </div>
  );
}
