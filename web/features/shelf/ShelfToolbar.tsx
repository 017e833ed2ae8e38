import { GridIcon, RowsIcon } from "../../ui/icons.tsx";
import { SegmentedControl } from "../../ui/SegmentedControl.tsx";
import { setDensity, type Density } from "./density.ts";

const densities = [
  { value: "covers", label: "Covers", icon: <GridIcon /> },
  { value: "compact", label: "Compact rows", icon: <RowsIcon /> },
] as const;

/** How many titles a list has, and the choice of how they are drawn. */
export function ShelfToolbar({
  count,
  density,
}: {
  readonly count: number;
  readonly density: Density;
}) {
  return (
    <div className="shelf__toolbar">
      <p role="status" className="shelf__count">
        {count} {count === 1 ? "title" : "titles"}
      </p>
      <SegmentedControl
        legend="Show the list as"
        options={densities}
        value={density}
        onChange={setDensity}
      />
    </div>
  );
}
