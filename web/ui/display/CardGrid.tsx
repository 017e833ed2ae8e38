import { useRef, type ReactNode } from "react";
import { headingOf, useFocusHeir } from "../dialogs/focus-heir.ts";
import "./CardGrid.css";

/** A grid of cards: 2 columns on small screens, 3 on medium ones, 6 (or `columns`) on large ones. */
export function CardGrid({
  columns = 6,
  isBusy = false,
  children,
}: {
  readonly columns?: 3 | 5 | 6;
  /** Whether the cards are about to change. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  const grid = useRef<HTMLDivElement>(null);
  useFocusHeir(grid, headingOf);
  return (
    <div ref={grid} className={`card-grid card-grid--${columns}`} aria-busy={isBusy}>
      {children}
    </div>
  );
}
