import type { Plugin } from "vite";
import { createMuiTheme } from "../theme/mui-theme.ts";
import { themeNames } from "../../shared/theme/theme-names.ts";
import { themeSelector } from "../theme/tokens.ts";

const id = "virtual:mui-variables.css";
const resolvedId = `\0${id}`;

type Sheet = Readonly<Record<string, unknown>>;

const isSheet = (value: unknown): value is Sheet => typeof value === "object" && value !== null;

/** Variables of single components (`--m-palette-SnackbarContent-bg`) are a third of MUI's sheet; these are the ones our islands draw. */
const drawnComponents = ["Alert"];

function isNeeded(property: string): boolean {
  const component = /^--m-palette-([A-Z]\w*)-/.exec(property)?.[1];
  return component === undefined || drawnComponents.includes(component);
}

/** A CSS-in-JS object as CSS text. */
function toCss(selector: string, sheet: Sheet): string {
  const declarations = Object.entries(sheet).filter(([name]) => name.startsWith("--"));
  const text = declarations
    .filter(([name]) => isNeeded(name))
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");
  return text === "" ? "" : `${selector}{${text}}`;
}

/** Provides `virtual:mui-variables.css`: MUI's variables of all three themes, switched by `data-theme`. */
export function muiVariables(): Plugin {
  return {
    name: "tsuzuku:mui-variables",
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(module) {
      if (module !== resolvedId) return undefined;
      return themeNames
        .flatMap((name) => createMuiTheme(name, themeSelector(name)).generateStyleSheets())
        .flatMap((sheets) =>
          Object.entries(sheets).map(([selector, sheet]) =>
            isSheet(sheet) ? toCss(selector, sheet) : "",
          ),
        )
        .join("");
    },
  };
}
