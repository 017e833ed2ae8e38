import { useId, type ReactNode } from "react";
import "./SegmentedControl.css";

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Stands before the label. */
  readonly icon?: ReactNode;
  /** Whether the icon stands in for the label, which screen readers still read. */
  readonly isLabelHidden?: boolean;
}

/** A choice of one out of a few, always visible. */
export function SegmentedControl<Value extends string>({
  id,
  className = "segmented",
  legend,
  options,
  value,
  onChange,
}: {
  readonly id?: string | undefined;
  /** Draws it, and as `CLASS__option` its options, where it is to look otherwise. */
  readonly className?: string;
  /** What is chosen here, for screen readers. */
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset id={id} className={className}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${className}__option`}
          {...(option.isLabelHidden && { title: option.label })}
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
          <span {...(option.isLabelHidden && { className: "visually-hidden" })}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
