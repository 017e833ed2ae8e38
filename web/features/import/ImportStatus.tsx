import { useRef, useState, type ReactNode } from "react";
import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { regionOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { CloseIcon } from "../../ui/display/icons.tsx";
import { ImportRow } from "./ImportRow.tsx";
import { lastReadReport, rememberReadReport } from "./read-report.ts";
import { StalledImports } from "./StalledImports.tsx";
import { isRunning, useImports, type ImportJob } from "./use-imports.ts";
import "./ImportStatus.css";

const shownForMs = 24 * 3_600_000;

/** Whether a report is still news. */
const isNews = ({ finished_at }: ImportJob): boolean =>
  finished_at !== null && Date.now() - Date.parse(finished_at) < shownForMs;

/** On the owner's profile: how far the import is that runs now, else the report of the last one until it is closed. */
export function ImportStatus() {
  const imports = useImports();
  const { jobs = [] } = imports;
  const [read, setRead] = useState(lastReadReport);
  const running = jobs.filter(isRunning);
  const [last] = jobs;
  const shown =
    running.length > 0 ? running : last && isNews(last) && last.job_id !== read ? [last] : [];
  if (shown.length === 0) return null;
  return (
    <Status>
      {shown.map((job) => (
        <ImportRow key={job.job_id} job={job} Heading="h2" />
      ))}
      {jobs.length > shown.length && (
        <p className="import-status__earlier">
          Earlier imports, and their Undo, are in your{" "}
          <Link to={`${paths.settings}#data`}>settings</Link>.
        </p>
      )}
      <StalledImports {...imports} />
      {running.length === 0 && (
        <IconButton
          className="import-status__close"
          label="Close this report"
          onClick={() => {
            rememberReadReport(shown[0]?.job_id ?? "");
            setRead(shown[0]?.job_id ?? "");
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Status>
  );
}

function Status({ children }: { readonly children: ReactNode }) {
  const status = useRef<HTMLElement>(null);
  useFocusHeir(status, regionOf);
  return (
    <section ref={status} className="import-status" aria-label="Imports">
      {children}
    </section>
  );
}
