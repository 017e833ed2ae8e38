import { usePlanning } from "../../tracking/use-planning.ts";
import type { CardTitle } from "../../ui/TitleCard.tsx";
import { CheckIcon, PlusIcon } from "../../ui/icons.tsx";
import { resting } from "../../ui/resting.ts";
import "./PlanButton.css";

/** Puts an anime on the watchlist with one tap; a check mark once it is on a list. */
export function PlanButton({
  title,
  wasListed = false,
}: {
  readonly title: Pick<CardTitle, "id" | "name">;
  /** Whether it was on a list when the card's answer came. */
  readonly wasListed?: boolean;
}) {
  const { isListed, isBusy, plan } = usePlanning({ kind: "anime", ...title }, wasListed);
  const label = isListed ? `${title.name} is on your list` : `Plan to watch ${title.name}`;
  return (
    <button
      type="button"
      className="plan-button"
      aria-label={label}
      title={isListed ? "On your list" : "Plan to watch"}
      aria-busy={isBusy}
      data-listed={isListed}
      {...resting(isListed || isBusy, () => void plan())}
    >
      <span className="plan-button__mark">{isListed ? <CheckIcon /> : <PlusIcon />}</span>
    </button>
  );
}
