import { useId, type KeyboardEvent } from "react";
import { kindRules } from "../../../../shared/kind.ts";
import { presses } from "../../../keyboard/shortcuts.ts";
import type { TrackedTitle } from "../../../tracking/standing.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { PlusIcon, stroked } from "../../../ui/display/icons.tsx";
import { ProgressBar } from "../../../ui/display/ProgressBar.tsx";
import { AiringPace } from "./AiringPace.tsx";
import type { Counter } from "./counter.ts";
import type { TitleView } from "../title-view.ts";
import type { TrackingEvent } from "./tracking-form.ts";

const MinusIcon = stroked("M5 12h14");

interface Props {
  readonly title: TitleView;
  readonly counter: Counter;
  /** Whether a change is on its way: then nothing here changes, and the focus stays. */
  readonly isBusy: boolean;
  readonly onEvent: (event: TrackingEvent) => void;
}

/** Of a manga without an end nobody can say how much was read: it is a place. */
const isPlace = ({ kind, total }: TrackedTitle): boolean => kind === "manga" && total === null;

const counterLabel = (title: TrackedTitle): string => {
  if (isPlace(title)) return "Your chapter";
  return title.kind === "anime" ? "Episodes watched" : "Chapters read";
};

/** The episode or chapter counter: a field between minus and plus, with the share as a bar. */
export function CounterField(props: Props) {
  const { title, counter, isBusy, onEvent } = props;
  const problemId = useId();
  const { unit, units } = kindRules[title.kind];
  return (
    <fieldset className="counter">
      <legend className={isPlace(title) ? "counter__legend" : "visually-hidden"}>
        {counterLabel(title)}
      </legend>
      <div className="counter__row">
        <IconButton
          label={`One ${unit} less`}
          disabled={isBusy || counter.progress === 0}
          onClick={() => {
            onEvent({ type: "stepped", by: -1 });
          }}
        >
          <MinusIcon />
        </IconButton>
        <CounterInput {...props} problemId={problemId} />
        <IconButton
          label={`One ${unit} more`}
          disabled={isBusy}
          onClick={() => {
            onEvent({ type: "stepped", by: 1 });
          }}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <ProgressBar
        value={counter.progress}
        total={title.total}
        aired={title.aired}
        label={`${title.name}: ${units}`}
      />
      {title.aired !== null && title.aired > 0 && (
        <AiringPace title={title} aired={title.aired} progress={counter.progress} />
      )}
      <p id={problemId} className="counter__problem" role="alert">
        {counter.problem}
      </p>
    </fieldset>
  );
}

/** Where the count is typed, and changed by the arrow keys. */
function CounterInput({
  title,
  counter,
  isBusy,
  problemId,
  onEvent,
}: Props & { readonly problemId: string }) {
  const totalId = useId();
  const stepByArrow = (event: KeyboardEvent) => {
    const by = presses(event, "countUp") ? 1 : presses(event, "countDown") ? -1 : undefined;
    if (isBusy || by === undefined || (by === -1 && counter.progress === 0)) return;
    event.preventDefault();
    onEvent({ type: "stepped", by });
  };
  return (
    <span className="counter__value">
      <input
        className="counter__input"
        inputMode="numeric"
        autoComplete="off"
        readOnly={isBusy}
        aria-disabled={isBusy}
        aria-label={counterLabel(title)}
        aria-invalid={counter.problem !== undefined}
        aria-describedby={`${totalId} ${problemId}`}
        value={counter.text}
        onChange={(event) => {
          onEvent({ type: "typed", text: event.target.value });
        }}
        onBlur={() => {
          onEvent({ type: "left" });
        }}
        onKeyDown={stepByArrow}
      />
      <span id={totalId} className="counter__total">
        / {title.total ?? "?"}{" "}
        <span className="visually-hidden">{kindRules[title.kind].units}</span>
      </span>
    </span>
  );
}
