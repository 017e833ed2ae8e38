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

const surfacesOf = ({ surface }: Palette) => Object.values(surface);

describe.each(themeNames)("the theme %s", (name) => {
  const palette = palettes[name];
  const { text, primary, secondary, success, warning, error, info } = palette;

  it("has readable text on every surface and on both ends of the hero", () => {
    for (const surface of surfacesOf(palette)) {
      for (const colour of [text.primary, text.secondary, primary.main, secondary.main]) {
        expect(contrast(colour, surface), `${colour} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const end of palette.hero) {
      expect(contrast(text.primary, end)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.secondary, end)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("has readable text on its accents and readable status colours on panels", () => {
    for (const { main, on } of [primary, secondary, success, warning, error, info]) {
      expect(contrast(on, main), `${on} on ${main}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const { main } of [success, warning, error, info]) {
      expect(contrast(main, palette.surface.paper)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("shows control borders and focus rings on every surface", () => {
    for (const surface of surfacesOf(palette)) {
      expect(contrast(palette.control, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, surface)).toBeGreaterThanOrEqual(3);
    }
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
