import type { Kind } from "../../shared/kind.ts";
import { usePlanning } from "./use-planning.ts";
import type { CardTitle } from "../cards/TitleCard.tsx";
import { CheckIcon, PlusIcon } from "../ui/display/icons.tsx";
import { resting } from "../ui/controls/resting.ts";
import "./PlanButton.css";

/** Puts a title on the list with one tap; a check mark once it is on a list. */
export function PlanButton({
  kind = "anime",
  title,
  wasListed = false,
}: {
  readonly kind?: Kind;
  readonly title: Pick<CardTitle, "id" | "name">;
  /** Whether it was on a list when the card's answer came. */
  readonly wasListed?: boolean;
}) {
  const { isListed, isBusy, plan } = usePlanning({ kind, ...title }, wasListed);
  const does = kind === "anime" ? "Plan to watch" : "Plan to read";
  return (
    <button
      type="button"
      className="plan-button"
      aria-label={isListed ? `${title.name} is on your list` : `${does} ${title.name}`}
      title={isListed ? "On your list" : does}
      aria-busy={isBusy}
      data-listed={isListed}
      {...resting(isListed || isBusy, () => void plan())}
    >
      <span className="plan-button__mark">{isListed ? <CheckIcon /> : <PlusIcon />}</span>
    </button>
  );
}
