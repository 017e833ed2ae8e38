import type { Toast } from "../../toasts/toast-queue.ts";

/** What the button of a toast does. */
function wayOn(toast: Toast) {
  if (toast.kind === "unsaved") return { label: "Save", go: toast.save };
  const undo = "undo" in toast ? toast.undo : undefined;
  return undo && { label: "Undo", go: undo };
}

/** The button of a toast that offers one: Undo or Save. */
export function ToastWay({
  toast,
  onLeave,
}: {
  readonly toast: Toast;
  /** Called before it does what it offers. */
  readonly onLeave: () => void;
}) {
  const way = wayOn(toast);
  if (way === undefined) return null;
  return (
    <button
      type="button"
      className="toast__way"
      onClick={() => {
        onLeave();
        way.go();
      }}
    >
      {way.label}
    </button>
  );
}
