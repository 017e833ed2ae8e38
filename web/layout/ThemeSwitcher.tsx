import { useState } from "react";
import { setTheme, useTheme } from "../theme/current-theme.ts";
import { themeLabel, themeNames } from "../theme/theme-names.ts";
import { ChevronDownIcon } from "../ui/icons.tsx";
import "./ThemeSwitcher.css";

/** The choice of a theme. Collapsed on small screens until asked for. */
export function ThemeSwitcher() {
  const theme = useTheme();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className="theme-switcher" data-expanded={isExpanded}>
      <button
        type="button"
        className="theme-switcher__toggle"
        aria-expanded={isExpanded}
        aria-controls="theme-choices"
        onClick={() => {
          setExpanded(!isExpanded);
        }}
      >
        Theme: {themeLabel(theme)}
        <ChevronDownIcon />
      </button>
      <fieldset id="theme-choices" className="theme-switcher__choices">
        <legend className="visually-hidden">Theme</legend>
        {themeNames.map((name) => (
          <label key={name} className="theme-switcher__choice">
            <input
              type="radio"
              name="theme"
              value={name}
              className="visually-hidden"
              checked={name === theme}
              onChange={() => {
                setTheme(name);
              }}
            />
            <span className={`theme-switcher__swatch theme-switcher__swatch--${name}`} />
            {themeLabel(name)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
