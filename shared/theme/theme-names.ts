import { brand } from "../brand.ts";

/** The themes by their stored value, with the suffix each one's label carries. */
const suffixes = { honey: "Blue", fakeyou: "Default", feminist: "Bright" } as const;

export type ThemeName = keyof typeof suffixes;

export const themeNames: readonly ThemeName[] = ["honey", "fakeyou", "feminist"];
export const defaultTheme: ThemeName = "honey";

/** Key of the chosen theme in local storage. */
export const themeStorageKey = "theme";

/** The theme a stored value means; anything unknown means the default. */
export function themeOf(stored: string | null): ThemeName {
  return themeNames.find((name) => name === stored) ?? defaultTheme;
}

/** A theme's label as the switcher shows it, for example 'Tsuzuku Blue'. */
export function themeLabel(name: ThemeName): string {
  return `${brand.name} ${suffixes[name]}`;
}
