import { useId } from "react";
import { ChoiceChip } from "../display/Chip.tsx";
import "./FilterGroup.css";

/** Values of one kind to filter by; several can be chosen. */
export function FilterGroup({
  title,
  options,
  chosen,
  onToggle,
}: {
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="filter-group" role="group" aria-labelledby={id}>
      <p id={id} className="filter-group__title">
        {title}
      </p>
      <div className="filter-group__chips">
        {options.map(({ value, label }) => (
          <ChoiceChip
            key={value}
            isChosen={chosen.includes(value)}
            onToggle={() => {
              onToggle(value);
            }}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </div>
  );
}
