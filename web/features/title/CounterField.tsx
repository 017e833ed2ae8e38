import { useId, type KeyboardEvent } from "react";
import { kindRules } from "../../../shared/kind.ts";
import { presses } from "../../keyboard/shortcuts.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { MinusIcon, PlusIcon } from "../../ui/icons.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Counter } from "./counter.ts";
import type { TrackingEvent } from "./tracking-form.ts";

/** The episode or chapter counter: a field between minus and plus, with the share as a bar. */
export function CounterField({
  title,
  counter,
  isDisabled,
  onEvent,
}: {
  readonly title: TrackedTitle;
  readonly counter: Counter;
  readonly isDisabled: boolean;
  readonly onEvent: (event: TrackingEvent) => void;
}) {
  const id = useId();
  const { unit, units } = kindRules[title.kind];
  const label = title.kind === "anime" ? "Episodes watched" : "Chapters read";
  const step = (by: 1 | -1) => {
    onEvent({ type: "stepped", by });
  };
  const stepByArrow = (event: KeyboardEvent) => {
    const by = presses(event, "countUp") ? 1 : presses(event, "countDown") ? -1 : undefined;
    if (by === undefined || (by === -1 && counter.progress === 0)) return;
    event.preventDefault();
    step(by);
  };
  return (
    <fieldset className="counter" disabled={isDisabled}>
      <legend className="visually-hidden">{label}</legend>
      <div className="counter__row">
        <IconButton
          label={`One ${unit} less`}
          disabled={counter.progress === 0}
          onClick={() => {
            step(-1);
          }}
        >
          <MinusIcon />
        </IconButton>
        <span className="counter__value">
          <input
            className="counter__input"
            inputMode="numeric"
            autoComplete="off"
            aria-label={label}
            aria-invalid={counter.problem !== undefined}
            aria-describedby={`${id}-total ${id}-problem`}
            value={counter.text}
            onChange={(event) => {
              onEvent({ type: "typed", text: event.target.value });
            }}
            onBlur={() => {
              onEvent({ type: "left" });
            }}
            onKeyDown={stepByArrow}
          />
          <span id={`${id}-total`} className="counter__total">
            / {title.total ?? "?"} <span className="visually-hidden">{units}</span>
          </span>
        </span>
        <IconButton
          label={`One ${unit} more`}
          onClick={() => {
            step(1);
          }}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <ProgressBar value={counter.progress} total={title.total} label={`${title.name}: ${units}`} />
      <p id={`${id}-problem`} className="counter__problem" role="alert">
        {counter.problem}
      </p>
    </fieldset>
  );
}
