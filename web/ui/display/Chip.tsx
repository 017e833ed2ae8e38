import { useRef, type ReactNode } from "react";
import { CheckIcon } from "./icons.tsx";
import { rowHeir, useFocusHeir } from "../dialogs/focus-heir.ts";
import "./Chip.css";

/** A small label, for example a genre. */
export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

/** A label that can be chosen; a check mark shows the choice beside its colour. `hint` is told of it beside its name. */
export function ChoiceChip({
  isChosen,
  hint,
  onToggle,
  children,
}: {
  readonly isChosen: boolean;
  readonly hint?: string | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const chip = useRef<HTMLButtonElement>(null);
  useFocusHeir(chip, rowHeir);
  return (
    <button
      ref={chip}
      type="button"
      className="chip chip--choice"
      title={hint}
      aria-pressed={isChosen}
      onClick={onToggle}
    >
      {isChosen && <CheckIcon />}
      {children}
    </button>
  );
}
