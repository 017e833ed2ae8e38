import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import type { Toast } from "../toasts/toast-queue.ts";
import { toastQueue } from "../toasts/toast.ts";
import { IconButton } from "./IconButton.tsx";
import { AlertIcon, CheckIcon, CloseIcon } from "./icons.tsx";
import "./Toaster.css";

/** Shows the toast queue at the foot of the page. Lives outside every dialog, so that Undo works over one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.visible);
  return (
    <section className="toaster" aria-label="Notifications">
      <ToastList role="status" toasts={toasts.filter(({ kind }) => kind === "success")} />
      <ToastList role="alert" toasts={toasts.filter(({ kind }) => kind === "error")} />
      <ToastList role="status" toasts={toasts.filter(({ kind }) => kind === "achievement")} />
    </section>
  );
}

/** The list is always in the page: a live region announces only what is added to it later. */
function ToastList({ role, toasts }: { role: "status" | "alert"; toasts: readonly Toast[] }) {
  return (
    <div role={role} className="toaster__list">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, durationMs } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      toastQueue.dismiss(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, durationMs, isHeld]);
  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  const dismiss = () => {
    toastQueue.dismiss(id);
  };
  return (
    <div
      className={`toast toast--${toast.kind}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastBody toast={toast} />
      {"undo" in toast && toast.undo !== undefined && (
        <button
          type="button"
          className="toast__undo"
          onClick={() => {
            dismiss();
            toast.undo?.();
          }}
        >
          Undo
        </button>
      )}
      {"offersSignIn" in toast && <SignInLink onLeave={dismiss} />}
      <IconButton label="Dismiss" size="small" onClick={dismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function SignInLink({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Link className="toast__undo" to={paths.login(pathname + search)} onClick={onLeave}>
      Sign In
    </Link>
  );
}

function ToastBody({ toast }: { toast: Toast }) {
  if (toast.kind === "achievement") {
    return (
      <>
        <img className="toast__badge" src={toast.badgeIcon} alt="" width={44} height={44} />
        <p className="toast__text">
          <span className="toast__kicker">New Achievement</span>
          {toast.name}
        </p>
      </>
    );
  }
  return (
    <>
      <span className="toast__icon">{toast.kind === "error" ? <AlertIcon /> : <CheckIcon />}</span>
      <p className="toast__text">{toast.text}</p>
    </>
  );
}
