import { describe, expect, it } from "vitest";
import { palettes, type Palette } from "../../shared/theme/palettes.ts";
import { themeLabel, themeNames, themeOf } from "../../shared/theme/theme-names.ts";
import { tokenSheet, tokensOf } from "../../web/theme/tokens.ts";

/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

type Colours = Readonly<Record<string, string>>;

/** The colours of a palette by the names that the table has for them. */
function coloursOf({ surface, text, primary, secondary, hero, ...rest }: Palette): Colours {
  const { success, warning, error, info, control, focus } = rest;
  return {
    page: surface.page,
    paper: surface.paper,
    elevated: surface.elevated,
    header: surface.header,
    "hero from": hero[0],
    "hero to": hero[1],
    text: text.primary,
    "quiet text": text.secondary,
    action: primary.main,
    "text on action": primary.on,
    "progress and reward": secondary.main,
    "text on reward": secondary.on,
    danger: error.main,
    "text on danger": error.on,
    done: success.main,
    "text on done": success.on,
    warning: warning.main,
    info: info.main,
    "edge of a control": control,
    focus,
  };
}

const surfaces = ["page", "paper", "elevated", "header"];
const heroes = ["hero from", "hero to"];
const readable = 4.5;
const visible = 3;

/** What has to be told from what, and by which contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const table: readonly (readonly [colour: string, grounds: readonly string[], least: number])[] = [
  ["text", [...surfaces, ...heroes], readable],
  ["quiet text", [...surfaces, ...heroes], readable],
  ["action", surfaces, readable],
  ["progress and reward", surfaces, readable],
  ["danger", ["paper"], readable],
  ["done", ["paper"], readable],
  ["warning", ["paper"], readable],
  ["info", ["paper"], readable],
  ["text on action", ["action"], readable],
  ["text on reward", ["progress and reward"], readable],
  ["text on danger", ["danger"], readable],
  ["text on done", ["done"], readable],
  ["edge of a control", surfaces, visible],
  ["focus", surfaces, visible],
];

describe.each(themeNames)("in the theme %s", (name) => {
  const colours = coloursOf(palettes[name]);

  it.each(
    table.flatMap(([colour, grounds, least]) =>
      grounds.map((ground) => [colour, ground, least] as const),
    ),
  )("%s on %s has a contrast of %d at least", (colour, ground, least) => {
    expect(contrast(colours[colour] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

describe("theme names", () => {
  it("are labelled with the product's name", () => {
    expect(themeNames.map(themeLabel)).toEqual([
      "Tsuzuku Blue",
      "Tsuzuku Default",
      "Tsuzuku Bright",
    ]);
  });

  it("fall back to honey for anything unknown", () => {
    expect(themeOf("feminist")).toBe("feminist");
    expect(themeOf("toString")).toBe("honey");
    expect(themeOf(null)).toBe("honey");
  });
});

describe("the variable sheet", () => {
  it("gives every theme the same variables, and honey also to a page without the attribute", () => {
    const names = themeNames.map((name) => Object.keys(tokensOf(palettes[name])));
    expect(names[1]).toEqual(names[0]);
    expect(names[2]).toEqual(names[0]);
    expect(tokenSheet()).toContain(":root,[data-theme=honey]{color-scheme:dark;");
  });
});
