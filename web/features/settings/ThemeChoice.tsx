import { setTheme, useTheme } from "../../theme/current-theme.ts";
import { themeLabel, themeNames } from "../../../shared/theme/theme-names.ts";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import "./ThemeChoice.css";

const themes = themeNames.map((value) => ({
  value,
  label: themeLabel(value),
  icon: <span className={`theme-choice__swatch theme-choice__swatch--${value}`} />,
}));

/** The themes to choose from, each with two of its colours. */
export const ThemeChoice = ({ id }: { readonly id?: string }) => (
  <SegmentedControl
    id={id}
    className="theme-choice"
    legend="Theme"
    options={themes}
    value={useTheme()}
    onChange={setTheme}
  />
);
