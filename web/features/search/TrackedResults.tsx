import { useImperativeHandle, type Ref } from "react";
import type { FoundTitle } from "./found-title.ts";
import { ResultActions } from "./ResultActions.tsx";
import { SearchResults, type ResultsProps } from "./SearchResults.tsx";
import { useQuickAdd } from "./use-quick-add.ts";

/** What was found, with what a user can do with it; `add` is 'Add as Completed', for the keyboard. */
export function TrackedResults({
  add,
  ...results
}: ResultsProps & { readonly add: Ref<(title: FoundTitle) => void> }) {
  const { isBusy, quickAdd } = useQuickAdd();
  useImperativeHandle(add, () => quickAdd);
  return (
    <SearchResults
      {...results}
      action={(title) => (
        <ResultActions
          title={title}
          isBusy={isBusy(title)}
          onAdd={() => {
            quickAdd(title);
          }}
        />
      )}
    />
  );
}
