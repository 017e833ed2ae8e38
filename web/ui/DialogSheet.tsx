import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "./icons.tsx";
import { IconButton } from "./IconButton.tsx";
import { useModalLayer } from "./modal-layer.ts";
import "./DialogSheet.css";

/** A modal dialog; below 768 px it fills the screen. Esc, the close button and a click beside it close it. */
export function DialogSheet({
  labelledBy,
  width = "wide",
  onClose,
  children,
}: {
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  readonly width?: "wide" | "medium" | "narrow";
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const layer = useRef<HTMLDivElement>(null);
  useModalLayer(layer);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    // React events of a portal bubble to the opener's parents, which may listen for Esc themselves.
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <div className="sheet-layer" ref={layer} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div className="sheet-layer__scrim" onClick={onClose} aria-hidden="true" />
      <div
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
