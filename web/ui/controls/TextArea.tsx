import { useId, type TextareaHTMLAttributes } from "react";
import { textLength } from "../../../shared/text-length.ts";
import { maxLengthFor } from "./max-length.ts";
import "./Field.css";
import "./TextArea.css";

/** A labelled field for several lines of text, which says how much of its room is used. */
export function TextArea({
  label,
  value,
  maxLength,
  ...rest
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "maxLength"> & {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <textarea
        id={id}
        className="field__input field__input--area"
        dir="auto"
        value={value}
        maxLength={maxLengthFor(value, maxLength)}
        aria-describedby={`${id}-count`}
        {...rest}
      />
      <p id={`${id}-count`} className="field__hint field__count">
        {textLength(value)}/{maxLength}
        <span className="visually-hidden"> characters</span>
      </p>
    </div>
  );
}
