import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import "../../cards/ListCard.css";

/** Keeps the room of some lists while they load. */
export function ListsSkeleton() {
  const isSlow = useIsSlow();
  return (
    <div className="user-lists skeleton-grid" data-visible={isSlow} aria-busy="true">
      <p role="status" className="skeleton-grid__text">
        Loading lists
      </p>
      <div className="user-lists__grid" aria-hidden="true">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height={260} />
        ))}
      </div>
    </div>
  );
}
