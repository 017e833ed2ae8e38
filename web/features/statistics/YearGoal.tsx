import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { goalRange, isGoal } from "../../../shared/entries/goal.ts";
import { grouped } from "../../../shared/words/grouped.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { CallResponse } from "../../calls/api.ts";
import { tellFailure } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { useMinute } from "../../calls/use-minute.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { regionOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { ProgressBar } from "../../ui/display/ProgressBar.tsx";
import { finishedWord, goalWords, typedGoal } from "./goal-words.ts";
import type { ListStatistics } from "./statistics-words.ts";
import "./YearGoal.css";

interface Props {
  readonly kind: Kind;
  readonly numbers: ListStatistics;
}

/** How many titles the owner of a list would like to finish this year, and how far they are: for them alone. */
export function YearGoal({ kind, numbers }: Props) {
  const id = useId();
  const nowMs = useMinute();
  const year = new Date(nowMs).getFullYear();
  const titles = numbers.goal?.year === year ? numbers.goal.titles : null;
  const [isEditing, setEditing] = useState(false);
  const { save, isPending } = useSaving(kind, year);
  const done = numbers.finished.find(({ name }) => name === String(year))?.titles ?? 0;
  return (
    <section className="goal" aria-labelledby={id}>
      <h2 id={id}>{titles === null ? `A goal for ${year}?` : `Your goal for ${year}`}</h2>
      {titles === null ? (
        <p className="goal__note">
          How many {kind} would you like to finish? Only you see it, and nothing happens if you fall
          short.
        </p>
      ) : (
        <>
          <p className="goal__count">
            {grouped(done)} of {grouped(titles)}
          </p>
          <ProgressBar value={done} total={titles} label={`Finished in ${year}`} />
          <p>{goalWords(done, titles, nowMs)}</p>
          <p className="goal__note">
            What you {finishedWord(kind)} to the end counts by the day you finished it.
          </p>
        </>
      )}
      {isEditing ? (
        <GoalForm
          kind={kind}
          year={year}
          titles={titles}
          isBusy={isPending}
          onSave={(next) => {
            save(next, () => {
              setEditing(false);
            });
          }}
          onCancel={() => {
            setEditing(false);
          }}
        />
      ) : (
        <div className="goal__ways">
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              setEditing(true);
            }}
          >
            {titles === null ? "Set a goal" : "Change it"}
          </Button>
          {titles !== null && (
            <Button
              variant="quiet"
              size="small"
              isBusy={isPending}
              onClick={() => {
                save(null);
              }}
            >
              Remove it
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function GoalForm({
  kind,
  year,
  titles,
  isBusy,
  onSave,
  onCancel,
}: {
  readonly kind: Kind;
  readonly year: number;
  readonly titles: number | null;
  readonly isBusy: boolean;
  readonly onSave: (titles: number) => void;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState(titles === null ? "" : String(titles));
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFocusHeir(form, regionOf);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = typedGoal(text);
    if (isGoal(typed)) onSave(typed);
    else setProblem(goalRange);
  };
  return (
    <form ref={form} className="goal__form" onSubmit={submit} noValidate>
      <Field
        label={`${kind === "anime" ? "Anime" : "Manga"} to finish in ${year}`}
        inputMode="numeric"
        autoComplete="off"
        // Who has asked for it types now.
        autoFocus
        value={text}
        problem={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="goal__ways">
        <Button type="submit" size="small" isBusy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Saves a goal, null for none, and shows it as soon as it is saved. */
function useSaving(kind: Kind, year: number) {
  const client = useQueryClient();
  const { mutate, isPending } = useChange("update_user");
  const show = (titles: number | null) => {
    client.setQueriesData<CallResponse<"statistics">>({ queryKey: ["statistics"] }, (shown) =>
      shown?.owner
        ? { ...shown, [kind]: { ...shown[kind], goal: titles === null ? null : { year, titles } } }
        : shown,
    );
  };
  const save = (titles: number | null, onSaved?: () => void) => {
    mutate(
      { goal: { kind, year, titles } },
      {
        onSuccess: () => {
          show(titles);
          onSaved?.();
        },
        onError: (error) => {
          tellFailure(error, error.message);
        },
      },
    );
  };
  return { save, isPending };
}
