import { useEffect, useEffectEvent, useState, type SubmitEvent } from "react";
import { localDayOf, type Day } from "../../../shared/entries/day.ts";
import { toast } from "../../toasts/toast.ts";
import { entryKey, type TrackedTitle } from "../../tracking/standing.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { DateField, textIn } from "./DateField.tsx";
import {
  detailNames,
  detailsEdit,
  detailsProblems,
  isChanged,
  shownText,
  unsavedAfter,
  type DetailName,
  type Typed,
} from "./details-form.ts";
import { draftOf, keepDraft } from "./drafts.ts";
import { repeatsLabel } from "./edit-words.ts";
import type { Entry } from "./entry-edits.ts";
import { editProblem } from "./entry-editor.ts";
import { NotesField } from "./NotesField.tsx";
import { useEntryEditor } from "./use-entry-editor.ts";

interface Props {
  readonly title: TrackedTitle;
  readonly entry: Entry;
}

/** Keeps what is typed when its fields go, tells of it, and offers to save it after all. */
function useKeepTyped({ title, entry }: Props, typed: Typed, today: Day) {
  const editor = useEntryEditor();
  const leave = useEffectEvent(() => {
    const isLeft = isChanged(entry, typed);
    keepDraft(title, isLeft ? typed : {});
    const isWrong = Object.keys(detailsProblems(title.kind, entry, typed, today)).length > 0;
    if (!isLeft || isWrong) return;
    const offer = () => {
      toast.unsaved(`Not saved: dates and notes of ${title.name}`, {
        key: `${entryKey(title)} details`,
        save: () => {
          void editor.save(title, entry, detailsEdit(entry, typed)).then((error) => {
            if (error === undefined) {
              keepDraft(title, {});
              return;
            }
            toast.error(editProblem(error));
            offer();
          });
        },
      });
    };
    offer();
  });
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
}

/** The first field that cannot be saved as it is. */
const firstWrong = (form: HTMLFormElement, names: readonly DetailName[]) =>
  names.map((name) => form.elements.namedItem(name)).find((field) => field !== null);

/** Dates, times and notes of an entry, which are saved together. */
export function EntryDetails({ title, entry }: Props) {
  const { kind } = title;
  const editor = useEntryEditor();
  const [today] = useState(() => localDayOf(Date.now()));
  const [typed, setTyped] = useState<Typed>(() => draftOf(title));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useKeepTyped({ title, entry }, typed, today);

  const text = shownText(entry, typed);
  const problems = detailsProblems(kind, entry, typed, today);
  const shownProblems = isTried ? problems : { notes: problems.notes };
  const type = (name: DetailName) => (value: string) => {
    setFailure(undefined);
    setTyped((now) => ({ ...now, [name]: value }));
  };

  const save = async (asked: Typed) => {
    setBusy(true);
    const error = await editor.save(title, entry, detailsEdit(entry, asked));
    setBusy(false);
    if (error !== undefined) {
      setFailure(editProblem(error));
      return;
    }
    setTried(false);
    setTyped((now) => unsavedAfter(now, asked));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    // A browser does not tell of a day that was begun and not ended until it is asked.
    const halves = [...currentTarget.querySelectorAll<HTMLInputElement>("[type=date]")]
      .filter(({ validity }) => validity.badInput)
      .map((input) => [input.name, textIn(input)] as const);
    const asked: Typed = { ...typed, ...Object.fromEntries<string>(halves) };
    const found = detailsProblems(kind, entry, asked, localDayOf(Date.now()));
    setTyped(asked);
    setTried(true);
    const wrong = detailNames.filter((name) => found[name] !== undefined);
    if (wrong.length === 0) void save(asked);
    else {
      const field = firstWrong(currentTarget, wrong);
      if (field instanceof HTMLElement) field.focus();
    }
  };
  const hasUnsaved = isChanged(entry, typed);
  return (
    <form className="entry-details" noValidate onSubmit={submit}>
      {(["started", "finished"] as const).map((name) => (
        <DateField
          key={name}
          name={name}
          label={name === "started" ? "Started" : "Finished"}
          text={text[name]}
          problem={shownProblems[name]}
          today={today}
          isBusy={isBusy}
          onChange={type(name)}
        />
      ))}
      <Field
        name="repeats"
        label={repeatsLabel(kind)}
        inputMode="numeric"
        autoComplete="off"
        value={text.repeats}
        problem={shownProblems.repeats}
        readOnly={isBusy}
        onChange={(event) => {
          type("repeats")(event.target.value);
        }}
      />
      <NotesField
        text={text.notes}
        problem={shownProblems.notes}
        isBusy={isBusy}
        onChange={type("notes")}
      />
      <p className="entry-details__failure" role="alert">
        {failure}
      </p>
      <div className="entry-details__foot">
        <Button type="submit" variant="outlined" isBusy={isBusy} disabled={!hasUnsaved}>
          {failure === undefined ? "Save" : "Retry"}
        </Button>
        <p className="entry-details__unsaved" role="status">
          {hasUnsaved && !isBusy && "Not saved yet"}
        </p>
      </div>
    </form>
  );
}
