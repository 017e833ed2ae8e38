import { useId, type ReactNode } from "react";
import "./SegmentedControl.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Stands in for the label, which screen readers still read. */
  readonly icon?: ReactNode;
}

/** A choice of one out of a few, always visible. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  /** What is chosen here, for screen readers. */
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="segmented__option"
          {...(option.icon !== undefined && { title: option.label })}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.icon}
          <span {...(option.icon !== undefined && { className: "visually-hidden" })}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
