import { useRef, useState, type KeyboardEvent } from "react";
import { checkProgress } from "../../shared/entries/entry.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import { toast } from "../toasts/toast.ts";
import type { Tracking } from "./tracking.ts";

/** A count without an end, which can be typed over. */
export function OpenCount({
  kind,
  name,
  progress,
  onCount,
}: Pick<Tracking, "progress" | "onCount"> & { readonly kind: Kind; readonly name: string }) {
  const [isTyping, setTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = `${name}: your ${kindRules[kind].unit}`;
  const shown = (
    <button
      ref={button}
      type="button"
      className="tracking-row__count"
      aria-label={`${label}, ${progress}`}
      title="Type how far you are"
      onClick={() => {
        setTyping(true);
      }}
    >
      {progress}/?
    </button>
  );
  if (!isTyping) return shown;
  return (
    <CountField
      kind={kind}
      label={label}
      progress={progress}
      onSave={onCount}
      onClose={(isByKey) => {
        setTyping(false);
        if (isByKey) requestAnimationFrame(() => button.current?.focus());
      }}
    />
  );
}

/** Takes the count of a title without an end, where steps of one would take a thousand presses. */
function CountField({
  kind,
  label,
  progress,
  onSave,
  onClose,
}: {
  readonly kind: Kind;
  readonly label: string;
  readonly progress: number;
  readonly onSave: (progress: number) => void;
  /** Called when it is done with, and whether by the keyboard, which then has to go on somewhere. */
  readonly onClose: (isByKey: boolean) => void;
}) {
  const [text, setText] = useState(String(progress));
  const check = checkProgress(kind, text.normalize("NFKC"), null);
  const save = () => {
    if (!check.ok) toast.error(check.message);
    else if (check.progress !== progress) onSave(check.progress);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What surrounds it counts one on or back by single keys.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") save();
    else if (event.key !== "Escape") return;
    if (event.key === "Enter" && !check.ok) return;
    event.preventDefault();
    onClose(true);
  };
  return (
    <input
      className="tracking-row__field"
      // Who has asked for it types now.
      autoFocus
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={!check.ok}
      value={text}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setText(event.target.value);
      }}
      onBlur={() => {
        save();
        onClose(false);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
