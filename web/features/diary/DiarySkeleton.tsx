import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";

/** The room of a few lines while they load. */
export function DiarySkeleton() {
  const isSlow = useIsSlow();
  return (
    <div className="diary__loading" data-visible={isSlow} aria-busy="true">
      <p role="status">Loading your diary</p>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} height={64} />
      ))}
    </div>
  );
}
