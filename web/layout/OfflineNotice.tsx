import { useSyncExternalStore } from "react";
import { OfflineIcon } from "../ui/display/icons.tsx";
import "./OfflineNotice.css";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the connection is gone, for as long as it is, wherever the page is scrolled to. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className="offline-notice" role="status">
      {!isOnline && (
        <p className="offline-notice__text">
          <OfflineIcon />
          You are offline. Nothing is saved until you are back online.
        </p>
      )}
    </div>
  );
}
