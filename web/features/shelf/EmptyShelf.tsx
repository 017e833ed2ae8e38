import type { Kind } from "../../../shared/kind.ts";
import { useOpenPalette } from "../search/palette.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";

interface Props {
  readonly kind: Kind;
  /** What somebody looks for in the list; empty for nothing. */
  readonly find: string;
  readonly isOwner: boolean;
  readonly isFiltered: boolean;
  /** What could not be loaded; undefined when the list is really empty. */
  readonly failed: string | undefined;
  /** How that failed. */
  readonly error: Error | null;
  readonly onClearFind: () => void;
  readonly onClearFilters: () => void;
  readonly onRetry: () => void;
}

/** Says that a list is empty, with the one step that could change it. */
export function EmptyShelf(props: Props) {
  const { kind, find, failed } = props;
  const isFinding = find !== "" && failed === undefined;
  return (
    <EmptyState
      text={isFinding ? `No title goes by “${find}” here.` : `No ${kind} found in this category.`}
    >
      <WayOn {...props} />
    </EmptyState>
  );
}

/** Id of the field that finds titles in a list. */
export const findFieldId = "find-in-list";

function WayOn({ find, isOwner, isFiltered, failed, error, ...on }: Props) {
  const openPalette = useOpenPalette();
  if (failed !== undefined) return <LoadFailure what={failed} error={error} onRetry={on.onRetry} />;
  if (find !== "") {
    return (
      <Button heir={() => document.getElementById(findFieldId)} onClick={on.onClearFind}>
        Clear
      </Button>
    );
  }
  if (isFiltered) return <Button onClick={on.onClearFilters}>Clear filters</Button>;
  if (isOwner) return <Button onClick={openPalette}>Search</Button>;
  return null;
}
