import type { ThemeName } from "./theme-names.ts";

/** A colour with its shades and the colour of text on it. */
interface Accent {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly on: string;
}

/** A status colour and the colour of text on it. */
interface Signal {
  readonly main: string;
  readonly on: string;
}

/** Every colour of one theme, and its font. */
export interface Palette {
  readonly mode: "dark" | "light";
  readonly font: "nunito" | "inter";
  /** Page, panels, raised controls, header. */
  readonly surface: Readonly<Record<"page" | "paper" | "elevated" | "header", string>>;
  readonly text: Readonly<Record<"primary" | "secondary" | "disabled", string>>;
  readonly divider: string;
  /** Border of a control; at least 3:1 against every surface. */
  readonly control: string;
  readonly focus: string;
  /** The two ends of the hero gradient. */
  readonly hero: readonly [string, string];
  readonly primary: Accent;
  readonly secondary: Accent;
  readonly success: Signal;
  readonly warning: Signal;
  readonly error: Signal;
  readonly info: Signal;
}

/** The three themes. Every text pair passes WCAG AA; `test/web/theme.test.ts` computes it. */
export const palettes: Readonly<Record<ThemeName, Palette>> = {
  honey: {
    mode: "dark",
    font: "nunito",
    surface: { page: "#0B1220", paper: "#131D2F", elevated: "#1B2840", header: "#0E1728" },
    text: { primary: "#EAF1FB", secondary: "#A9B8CE", disabled: "#74839B" },
    divider: "#26344C",
    control: "#6B7E9C",
    focus: "#FFC24B",
    hero: ["#12305C", "#0B1220"],
    primary: { main: "#6CB4FF", light: "#9ACBFF", dark: "#3D8FE6", on: "#06121F" },
    secondary: { main: "#FFC24B", light: "#FFD684", dark: "#E0A125", on: "#231600" },
    success: { main: "#5BD6A0", on: "#04170E" },
    warning: { main: "#FFB454", on: "#231600" },
    error: { main: "#FF8A8A", on: "#2A0505" },
    info: { main: "#7CC7FF", on: "#06121F" },
  },
  fakeyou: {
    mode: "dark",
    font: "inter",
    surface: { page: "#121214", paper: "#1C1C20", elevated: "#27272D", header: "#17171A" },
    text: { primary: "#F4F4F6", secondary: "#B7B7C2", disabled: "#80808C" },
    divider: "#33333B",
    control: "#80808F",
    focus: "#7FE3C8",
    hero: ["#4A1620", "#121214"],
    primary: { main: "#FF7A85", light: "#FFA3AB", dark: "#E5525F", on: "#240306" },
    secondary: { main: "#7FE3C8", light: "#A9EEDC", dark: "#4FC3A4", on: "#04170F" },
    success: { main: "#6FD89A", on: "#04170E" },
    warning: { main: "#FFBE5C", on: "#231600" },
    error: { main: "#FF8F73", on: "#2A0A02" },
    info: { main: "#8FB8FF", on: "#071226" },
  },
  feminist: {
    mode: "light",
    font: "inter",
    surface: { page: "#FFF7FB", paper: "#FFFFFF", elevated: "#FBEDF5", header: "#FFFFFF" },
    text: { primary: "#2A1230", secondary: "#6B4F72", disabled: "#8A7590" },
    divider: "#EBD6E5",
    control: "#96789A",
    focus: "#6A3FCB",
    hero: ["#FFD6EA", "#FFF7FB"],
    primary: { main: "#B5177B", light: "#D94FA3", dark: "#8C0F5E", on: "#FFFFFF" },
    secondary: { main: "#6A3FCB", light: "#8E6BE0", dark: "#4F2BA3", on: "#FFFFFF" },
    success: { main: "#0F7A4D", on: "#FFFFFF" },
    warning: { main: "#9A5B00", on: "#FFFFFF" },
    error: { main: "#C3243B", on: "#FFFFFF" },
    info: { main: "#1D62C4", on: "#FFFFFF" },
  },
};
