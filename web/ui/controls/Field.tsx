import { useId, type InputHTMLAttributes, type Ref } from "react";
import { maxLengthFor } from "./max-length.ts";
import "./Field.css";

/** A labelled text field. A `problem` is read out when it appears and stands right below the field. */
export function Field({
  label,
  hint,
  problem,
  value,
  maxLength,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, "value"> & {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly problem?: string | undefined;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field" data-invalid={problem !== undefined}>
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <input
        id={id}
        className="field__input"
        dir="auto"
        value={value}
        maxLength={maxLength && maxLengthFor(value, maxLength)}
        aria-invalid={problem !== undefined}
        aria-describedby={described === "" ? undefined : described}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className="field__problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
