import { IconButton } from "../../ui/controls/IconButton.tsx";
import { GridIcon, RowsIcon } from "../../ui/display/icons.tsx";
import { TableIcon } from "../../ui/display/table-icon.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import type { Density } from "./density-names.ts";
import { density, useDensity } from "./density.ts";

const options = [
  { value: "covers", label: "Covers", icon: <GridIcon />, isLabelHidden: true },
  { value: "compact", label: "Compact rows", icon: <RowsIcon />, isLabelHidden: true },
  { value: "table", label: "Table", icon: <TableIcon />, isLabelHidden: true },
] as const;

interface Choice {
  readonly shown?: Density;
  readonly onChange?: (value: Density) => void;
}

/** The choice of how lists are drawn on this device; where a page is drawn in another way, of how that is. */
export function DensityChoice({ shown, onChange }: Choice) {
  const chosen = useDensity();
  return (
    <SegmentedControl
      legend="Show the list as"
      options={options}
      value={shown ?? chosen}
      onChange={(value) => {
        density.choose(value);
        onChange?.(value);
      }}
    />
  );
}

/** From covers to rows and back in one tap, for a phone, where the whole choice is folded away. */
export function DensityToggle({ shown, onChange }: Required<Choice>) {
  const next = shown === "compact" ? "covers" : "compact";
  return (
    <IconButton
      className="list-tools__density"
      label={next === "compact" ? "Show as rows" : "Show as covers"}
      onClick={() => {
        density.choose(next);
        onChange(next);
      }}
    >
      {next === "compact" ? <RowsIcon /> : <GridIcon />}
    </IconButton>
  );
}
