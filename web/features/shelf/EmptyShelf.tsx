import type { Kind } from "../../../shared/kind.ts";
import { useOpenPalette } from "../search/palette.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";

interface Props {
  readonly kind: Kind;
  readonly isOwner: boolean;
  readonly isFiltered: boolean;
  /** What could not be loaded; undefined when the list is really empty. */
  readonly failed: string | undefined;
  /** How that failed. */
  readonly error: Error | null;
  readonly onClearFilters: () => void;
  readonly onRetry: () => void;
}

/** Says that a list is empty, with the one step that could change it. */
export function EmptyShelf(props: Props) {
  return (
    <EmptyState text={`No ${props.kind} found in this category.`}>
      <WayOn {...props} />
    </EmptyState>
  );
}

function WayOn({ isOwner, isFiltered, failed, error, onClearFilters, onRetry }: Props) {
  const openPalette = useOpenPalette();
  if (failed !== undefined) return <LoadFailure what={failed} error={error} onRetry={onRetry} />;
  if (isFiltered) return <Button onClick={onClearFilters}>Clear filters</Button>;
  if (isOwner) return <Button onClick={openPalette}>Search</Button>;
  return null;
}
