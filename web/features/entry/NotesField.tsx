import { useId } from "react";
import * as limits from "../../../shared/limits.ts";
import { notesCount } from "./details-form.ts";

/** Somebody's notes. Nothing is cut off that is too long: a sentence says so. */
export function NotesField({
  text,
  problem,
  isBusy,
  onChange,
}: {
  readonly text: string;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  const count = notesCount(text);
  return (
    <div className="field" data-invalid={problem !== undefined}>
      <label htmlFor={id} className="field__label">
        Notes
      </label>
      <textarea
        id={id}
        name="notes"
        className="field__input field__input--area"
        dir="auto"
        rows={4}
        value={text}
        readOnly={isBusy}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-hint`} className="field__hint entry-notes__hint">
        <span>Only you see them.</span>
        {count !== undefined && (
          <span className="field__count">
            {count}/{limits.notesCharacters}
            <span className="visually-hidden"> characters</span>
          </span>
        )}
      </p>
      <p id={`${id}-problem`} className="field__problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
