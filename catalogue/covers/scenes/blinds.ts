import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, height, path, place, rect, stroke, svg, width } from "../svg.ts";

/** Suspense: an eye watches through the blinds. */
export function blinds(palette: Palette, random: Random): string {
  return (
    rect([0, 0], [width, height], palette.near) +
    path("M0 90H600V600H0Z", palette.mid) +
    eye(palette, random) +
    slats(palette, random) +
    cord(palette, random)
  );
}

function eye({ paper, far, ink, accent, accentDeep, near }: Palette, random: Random): string {
  const look = random.between(-36, 36);
  const white = "M40 330C130 210 420 170 560 330 470 460 170 470 40 330Z";
  const iris = place(
    [300 + look, 326],
    circle(0, 0, 106, accentDeep) +
      circle(0, 0, 88, accent) +
      path("M-88 0A88 88 0 0 1 88 0Q0-50-88 0Z", accentDeep) +
      circle(0, 0, 42, ink) +
      circle(34, -40, 20, paper) +
      circle(-36, 44, 10, paper),
  );
  return (
    path("M0 130C160 60 460 60 600 150V520C440 620 160 610 0 520Z", far) +
    path("M60 260C170 150 420 120 570 270 430 170 190 190 60 260Z", near, 0.5) +
    svg`<clipPath id="eye"><path d="${white}"/></clipPath>` +
    path(white, paper) +
    `<g clip-path="url(#eye)">${iris}${path("M0 150H600V330Q300 180 0 330Z", ink, 0.3)}</g>` +
    path("M28 338C110 190 430 130 586 318L600 300 572 322C420 210 160 220 40 330Z", ink) +
    stroke("M70 280L36 246M110 240L84 200M500 226L530 190M548 262L586 236", ink, 9) +
    stroke("M90 388Q270 500 510 382", ink, 5, 0.6) +
    path("M70 176C200 70 420 60 560 150 420 100 210 110 80 196Z", ink)
  );
}

const eyeLine = 330;
const slatThickness = 26;

/** Slats across the whole cover; the two around the eye are bent apart. */
function slats({ ink, far }: Palette, random: Random): string {
  const gap = random.between(60, 70);
  let out = "";
  for (let y = 0; y < 720; y += gap) {
    const nextToEye = Math.abs(y - eyeLine) < gap;
    const bend = nextToEye ? Math.sign(y - eyeLine) * 68 : 0;
    const edge = svg`M0 ${y}Q300 ${y + bend} 600 ${y}`;
    const underside = svg`v${slatThickness}Q300 ${y + bend + slatThickness} 0 ${y + slatThickness}Z`;
    out += path(edge + underside, ink) + stroke(edge, far, 3, 0.5);
  }
  return out;
}

function cord({ accent }: Palette, random: Random): string {
  const [x, end] = [random.pick([90, 510]), random.between(490, 560)];
  return stroke(svg`M${x} 0V${end}`, accent, 4) + circle(x, end, 9, accent);
}
