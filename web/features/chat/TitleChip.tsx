import { usePlanning } from "../../tracking/use-planning.ts";
import { CheckIcon, PlusIcon } from "../../ui/display/icons.tsx";
import { resting } from "../../ui/controls/resting.ts";
import { TitleLink } from "../../cards/TitleLink.tsx";
import type { NamedTitle } from "./message-parts.ts";
import "./TitleChip.css";

/** A title in an answer: its name opens the dialog, the plus puts it on the list. */
export function TitleChip({
  title,
  withAdd,
}: {
  readonly title: NamedTitle;
  readonly withAdd: boolean;
}) {
  return (
    <span className="title-chip">
      <TitleLink className="title-chip__name" kind={title.kind} id={title.id}>
        {title.name}
      </TitleLink>
      {withAdd && <AddButton title={title} />}
    </span>
  );
}

function AddButton({ title }: { readonly title: NamedTitle }) {
  const { isListed, isBusy, plan } = usePlanning(title, title.listed);
  const verb = title.kind === "anime" ? "watch" : "read";
  return (
    <button
      type="button"
      className="title-chip__add"
      aria-label={isListed ? `${title.name} is on your list` : `Plan to ${verb} ${title.name}`}
      title={isListed ? "On your list" : `Plan to ${verb}`}
      aria-busy={isBusy}
      {...resting(isListed || isBusy, () => void plan())}
    >
      {isListed ? <CheckIcon /> : <PlusIcon />}
    </button>
  );
}
