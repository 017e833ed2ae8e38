import { useId } from "react";
import { setTheme, useTheme } from "../../theme/current-theme.ts";
import { themeLabel, themeNames } from "../../theme/theme-names.ts";
import "./ThemeChoice.css";

/** The themes to choose from, each with two of its colours. */
export function ThemeChoice({ id }: { readonly id?: string }) {
  const theme = useTheme();
  const group = useId();
  return (
    <fieldset id={id} className="theme-choice">
      <legend className="visually-hidden">Theme</legend>
      {themeNames.map((name) => (
        <label key={name} className="theme-choice__option">
          <input
            type="radio"
            name={group}
            value={name}
            className="visually-hidden"
            checked={name === theme}
            onChange={() => {
              setTheme(name);
            }}
          />
          <span className={`theme-choice__swatch theme-choice__swatch--${name}`} />
          {themeLabel(name)}
        </label>
      ))}
    </fieldset>
  );
}
