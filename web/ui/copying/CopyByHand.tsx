import { useRef } from "react";
import { Button } from "../controls/Button.tsx";
import { DialogSheet } from "../dialogs/DialogSheet.tsx";
import "./CopyByHand.css";

const headingId = "copy-by-hand";

/** A text to be copied by hand, or by another try; `what` it is stands above it. */
export function CopyByHand({
  what,
  text,
  onAgain,
  onClose,
}: {
  readonly what: "list" | "link";
  readonly text: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <DialogSheet labelledBy={headingId} width="medium" onClose={onClose}>
      <div className="copy-by-hand">
        <h2 id={headingId}>Copy this {what}</h2>
        <p>Your browser did not let us copy it. Here it is, to copy by hand.</p>
        <textarea
          ref={field}
          className="field__input copy-by-hand__text"
          aria-labelledby={headingId}
          dir="auto"
          readOnly
          data-autofocus=""
          value={text}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <div className="copy-by-hand__actions">
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            onClick={() => {
              onAgain();
              // Where that is refused as well, the text is at hand once more.
              field.current?.focus();
            }}
          >
            Retry
          </Button>
        </div>
      </div>
    </DialogSheet>
  );
}
