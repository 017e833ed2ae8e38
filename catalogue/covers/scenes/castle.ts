import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import { cloud, stars, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { height, path, place, rect, repeat, stroke, svg } from "../svg.ts";

/** Fantasy: a castle on an island in the sky, and the one who has come to find it. */
export function castle(palette: Palette, random: Random): string {
  const { paper, light, far, ink } = palette;
  const moonX = random.between(330, 460);
  return (
    stars(random, 60, 430, paper) +
    sun(moonX, random.between(170, 220), random.between(84, 112), light) +
    cloud([random.between(80, 180), 250], 0.9, paper, 0.5) +
    (random.chance(0.5) ? dragon(palette, random) : "") +
    stronghold(palette, random) +
    cloud([random.between(380, 540), 560], 1.5, paper, 0.7) +
    cloud([random.between(120, 260), 590], 1.3, far, 0.8) +
    path(svg`M0 620C90 600 150 606 196 640S270 740 330 ${height}H0Z`, ink) +
    standing([random.between(90, 140), 622], 1.1, {
      hair: random.pick(["long", "tousled", "twintails", "ponytail", "spiky"]),
      outfit: "cloak",
      tones: tonesOf(palette, random),
    }) +
    fireflies(palette, random)
  );
}

function stronghold(palette: Palette, random: Random): string {
  const ground = random.pick([island, crag])(palette);
  const towers = [
    tower(-112, 34, random.between(90, 130), palette),
    tower(84, 38, random.between(110, 150), palette),
    tower(-58, 46, random.between(160, 210), palette),
    tower(22, 42, random.between(210, 260), palette),
  ];
  const battlements = `M-104-76${repeat(7, () => "h14v-12h14v12")}h14v20h-210z`;
  const hall =
    rect([-104, -76], [210, 76], palette.far) +
    path(battlements, palette.far) +
    path("M-14 0v-38a17 17 0 0 1 34 0V0z", palette.near);
  return place([random.between(310, 390), 430], ground + towers.join("") + hall);
}

/** A rock that floats, with a waterfall over its edge. */
const island = ({ mid, near, accent }: Palette): string =>
  path(
    "M-170 0C-120-24 120-24 180 0L132 40 104 92 60 120 30 190 4 150-40 170-70 100-120 60Z",
    near,
  ) +
  path("M-170 0C-120-24 120-24 180 0 120 24-110 26-170 0Z", mid) +
  path("M60 12L104 92 60 120 30 190 20 60Z", mid, 0.5) +
  path("M-96 10h16l-6 150h-8z", accent, 0.6);

/** A steep mountain with a road up to the gate. */
const crag = ({ mid, near, far }: Palette): string =>
  path(
    "M-150 0C-110-22 110-22 160 0L184 60 236 120 262 220 340 420H-330L-262 250-214 150-190 60Z",
    mid,
  ) +
  path("M160 0L184 60 236 120 262 220 340 420H60L120 260 70 170 96 80 60 10Z", near, 0.7) +
  stroke("M4 2C30 60-90 60-70 110S70 150 40 200-120 230-130 300", far, 12);

/** A round tower with a pointed roof and a flag, standing on y = 0. */
const tower = (
  x: number,
  w: number,
  h: number,
  { far, mid, accent, accentDeep, light }: Palette,
): string =>
  rect([x, -h], [w, h], far) +
  rect([x + w * 0.6, -h], [w * 0.4, h], mid, { alpha: 0.6 }) +
  path(svg`M${x - 7} ${-h}L${x + w / 2} ${-h - w * 1.6} ${x + w + 7} ${-h}Z`, accentDeep) +
  path(svg`M${x + w / 2} ${-h - w * 1.6 - 22}l22 8-22 8z`, accent) +
  rect([x + w / 2 - 5, 24 - h], [10, 20], light, { radius: 5 });

function dragon({ ink }: Palette, random: Random): string {
  const shape =
    "M-92 24C-60 34-40 14-16 10L-52-34C-20-40 4-20 14 0L34-46C52-28 54-8 46 8 62 8 70 0 84-6L104-10 100-2 110 4 88 8C74 22 50 32 22 30-10 32-50 46-92 24Z";
  return place([random.between(110, 190), random.between(150, 220)], path(shape, ink), {
    scale: random.between(0.7, 1),
  });
}

const fireflies = ({ accent }: Palette, random: Random): string =>
  stroke(
    repeat(16, () => svg`M${random.between(0, 600)} ${random.between(420, 720)}h0`),
    accent,
    6,
    0.8,
  );
