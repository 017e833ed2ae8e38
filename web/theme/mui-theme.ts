import { createTheme } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";
import { muiComponents } from "./mui-components.ts";
import { palettes } from "../../shared/theme/palettes.ts";
import { defaultTheme, type ThemeName } from "../../shared/theme/theme-names.ts";

const muiColor = ({ main, on, ...shades }: { main: string; on: string }) => ({
  main,
  contrastText: on,
  ...shades,
});

/**
 * MUI's theme of one palette, as CSS variables under `rootSelector`.
 * In the browser one object serves all three themes: components only ever read `var(--m-…)`.
 */
export function createMuiTheme(name: ThemeName, rootSelector = ":root") {
  const palette = palettes[name];
  const { page, paper } = palette.surface;
  return createTheme({
    cssVariables: { cssVarPrefix: "m", rootSelector },
    shape: { borderRadius: 12 },
    components: muiComponents,
    typography: {
      fontFamily: "var(--font)",
      button: { textTransform: "none", fontWeight: 700 },
    },
    palette: {
      mode: palette.mode,
      background: { default: page, paper },
      text: palette.text,
      divider: palette.divider,
      primary: muiColor(palette.primary),
      secondary: muiColor(palette.secondary),
      success: muiColor(palette.success),
      warning: muiColor(palette.warning),
      error: muiColor(palette.error),
      info: muiColor(palette.info),
    },
  });
}

/** The theme object that the islands hand to MUI. */
export const muiTheme = createMuiTheme(defaultTheme);
