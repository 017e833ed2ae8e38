import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { firstBeside, headingOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { FilterIcon } from "../../ui/display/icons.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import "./FilterPanelFrame.css";

/** What is around the filters of a side panel: folded away on small screens, and cleared by one button. */
export function FilterPanelFrame({
  label,
  count,
  isPending,
  error = null,
  onRetry,
  onClear,
  children,
}: {
  /** What the button says that unfolds the panel. */
  readonly label: string;
  /** How many values are chosen. */
  readonly count: number;
  /** Whether the values are still to come. */
  readonly isPending: boolean;
  /** How the values failed to load. */
  readonly error?: Error | null;
  /** Asks for the values again, where they could not be loaded. */
  readonly onRetry?: (() => unknown) | undefined;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const [isExpanded, setExpanded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useFocusHeir(panel, headingOf);
  // While only the failure shows there is nothing to unfold.
  const hasContent = onRetry === undefined || count > 0;
  return (
    <aside ref={panel} className="shelf-filters" aria-label="Filters" data-expanded={isExpanded}>
      {hasContent && (
        <Button
          variant="outlined"
          className="shelf-filters__toggle"
          aria-expanded={isExpanded}
          aria-controls="shelf-filters"
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          <FilterIcon />
          <span className="shelf-tool__words">{label}</span>
          {count > 0 && ` (${count})`}
        </Button>
      )}
      {onRetry && (
        <div className="shelf-filters__failure">
          <LoadFailure what="the filters" error={error} onRetry={onRetry} />
        </div>
      )}
      <div id="shelf-filters" className="shelf-filters__groups">
        {isPending && <Skeleton className="shelf-filters__loading" />}
        {children}
        {count > 0 && (
          <Button variant="quiet" size="small" heir={firstBeside} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </aside>
  );
}
