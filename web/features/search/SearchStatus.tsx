import { Suspense } from "react";
import * as limits from "../../../shared/limits.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { regionOf, type Heir } from "../../ui/dialogs/focus-heir.ts";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { activeCount, rowCount } from "./search-state.ts";
import type { StatusProps } from "./status-props.ts";

const NextStep = lazyPage(() => import("./NextStep.tsx").then((code) => code.NextStep));

/** The field that is searched in. A finger that has pressed needs no keyboard to come up. */
const searchField: Heir = (button, going) =>
  button.matches(":focus-visible")
    ? button.closest("section, [role=dialog]")?.querySelector<HTMLElement>("[role=combobox]")
    : regionOf(button, going);

/** How the search is going, where it is not seen from the results. */
export function SearchStatus(props: StatusProps) {
  const { state, send } = props;
  const { phase, isTooShort, failure } = state;
  return (
    <div className="search__status" role="status">
      {phase === "searching" && "Searching..."}
      {isTooShort && `Type at least ${limits.searchMinimumCodePoints} characters.`}
      {failure !== undefined && (
        <>
          <span>{failure}</span>
          <RetryButton
            heir={searchField}
            onRetry={() => {
              send({ type: "due" });
            }}
          />
        </>
      )}
      {isAtALoss(state) && (
        <Suspense fallback={null}>
          <NextStep {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether there is nothing to see, and something else to try: nothing was found, or filters stand without words. */
function isAtALoss(state: StatusProps["state"]) {
  const { query, phase, isAnswered, failure } = state;
  if (isAnswered) return rowCount(state) === 0;
  return (
    phase === "idle" && failure === undefined && query.text.trim() === "" && activeCount(query) > 0
  );
}
