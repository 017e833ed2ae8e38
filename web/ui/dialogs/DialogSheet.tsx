import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { presses } from "../../keyboard/shortcuts.ts";
import { useBackCloses } from "./back-closes.ts";
import { CloseIcon } from "../display/icons.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { isOnTop, useModalLayer } from "./modal-layer.ts";
import { usePullDown } from "./pull-down.ts";
import "./DialogSheet.css";

/** A modal dialog; below 768 px it fills the screen. Esc, Back, the close button, a click beside it and a finger that draws it down close it. */
export function DialogSheet({
  labelledBy,
  width = "wide",
  hasAddress = false,
  onClose,
  children,
}: {
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  readonly width?: "wide" | "medium" | "narrow" | "question";
  /** Whether an address opens it, which Back leaves anyway. */
  readonly hasAddress?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useModalLayer(layer);
  useBackCloses(onClose, !hasAddress);
  usePullDown(sheet, onClose);
  useEffect(() => {
    // The focus is nowhere when what had it is gone, as the button of a message is that has ended.
    const closeFromNowhere = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || event.defaultPrevented) return;
      if (presses(event, "close") && isOnTop(layer.current)) onClose();
    };
    document.addEventListener("keydown", closeFromNowhere);
    return () => {
      document.removeEventListener("keydown", closeFromNowhere);
    };
  }, [onClose]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!presses(event, "close") || event.defaultPrevented) return;
    event.preventDefault();
    // React events of a portal bubble to the opener's parents, which may listen for Esc themselves.
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <div className="sheet-layer" ref={layer} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div className="sheet-layer__scrim" onClick={onClose} aria-hidden="true" />
      <div
        ref={sheet}
        className={`sheet sheet--${width}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
      >
        <div className="sheet__body">{children}</div>
        <IconButton className="sheet__close" label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>,
    document.body,
  );
}
