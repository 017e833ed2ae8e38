import type { Day } from "../../../shared/entries/day.ts";
import * as limits from "../../../shared/limits.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { firstFieldOf } from "./field-heir.ts";
import { dateValue, halfTyped, partialWords } from "./details-form.ts";

/** What a date field holds now: its day, nothing, or what is no day yet. */
export const textIn = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? halfTyped : value;

/** A day, as the device lets it be chosen. One of which a file knew the month or the year alone stands below. */
export function DateField({
  name,
  label,
  text,
  problem,
  today,
  isBusy,
  onChange,
}: {
  readonly name: "started" | "finished";
  readonly label: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly today: Day;
  readonly isBusy: boolean;
  readonly onChange: (text: string) => void;
}) {
  const partial = partialWords(text);
  return (
    <div className="entry-date">
      <Field
        type="date"
        name={name}
        label={label}
        value={dateValue(text)}
        // What a picker offers. What is typed beyond has a sentence of ours.
        min={`${limits.earliestYear}-01-01`}
        max={today}
        problem={problem}
        readOnly={isBusy}
        {...(partial !== undefined && { hint: `${partial}. Pick a day if you know it.` })}
        onChange={(event) => {
          onChange(textIn(event.target));
        }}
        onBlur={(event) => {
          const now = textIn(event.target);
          const isHalf = now === halfTyped || text === halfTyped;
          if (isHalf && now !== text) onChange(now);
        }}
      />
      {partial !== undefined && (
        <Button
          variant="quiet"
          size="small"
          heir={firstFieldOf}
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => {
            onChange("");
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}
