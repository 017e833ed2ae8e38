// Runs inline in the head, before the first paint: sets the theme and fetches its font, and only its font.
import { themeOf, themeStorageKey, type ThemeName } from "./theme-names.ts";

/** Address of each theme's font file, put in by the build. */
declare const THEME_FONTS: Readonly<Record<ThemeName, string>>;

function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

const theme = themeOf(storedTheme());
document.documentElement.dataset["theme"] = theme;

const font = document.createElement("link");
font.rel = "preload";
font.as = "font";
font.type = "font/woff2";
font.crossOrigin = "";
font.href = THEME_FONTS[theme];
document.head.append(font);
