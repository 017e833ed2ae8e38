import { Skeleton, useIsSlow } from "../../../ui/feedback/Skeleton.tsx";

/** Stands where the poster will be, which pushes what follows away: that is not seen meanwhile. */
export function PosterWaiting() {
  const isSlow = useIsSlow();
  return (
    <div className="poster-loading" data-visible={isSlow} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading favourites and numbers
      </p>
      <Skeleton height={220} />
    </div>
  );
}
