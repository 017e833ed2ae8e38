/** The size of a cover in SVG user units. */
export const width = 600;
export const height = 850;

export type Point = readonly [x: number, y: number];

/** Template tag for SVG text: numbers are rounded to one decimal, which a cover never shows. */
export function svg(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let out = text[0] ?? "";
  values.forEach((value, at) => {
    out += `${typeof value === "number" ? Math.round(value * 10) / 10 : value}${text[at + 1] ?? ""}`;
  });
  return out;
}

/** What `draw` gives for 0 to `count` - 1, one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  let out = "";
  for (let index = 0; index < count; index++) out += draw(index);
  return out;
}

/** The point at a distance and an angle (radians, clockwise from the right) of a centre. */
export const polar = ([x, y]: Point, distance: number, angle: number): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

// Not `opacity`, for which a renderer draws a shape apart first.
const alphaOf = (what: "fill" | "stroke", value: number): string =>
  value < 1 ? svg` ${what}-opacity="${value}"` : "";

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, fill: string, alpha = 1): string =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${alphaOf("fill", alpha)}/>`;

/** A filled ellipse. */
export const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string, alpha = 1): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${alphaOf("fill", alpha)}/>`;

/** A filled rectangle from its upper left corner. */
export const rect = (
  [x, y]: Point,
  [w, h]: Point,
  fill: string,
  { radius = 0, alpha = 1 } = {},
): string =>
  svg`<rect x="${x}" y="${y}" width="${w}" height="${h}"${radius > 0 ? svg` rx="${radius}"` : ""} fill="${fill}"${alphaOf("fill", alpha)}/>`;

/** A filled outline; `d` in the path language of SVG. */
export const path = (d: string, fill: string, alpha = 1): string =>
  `<path d="${d}" fill="${fill}"${alphaOf("fill", alpha)}/>`;

/** A line, with the round ends that the root element sets; `d` in the path language of SVG. */
export const stroke = (d: string, colour: string, thickness: number, alpha = 1): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}"${alphaOf("stroke", alpha)}/>`;

/** The path of a closed polygon. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => svg`${x} ${y}`).join("L")}Z`;
}

export interface Placing {
  /** Degrees. */
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly upsideDown?: boolean;
}

/**
 * Writes points of a shape around the origin as they lie once it is moved, turned and scaled. Many shapes of a colour
 * make one path so: every element costs whoever shows the cover.
 */
export const placer =
  (at: Point, { turn = 0, scale = 1 }: Pick<Placing, "turn" | "scale"> = {}) =>
  (x: number, y: number): string => {
    const angle = Math.atan2(y, x) + (turn * Math.PI) / 180;
    const [right, down] = polar(at, Math.hypot(x, y) * scale, angle);
    return svg`${right} ${down}`;
  };

/** Moves, turns and scales what is drawn around the origin. */
export const place = (at: Point, content: string, placing?: Placing): string =>
  `<g${transform(at, placing)}>${content}</g>`;

function transform(
  [x, y]: Point,
  { turn = 0, scale = 1, flip = false, upsideDown = false }: Placing = {},
): string {
  const turned = turn === 0 ? "" : svg` rotate(${turn})`;
  const scaled =
    flip || upsideDown
      ? svg` scale(${flip ? -scale : scale} ${upsideDown ? -scale : scale})`
      : scale === 1
        ? ""
        : svg` scale(${scale})`;
  return svg` transform="translate(${x} ${y})${turned}${scaled}"`;
}

/** Defines a drawing that {@link stamp} repeats; the id must be unique within the cover. */
export const define = (id: string, content: string): string =>
  `<defs><g id="${id}">${content}</g></defs>`;

/** The drawing of an id once more. */
export const stamp = (id: string, at: Point, placing?: Placing): string =>
  `<use href="#${id}"${transform(at, placing)}/>`;
