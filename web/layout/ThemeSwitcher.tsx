import { useState } from "react";
import { useTheme } from "../theme/current-theme.ts";
import { themeLabel } from "../../shared/theme/theme-names.ts";
import { ChevronDownIcon } from "../ui/display/icons.tsx";
import { ThemeChoice } from "../features/settings/ThemeChoice.tsx";
import "./ThemeSwitcher.css";

const choicesId = "theme-choices";

/** The choice of a theme in the footer. Collapsed on small screens until asked for. */
export function ThemeSwitcher() {
  const theme = useTheme();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="theme-switcher" data-expanded={isExpanded}>
      <button
        type="button"
        className="theme-switcher__toggle"
        aria-expanded={isExpanded}
        aria-controls={choicesId}
        onClick={() => {
          setExpanded(!isExpanded);
        }}
      >
        Theme: {themeLabel(theme)}
        <ChevronDownIcon />
      </button>
      <ThemeChoice id={choicesId} />
    </div>
  );
}
