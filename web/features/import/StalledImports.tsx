import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { isRunning, type Imports } from "./use-imports.ts";

/** Beside imports that run: that nothing is heard of them. In the end the page no longer asks by itself. */
export function StalledImports({ jobs = [], hasFailed, refetch }: Imports) {
  if (!hasFailed || !jobs.some(isRunning)) return null;
  return (
    <div className="import-row">
      <LoadFailure what="the progress of your import" onRetry={refetch} />
    </div>
  );
}
