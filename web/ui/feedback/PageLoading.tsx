import { Skeleton, useIsSlow } from "./Skeleton.tsx";
import "./PageLoading.css";

const patienceMs = 3000;

/** Stands in for a page whose code, or whose viewer, is not there yet. */
export function PageLoading() {
  const isVerySlow = useIsSlow(patienceMs);
  if (!useIsSlow()) return <div className="page-loading" />;
  return (
    <div className="page-loading" role="status" aria-label="Loading">
      <Skeleton width="min(320px, 70%)" height={32} />
      <Skeleton width="100%" height={220} />
      {isVerySlow && <p className="page-loading__text">This is taking longer than usual...</p>}
    </div>
  );
}
