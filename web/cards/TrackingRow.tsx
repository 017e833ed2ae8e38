import { Suspense, type KeyboardEvent } from "react";
import { kindRules, type Kind } from "../../shared/kind.ts";
import { presses } from "../keyboard/shortcuts.ts";
import { OpenCount } from "./lazy-open-count.ts";
import { CheckIcon } from "../ui/display/icons.tsx";
import { ProgressBar } from "../ui/display/ProgressBar.tsx";
import type { Tracking } from "./tracking.ts";
import "./TrackingRow.css";

/** Handles plus and minus on whatever holds the focus of a tracked title. */
export const stepByKey = (onStep: Tracking["onStep"]) => (event: KeyboardEvent) => {
  if (presses(event, "more")) onStep(1);
  if (presses(event, "less")) onStep(-1);
};

/** Progress bar, count and the +1 button of a title. */
export function TrackingRow({
  kind,
  name,
  progress,
  total,
  aired,
  isCompleted,
  onStep,
  onCount,
}: Tracking & { readonly kind: Kind; readonly name: string }) {
  const { unit, units } = kindRules[kind];
  const count = (
    <span className="tracking-row__count">
      {progress}/{total ?? "?"}
    </span>
  );
  return (
    <div className="tracking-row" data-completed={isCompleted}>
      <ProgressBar value={progress} total={total} aired={aired} label={`${name}: ${units}`} />
      {total === null ? (
        <Suspense fallback={count}>
          <OpenCount kind={kind} name={name} progress={progress} onCount={onCount} />
        </Suspense>
      ) : (
        count
      )}
      {/* One button for both states, so that completing a title by keyboard does not lose the focus. */}
      <button
        type="button"
        className="tracking-row__advance"
        aria-label={isCompleted ? `${name}: completed` : `+1: add one ${unit} to ${name}`}
        title={isCompleted ? "Completed" : undefined}
        onClick={() => {
          onStep(1);
        }}
      >
        {isCompleted ? <CheckIcon /> : "+1"}
      </button>
    </div>
  );
}
