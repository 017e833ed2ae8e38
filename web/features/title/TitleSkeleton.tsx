import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";

/** Keeps the room of a title's details while they are fetched. */
export function TitleSkeleton({ headingId }: { readonly headingId: string }) {
  const isSlow = useIsSlow();
  return (
    <div className="title title--loading" data-visible={isSlow} aria-busy="true">
      <h2 id={headingId} className="visually-hidden" role="status">
        Loading details
      </h2>
      <div className="title__scene" />
      <div className="title__cover">
        <Skeleton className="skeleton--cover" />
      </div>
      <div className="title__head">
        <Skeleton width="70%" height={34} />
        <Skeleton width="40%" height={20} />
      </div>
      <div className="title__tracking">
        <Skeleton height={188} />
      </div>
      <div className="title__body">
        <Skeleton width={180} height={44} />
        <Skeleton height={100} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
