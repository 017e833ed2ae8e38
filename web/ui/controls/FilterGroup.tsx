import { useId } from "react";
import { ChoiceChip } from "../display/Chip.tsx";
import "./FilterGroup.css";

interface Option {
  readonly value: string;
  readonly label: string;
  /** How much there is of it, where that is known, and the same in words. */
  readonly count?: readonly [number, string] | undefined;
}

/** Values of one kind to filter by; several can be chosen. */
export function FilterGroup({
  title,
  options,
  chosen,
  countDigits,
  onToggle,
}: {
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** Of how many digits counts are that come later: their room is kept, so that no value moves under a pointer. */
  readonly countDigits?: number | undefined;
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
        {options.map(({ value, label, count }) => (
          <ChoiceChip
            key={value}
            isChosen={chosen.includes(value)}
            hint={count?.[1]}
            onToggle={() => {
              onToggle(value);
            }}
          >
            {label}
            {(count ?? countDigits) !== undefined && (
              <>
                {" "}
                <span
                  className="chip__count"
                  aria-hidden="true"
                  style={{ minWidth: countDigits && `${countDigits}ch` }}
                >
                  {count?.[0]}
                </span>
              </>
            )}
          </ChoiceChip>
        ))}
      </div>
    </div>
  );
}
