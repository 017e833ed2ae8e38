import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFocusHeir } from "../dialogs/focus-heir.ts";
import { keepPlace, type KeptPlace } from "../dialogs/modal-layer.ts";
import type { Toast } from "../../toasts/toast-queue.ts";
import { toastQueue } from "../../toasts/toast.ts";

/**
 * Ends a toast after its time, unless somebody is at it. The keyboard goes back to where it was when the message came.
 * Gives what its element takes.
 */
export function useToastEnd({ id, durationMs }: Toast) {
  const [isHeld, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const placeBefore = useRef<KeptPlace>(undefined);
  useFocusHeir(ref, () => placeBefore.current?.find());
  useLayoutEffect(() => {
    const place = keepPlace();
    placeBefore.current = place;
    return place.forget;
  }, []);
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
  return { ref, onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
