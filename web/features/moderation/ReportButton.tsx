import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import "./ReportButton.css";

const ReportDialog = lazyPage(() =>
  import("./ReportDialog.island.tsx").then((code) => code.ReportDialog),
);

/** Quietly offers to tell the operator of what should not be there. The dialog's code is fetched when it gets attention. */
export function ReportButton({
  what,
  page,
}: {
  /** What is reported, as in "Report this list". */
  readonly what: "profile" | "list";
  /** The path of its page. */
  readonly page: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const prepare = ReportDialog.preload;
  return (
    <p className="report">
      <button
        className="report__button"
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
        }}
      >
        Report this {what}
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <ReportDialog
            what={what}
            page={page}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </p>
  );
}
