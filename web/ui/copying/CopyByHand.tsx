import { useRef } from "react";
import { Button } from "../controls/Button.tsx";
import { DialogSheet } from "../dialogs/DialogSheet.tsx";
import "./CopyByHand.css";

const headingId = "copy-by-hand";

/** What is said of what the browser did not copy. */
const refusals = {
  list: "Your browser did not let us copy it. Here it is, to copy by hand.",
  link: "Failed to copy. Here it is, to copy by hand.",
} as const;

/** A text to be copied by hand, or by another try; `what` it is stands above it. */
export function CopyByHand({
  what,
  text,
  onAgain,
  onClose,
}: {
  readonly what: keyof typeof refusals;
  readonly text: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <DialogSheet labelledBy={headingId} width="medium" onClose={onClose}>
      <div className="copy-by-hand">
        <h2 id={headingId}>Copy this {what}</h2>
        <p role="alert">{refusals[what]}</p>
        <textarea
          ref={field}
          className={`field__input copy-by-hand__text copy-by-hand__text--${what}`}
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
