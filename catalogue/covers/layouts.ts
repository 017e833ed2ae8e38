import { glow, stars } from "./landscape.ts";
import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";
import {
  circle,
  define,
  height,
  outline,
  path,
  place,
  type Placing,
  type Point,
  polar,
  rect,
  repeat,
  stamp,
  stroke,
  svg,
  width,
} from "./svg.ts";

/** What a layout puts together. */
export interface Stage {
  readonly palette: Palette;
  readonly random: Random;
  /** The place, drawn. */
  readonly ground: string;
  /** Stands out from the emblem, for discs and panels behind it. */
  readonly backdrop: string;
  /** The emblem around the origin, within 100 units of it. */
  readonly drawing: string;
  /** The emblem, its middle at a point. */
  readonly emblem: (at: Point, placing?: Placing) => string;
  /** Whether the emblem stands on the ground, its foot 100 units below its middle. */
  readonly stands: boolean;
}

type Layout = (stage: Stage) => string;

const sky = rect([0, 0], [width, height], "url(#sky)");

/** Where light falls from: outlines of what it leaves in the shade, each a broad shape over the whole height. */
const shades = [
  "M0 0H210L90 850H0Z",
  "M600 0H390L510 850H600Z",
  "M0 0H120L330 850H0Z",
  "M600 0H480L270 850H600Z",
  "M150 0H300L120 850H-30ZM450 0H600L420 850H270Z",
  "M0 0H150L330 850H180ZM300 0H450L630 850H480Z",
  "M0 0H160V850H0ZM440 0H600V850H440Z",
  "M220 0H380V850H220Z",
  "M0 0H330V850H0Z",
  "M270 0H600V850H270Z",
  "M0 0H90V850H0ZM200 0H310V850H200ZM420 0H520V850H420Z",
  "M80 0H190V850H80ZM300 0H410V850H300ZM520 0H600V850H520Z",
  "M0 0H600L0 700Z",
  "M600 0H0L600 700Z",
  "M0 850V300L600 850Z",
  "M600 850V300L0 850Z",
] as const;

/** The sky, with broad shades across it: of two covers hardly ever the same. */
const skyOf = ({ palette, random }: Pick<Stage, "palette" | "random">): string =>
  sky + path(random.pick(shades), palette.skyTop, palette.light === "print" ? 0.9 : 0.5);

/** Lights of the sky behind everything: stars by night, rays or nothing by day. */
const heavens = ({ palette, random }: Stage, lowest: number): string =>
  palette.light === "night" ? stars(random, 36, lowest, palette.paper) : "";

/** How a cover is put together. */
export const layouts = {
  /** The emblem rises over the place before a great disc, as a sun does. */
  rising: (stage) => {
    const { palette, random, ground, backdrop, emblem } = stage;
    const at: Point = [random.between(240, 360), random.between(330, 380)];
    return (
      skyOf(stage) +
      heavens(stage, 500) +
      circle(...at, 380, glow) +
      circle(...at, 236, backdrop) +
      ground +
      emblem(at, { scale: 1.95 }) +
      rect([0, 838], [width, 12], palette.accent)
    );
  },
  /** The emblem stands on the ground, larger than life. */
  monument: (stage) => {
    const { palette, random, ground, emblem } = stage;
    return (
      skyOf(stage) +
      heavens(stage, 420) +
      circle(300, 400, 380, glow) +
      circle(random.pick([150, 450]), random.between(130, 220), 74, palette.lamp) +
      ground +
      emblem([random.between(250, 350), 480], { scale: 2.55 }) +
      path(svg`M0 850V760Q150 712 300 722T600 752V850Z`, palette.ink)
    );
  },
  /** A window onto the place; the emblem is nearer than its frame. */
  window: (stage) => {
    const { palette, random, ground, emblem } = stage;
    const x = random.between(210, 390);
    const shape = random.pick([
      svg`M${x - 215} 790V320C${x - 215} 70 ${x + 215} 70 ${x + 215} 320V790Z`,
      svg`M${x} 60A262 320 0 0 1 ${x} 700 262 320 0 0 1 ${x} 60Z`,
      svg`M${x - 225} 70H${x + 225}V680H${x - 225}Z`,
      svg`M${x} 40L${x + 240} 300V750H${x - 240}V300Z`,
    ]);
    return (
      rect([0, 0], [width, height], palette.ink) +
      path(random.pick(shades), palette.mid, 0.8) +
      `<clipPath id="window"><path d="${shape}"/></clipPath>` +
      svg`<g clip-path="url(#window)">${skyOf(stage)}${circle(x, 360, 360, glow)}${ground}</g>` +
      stroke(shape, palette.accent, 8) +
      emblem([x, random.between(500, 560)], { scale: 2.35 })
    );
  },
  /** So near that it leaves the picture. */
  near: (stage) => {
    const { palette, random, backdrop, emblem } = stage;
    const side = random.pick([-1, 1]);
    return (
      skyOf(stage) +
      heavens(stage, height) +
      path(
        outline([
          [0, 850],
          [0, random.between(420, 560)],
          [600, random.between(180, 330)],
          [600, 850],
        ]),
        backdrop,
      ) +
      path(
        outline([
          [0, 850],
          [0, 760],
          [600, 640],
          [600, 850],
        ]),
        palette.accent,
        0.85,
      ) +
      emblem([300 + side * 60, 450], { scale: 3.5, turn: side * random.between(6, 18) })
    );
  },
  /** Twice, above the water and in it. */
  mirror: (stage) => {
    const { palette, ground, drawing } = stage;
    const { far, mid, near, lamp } = palette;
    return (
      skyOf(stage) +
      heavens(stage, 460) +
      circle(300, 330, 360, glow) +
      svg`<g transform="translate(0 -20)">${ground}</g>` +
      rect([0, 560], [width, 290], mid) +
      define("emblem", drawing) +
      `<g opacity=".4">${stamp("emblem", [300, 790], { scale: 2.3, upsideDown: true })}</g>` +
      stamp("emblem", [300, 340], { scale: 2.3 }) +
      stroke(
        svg`M40 590H260M330 610H560M0 650H180M240 676H430M480 720H600M90 752H340`,
        lamp,
        5,
        0.6,
      ) +
      stroke(svg`M300 580H520M60 630H210M420 660H580M150 700H330M380 780H560`, far, 6, 0.8) +
      rect([0, 552], [width, 10], near)
    );
  },
  /** Two halves, divided from corner to corner. */
  split: (stage) => {
    const { palette, random, ground, backdrop, emblem } = stage;
    const corner = random.pick([0, width]);
    const at: Point = [random.between(260, 340), random.between(370, 430)];
    return (
      skyOf(stage) +
      heavens(stage, 500) +
      path(
        outline([
          [corner, 0],
          [width - corner, 0],
          [width - corner, 850],
        ]),
        palette.accent,
      ) +
      path(
        outline([
          [corner, 60],
          [corner, 0],
          [width - corner, 790],
          [width - corner, 850],
        ]),
        palette.paper,
      ) +
      ground +
      circle(...at, 222, backdrop) +
      emblem(at, { scale: 2.2 })
    );
  },
  /** Rays from behind it, as on an old match box. */
  burst: (stage) => {
    const { palette, random, ground, backdrop, emblem } = stage;
    const centre: Point = [random.between(260, 340), random.between(390, 440)];
    const turn = random.between(0, 1);
    const rays = repeat(14, (i) => {
      const [from, to] = [((i + turn) * Math.PI) / 7, ((i + turn + 0.5) * Math.PI) / 7];
      return outline([centre, polar(centre, 800, from), polar(centre, 800, to)]);
    });
    return (
      skyOf(stage) +
      path(rays, backdrop, palette.light === "print" ? 0.9 : 0.5) +
      circle(...centre, 205, palette.accent) +
      circle(...centre, 188, backdrop) +
      ground.replaceAll("url(#glow)", "none") +
      emblem(centre, { scale: 2.45 })
    );
  },
  /** Bigger than the sky, over somebody very small. */
  vision: (stage) => {
    const { palette, random, ground, emblem, stands } = stage;
    const x = random.between(200, 400);
    const middle = random.between(270, 330);
    // The place would hide the feet of what stands, and what stands somebody in the middle.
    const seen = stands
      ? ground + emblem([middle, 430], { scale: 2.8 })
      : emblem([middle, 330], { scale: 2.8 }) + ground;
    return (
      skyOf(stage) +
      heavens(stage, 520) +
      circle(300, 320, 420, glow) +
      seen +
      path("M0 850V742C120 700 220 690 300 700S480 742 600 726V850Z", palette.ink) +
      wanderer([stands ? x / 2 - 10 : x, 712], palette)
    );
  },
  /** Before many small ones, as on cloth. */
  pattern: (stage) => {
    const { palette, random, backdrop, drawing } = stage;
    const turn = random.between(-24, 24);
    const at: Point = [random.between(250, 350), random.between(390, 460)];
    const tile = stamp("emblem", [0, 0], { scale: random.between(0.5, 0.68), turn });
    const left = random.between(-60, 40);
    const spots = repeat(15, (i) => {
      const [column, row] = [i % 3, Math.floor(i / 3)];
      const [x, y] = [column * 230 + (row % 2) * 115 + left, row * 186 + 44];
      return svg`<use href="#tile" x="${x}" y="${y}"/>`;
    });
    return (
      skyOf(stage) +
      define("emblem", drawing) +
      define("tile", tile) +
      `<g opacity=".3">${spots}</g>` +
      circle(...at, 250, palette.accent) +
      circle(...at, 232, backdrop) +
      stamp("emblem", at, { scale: 2.15 })
    );
  },
  /** Hung before the place as a banner. */
  banner: (stage) => {
    const { palette, random, ground, backdrop, emblem } = stage;
    const x = random.between(170, 430);
    return (
      skyOf(stage) +
      heavens(stage, 500) +
      circle(x, 300, 360, glow) +
      ground +
      path(svg`M${x - 190} 0H${x + 190}V660L${x} 600 ${x - 190} 660Z`, palette.ink, 0.35) +
      path(svg`M${x - 176} 0H${x + 176}V636L${x} 580 ${x - 176} 636Z`, backdrop) +
      stroke(svg`M${x - 156} 0V606L${x} 556 ${x + 156} 606V0`, palette.accent, 6) +
      path(svg`M${x} 0H${x + random.pick([176, -176])}V636L${x} 580Z`, palette.accent, 0.16) +
      emblem([x, 316], { scale: 1.68 })
    );
  },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

/** Somebody from behind, small and dark, with a shadow. */
const wanderer = ([x, y]: Point, { ink, accent }: Palette): string =>
  place(
    [x, y],
    path("M-9 4L-11-44C-12-58 12-58 11-44L9 4Z", ink) +
      circle(0, -66, 10, ink) +
      path("M-10-56Q0-50 10-56L24-34 10-40Z", accent),
    { scale: 1.25 },
  );
