import { Skeleton, useIsSlow } from "../ui/Skeleton.tsx";
import "./PageLoading.css";

/** Stands in for a page whose code is on its way. */
export function PageLoading() {
  if (!useIsSlow()) return <div className="page-loading" />;
  return (
    <div className="page-loading" role="status" aria-label="Loading">
      <Skeleton width="min(320px, 70%)" height={32} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}
