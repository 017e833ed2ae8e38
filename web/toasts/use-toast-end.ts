import { useEffect } from "react";
import type { Toast } from "./toast-queue.ts";
import { toastQueue } from "./toast.ts";

/** Ends a toast after its time, unless somebody is at it. */
export function useToastEnd({ id, durationMs }: Toast, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      toastQueue.dismiss(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, durationMs, isHeld]);
}
