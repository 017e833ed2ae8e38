import { Button } from "../../ui/Button.tsx";
import { CheckIcon, PlusIcon } from "../../ui/icons.tsx";
import type { FoundTitle } from "./found-title.ts";
import type { QuickAddState } from "./use-quick-add.ts";

/** 'Add as Completed' for one result. */
export function QuickAddButton({
  title,
  state,
  onAdd,
}: {
  readonly title: FoundTitle;
  readonly state: QuickAddState;
  readonly onAdd: () => void;
}) {
  const name = title.englishName ?? title.name;
  const isAdded = state === "added";
  return (
    <Button
      variant="outlined"
      size="small"
      className="search__quick-add"
      data-state={state}
      disabled={isAdded}
      isBusy={state === "loading"}
      aria-label={isAdded ? `${name} is completed` : `Add as Completed: ${name}`}
      onClick={onAdd}
    >
      {isAdded ? <CheckIcon /> : <PlusIcon />}
      {!isAdded && "Add as Completed"}
    </Button>
  );
}
