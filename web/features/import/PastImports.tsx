import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { ImportRow } from "./ImportRow.tsx";
import { StalledImports } from "./StalledImports.tsx";
import { useImports } from "./use-imports.ts";
import "./PastImports.css";

/** All imports that are still known, with their reports. Nothing when there are none. */
export function PastImports() {
  const imports = useImports();
  const { jobs, error, refetch } = imports;
  if (jobs === undefined && error !== null) {
    return <FailedState what="your imports" error={error} onRetry={refetch} />;
  }
  if (jobs === undefined || jobs.length === 0) return null;
  return (
    <div className="past-imports">
      <h3>Your imports</h3>
      <StalledImports {...imports} />
      <ul>
        {jobs.map((job) => (
          <li key={job.job_id}>
            <ImportRow job={job} Heading="h4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
