import { useEffect, useState, type ReactNode } from "react";
import { CardGrid } from "../display/CardGrid.tsx";
import "./Skeleton.css";

/** A grey shape that keeps the room of something that loads. Give it its size by `className` or `style`. */
export function Skeleton({
  className = "",
  width,
  height,
}: {
  readonly className?: string;
  readonly width?: number | string;
  readonly height?: number | string;
}) {
  return <span className={`skeleton ${className}`.trim()} style={{ width, height }} />;
}

const patienceMs = 150;

/** True once something has been loading for so long: after 150 ms quick answers never flash a skeleton. */
export function useIsSlow(afterMs = patienceMs): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return isSlow;
}

/** Grey shapes of what loads, with the loading text for everybody to read. */
export function SkeletonGrid({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  const isSlow = useIsSlow();
  return (
    <div className="skeleton-grid" data-visible={isSlow} aria-busy="true">
      <p role="status" className="skeleton-grid__text">
        {text}
      </p>
      {children}
    </div>
  );
}

/** The room of `count` cards while they load, with the loading text for everybody to read. */
export function CardGridSkeleton({
  count,
  columns,
  text,
  hasTracking = false,
  children,
}: {
  readonly count: number;
  readonly columns?: 3 | 5 | 6;
  readonly text: string;
  /** Whether the cards to come carry a progress row. */
  readonly hasTracking?: boolean;
  /** The room of what comes before the cards. */
  readonly children?: ReactNode;
}) {
  return (
    <SkeletonGrid text={text}>
      <SkeletonCards count={count} hasTracking={hasTracking} {...(columns && { columns })}>
        {children}
      </SkeletonCards>
    </SkeletonGrid>
  );
}

/** Grey shapes in the size of `count` cards. */
export function SkeletonCards({
  count,
  columns,
  hasTracking = false,
  children,
}: {
  readonly count: number;
  readonly columns?: 3 | 5 | 6;
  readonly hasTracking?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <CardGrid {...(columns && { columns })}>
      {children}
      {Array.from({ length: count }, (_, at) => (
        <div key={at} aria-hidden="true">
          <Skeleton className="skeleton--cover" />
          <Skeleton className="skeleton--line" width="80%" />
          {hasTracking && <Skeleton className="skeleton--tracking" />}
        </div>
      ))}
    </CardGrid>
  );
}
