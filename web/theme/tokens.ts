import { palettes, type Palette } from "../../shared/theme/palettes.ts";
import { defaultTheme, themeNames, type ThemeName } from "../../shared/theme/theme-names.ts";

const systemFonts =
  '"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP",system-ui,-apple-system,"Segoe UI",sans-serif';

const families = { nunito: "Nunito", inter: "Inter" } as const;

/** Our CSS variables for one palette, by name without the leading dashes. */
export function tokensOf(palette: Palette): Record<string, string> {
  const { surface, text, primary, secondary } = palette;
  const family = families[palette.font];
  return {
    font: `${family},"${family} Fallback",${systemFonts}`,
    bg: surface.page,
    paper: surface.paper,
    elevated: surface.elevated,
    header: surface.header,
    fg: text.primary,
    "fg-muted": text.secondary,
    "fg-disabled": text.disabled,
    divider: palette.divider,
    control: palette.control,
    focus: palette.focus,
    "hero-a": palette.hero[0],
    "hero-b": palette.hero[1],
    primary: primary.main,
    "primary-light": primary.light,
    "primary-dark": primary.dark,
    "on-primary": primary.on,
    secondary: secondary.main,
    "secondary-light": secondary.light,
    "secondary-dark": secondary.dark,
    "on-secondary": secondary.on,
    success: palette.success.main,
    "on-success": palette.success.on,
    warning: palette.warning.main,
    error: palette.error.main,
    "on-error": palette.error.on,
    info: palette.info.main,
  };
}

/** The selector under which a theme's variables live; the default theme also answers before any script ran. */
export function themeSelector(name: ThemeName): string {
  const attribute = `[data-theme=${name}]`;
  return name === defaultTheme ? `:root,${attribute}` : attribute;
}

/** The three blocks of our variables, one per theme. */
export function tokenSheet(): string {
  return themeNames
    .map((name) => {
      const palette = palettes[name];
      const variables = Object.entries(tokensOf(palette)).map(
        ([key, value]) => `--${key}:${value}`,
      );
      return `${themeSelector(name)}{color-scheme:${palette.mode};${variables.join(";")}}`;
    })
    .join("");
}
