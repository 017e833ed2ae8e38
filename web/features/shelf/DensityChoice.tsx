import { GridIcon, RowsIcon } from "../../ui/display/icons.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { density, useDensity } from "./density.ts";

const densities = [
  { value: "covers", label: "Covers", icon: <GridIcon />, isLabelHidden: true },
  { value: "compact", label: "Compact rows", icon: <RowsIcon />, isLabelHidden: true },
] as const;

/** The choice of how lists are drawn on this device. */
export function DensityChoice() {
  return (
    <SegmentedControl
      legend="Show the list as"
      options={densities}
      value={useDensity()}
      onChange={density.choose}
    />
  );
}
