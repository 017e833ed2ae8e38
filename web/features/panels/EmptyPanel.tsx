import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { SkeletonCards } from "../../ui/feedback/Skeleton.tsx";

/** Says that a panel of cards is empty, in the room that its first row would take, and what comes before it. */
export function EmptyPanel({
  text,
  more,
  columns,
  hasTracking = false,
  before,
  children,
}: {
  readonly text: string;
  /** What will be there. */
  readonly more?: string | undefined;
  readonly columns: 3 | 6;
  readonly hasTracking?: boolean;
  /** The room of what comes before the cards. */
  readonly before?: ReactNode;
  /** The way on. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="card-panel__empty">
      <div className="card-panel__room">
        <SkeletonCards count={columns} columns={columns} hasTracking={hasTracking}>
          {before}
        </SkeletonCards>
      </div>
      <EmptyState text={text}>
        {more !== undefined && <p className="card-panel__more">{more}</p>}
        {children}
      </EmptyState>
    </div>
  );
}
