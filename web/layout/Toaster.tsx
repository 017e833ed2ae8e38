import { Suspense, useEffect, useSyncExternalStore } from "react";
import { onFirstAct } from "../browser/first-act.ts";
import { lazyPage } from "../browser/lazy-page.ts";
import type { Toast } from "../toasts/toast-queue.ts";
import { toastQueue } from "../toasts/toast.ts";
import { ToastWay } from "../ui/feedback/ToastWay.tsx";
import { useToastEnd } from "../ui/feedback/use-toast-end.ts";
import "./Toaster.css";

// What somebody did is told once this code is here, and plainly where it does not come: browsers do not ask for lost code
// a second time.
const ToastCard = lazyPage(() =>
  import("./ToastCard.tsx").then(
    (code) => code.ToastCard,
    () => PlainToast,
  ),
);

/** Shows the toast queue at the foot of the page. Lives outside every dialog, so that Undo works over one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.visible);
  useEffect(() => {
    onFirstAct(ToastCard.preload);
  }, []);
  return (
    <section className="toaster" aria-label="Notifications">
      <ToastList role="status" toasts={toasts.filter(isQuiet)} />
      <ToastList role="alert" toasts={toasts.filter(({ kind }) => kind === "error")} />
      <ToastList role="status" toasts={toasts.filter(({ kind }) => kind === "achievement")} />
    </section>
  );
}

/** What waits until a screen reader has time for it. */
const isQuiet = ({ kind }: Toast): boolean => kind === "success" || kind === "unsaved";

/** The list is always in the page: a live region announces only what is added to it later. */
function ToastList({ role, toasts }: { role: "status" | "alert"; toasts: readonly Toast[] }) {
  return (
    <div role={role} className="toaster__list">
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </div>
  );
}

/** A toast in the words and with the buttons that it needs, and nothing more. */
function PlainToast({ toast }: { readonly toast: Toast }) {
  const held = useToastEnd(toast);
  const dismiss = () => {
    toastQueue.dismiss(toast.id);
  };
  return (
    <div {...held} className="toast">
      <p className="toast__text">
        {toast.kind === "achievement" ? toast.name : toast.text} {"more" in toast && toast.more}
      </p>
      <ToastWay toast={toast} onLeave={dismiss} />
      <button type="button" className="toast__way" onClick={dismiss}>
        Dismiss
      </button>
    </div>
  );
}
