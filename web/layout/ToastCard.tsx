import { Suspense } from "react";
import { useLocation } from "../browser/location.ts";
import { Link } from "../addresses/Link.tsx";
import { lazyPage } from "../browser/lazy-page.ts";
import { paths } from "../addresses/paths.ts";
import type { Toast } from "../toasts/toast-queue.ts";
import { toastQueue } from "../toasts/toast.ts";
import { ToastWay } from "../ui/feedback/ToastWay.tsx";
import { useToastEnd } from "../ui/feedback/use-toast-end.ts";
import { IconButton } from "../ui/controls/IconButton.tsx";
import { hideBroken } from "../ui/display/hide-broken.ts";
import { AlertIcon, CheckIcon, CloseIcon } from "../ui/display/icons.tsx";

const FinishedLine = lazyPage(() => import("./FinishedLine.tsx").then((code) => code.FinishedLine));

/** Goes on to the next Dismiss, so that one after the other can be pressed. */
function focusNextDismiss(pressed: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>(".toast__dismiss")];
  const at = all.indexOf(pressed);
  (all[at + 1] ?? all[at - 1])?.focus();
}

/** One message; it goes by itself after its time, unless somebody is at it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const held = useToastEnd(toast);
  const dismiss = () => {
    toastQueue.dismiss(toast.id);
  };
  return (
    <div
      {...held}
      className={`toast toast--${toast.kind}`}
      aria-atomic="true"
      data-finished={"finished" in toast && toast.finished ? true : undefined}
    >
      <ToastBody toast={toast} />
      <ToastWay toast={toast} onLeave={dismiss} />
      {"offersSignIn" in toast && <SignInLink onLeave={dismiss} />}
      <IconButton
        className="toast__dismiss"
        label="Dismiss"
        size="small"
        onClick={({ currentTarget, detail }) => {
          // A pointer would hold the next one on screen for nothing.
          if (detail === 0) focusNextDismiss(currentTarget);
          dismiss();
        }}
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function SignInLink({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Link className="toast__way" to={paths.login(pathname + search)} onClick={onLeave}>
      Sign In
    </Link>
  );
}

function ToastBody({ toast }: { toast: Toast }) {
  if (toast.kind === "achievement") {
    return (
      <>
        <img
          className="toast__badge"
          src={toast.badgeIcon}
          alt=""
          width={44}
          height={44}
          onError={hideBroken}
        />
        <p className="toast__text">
          <span className="toast__kicker">New Achievement</span>
          {toast.name}
        </p>
      </>
    );
  }
  return (
    <>
      <span className="toast__icon">
        {toast.kind === "success" ? <CheckIcon /> : <AlertIcon />}
      </span>
      <p className="toast__text">
        <span>{toast.text}</span>
        {"more" in toast && <span className="toast__more"> {toast.more}</span>}
        {"finished" in toast && toast.finished && (
          <Suspense fallback={null}>
            <FinishedLine {...toast.finished} />
          </Suspense>
        )}
      </p>
    </>
  );
}
