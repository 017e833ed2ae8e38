import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { isRunning, type Imports } from "./use-imports.ts";

/** Beside imports that run: that nothing is heard of them. In the end the page no longer asks by itself. */
export function StalledImports({ jobs = [], error, refetch }: Imports) {
  if (error === null || !jobs.some(isRunning)) return null;
  return (
    <div className="import-row">
      <LoadFailure what="the progress of your import" error={error} onRetry={refetch} />
    </div>
  );
}
