/** Chroma given up per attempt when a colour lies outside sRGB. */
const chromaStep = 0.01;

/**
 * OKLCH (lightness 0 to 1, chroma 0 to about 0.3, hue in degrees) as `#rrggbb`; chroma is reduced
 * until sRGB can show the colour. Matrices: Björn Ottosson, "A perceptual color space", 2020.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const radians = (hue * Math.PI) / 180;
  for (let c = chroma; c > 0; c -= chromaStep) {
    const rgb = linearRgb(lightness, c * Math.cos(radians), c * Math.sin(radians));
    if (rgb.every((channel) => channel >= 0 && channel <= 1)) return hex(rgb);
  }
  return hex(linearRgb(lightness, 0, 0));
}

function linearRgb(lightness: number, a: number, b: number): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const hex = (rgb: readonly number[]): string => `#${rgb.map(hexByte).join("")}`;

/** The sRGB transfer curve (IEC 61966-2-1), as two hexadecimal digits. */
function hexByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/** A colour between two others (`#rrggbb`), by the share of the second one. */
export function between(from: string, to: string, share: number): string {
  const channel = (of: string, at: number): number => parseInt(of.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [channel(from, at), channel(to, at)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
