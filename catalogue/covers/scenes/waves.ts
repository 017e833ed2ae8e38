import { seated } from "../figures/seated.ts";
import { tonesOf } from "../figures/tones.ts";
import { birds, cloud, glow, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, height, path, place, type Point, rect, repeat, stroke, svg } from "../svg.ts";

/** Drama: someone alone in a small boat, with the low sun on the water. */
export function waves(palette: Palette, random: Random): string {
  const { light, paper, far, mid, near, ink, accentDeep, skyLow } = palette;
  const sunX = random.between(220, 420);
  const boatX = random.between(200, 290);
  return (
    cloud([random.between(60, 200), random.between(140, 220)], 1, paper, 0.6) +
    cloud([random.between(420, 560), random.between(190, 290)], 0.7, paper, 0.5) +
    sun(sunX, 330, 120, light) +
    birds([random.between(110, 330), 150], ink) +
    swell(random, 390, far) +
    glitter(random, sunX, light) +
    swell(random, 450, accentDeep, 0.6) +
    swell(random, 490, mid) +
    boat([boatX, 570], palette, random) +
    swell(random, 590, near) +
    stroke(svg`M${boatX - 130} 610h80m30 14h100m40-12h60`, skyLow, 3, 0.5) +
    swell(random, 660, ink)
  );
}

/** One row of waves across the cover and water down to its foot. */
function swell(random: Random, y: number, fill: string, alpha = 1): string {
  const [depth, shift] = [random.between(12, 24), random.between(0, 150)];
  return path(
    svg`M${-shift} ${y}${repeat(5, () => svg`q40 ${-depth} 76 ${-depth * 0.2}t76 ${depth * 0.2}`)}V${height}H-160Z`,
    fill,
    alpha,
  );
}

const glitter = (random: Random, x: number, colour: string): string =>
  stroke(
    repeat(
      12,
      (i) => svg`M${x + random.between(-70, 40)} ${396 + i * 8}h${random.between(12, 60)}`,
    ),
    colour,
    3,
    0.7,
  );

function boat(at: Point, palette: Palette, random: Random): string {
  const { ink, accent, accentDeep, light } = palette;
  const person = seated(
    [0, -8],
    1.1,
    random.pick(["tousled", "bob", "long", "ponytail"]),
    tonesOf(palette, random),
  );
  const umbrella =
    stroke("M34-50L54-190", ink, 4) +
    place(
      [54, -190],
      path(
        "M-100 34Q-88-44 0-52 88-44 100 34 84 20 66 32 50 16 33 30 16 14 0 30-16 14-33 30-50 16-66 32-84 20-100 34Z",
        accent,
      ) + path("M-33 30Q-26-40 0-52 26-40 33 30 16 14 0 30-16 14-33 30Z", accentDeep),
      { turn: 16 },
    );
  const hull =
    path("M-120-30Q0 0 126-36L96 28Q0 44-90 28Z", ink) +
    stroke("M-114-24Q0 6 120-30", accentDeep, 4);
  const lantern =
    circle(104, -84, 60, glow) +
    stroke("M104-26V-104H88", ink, 4) +
    rect([76, -100], [24, 34], light, { radius: 8 });
  return place(at, person + (random.chance(0.6) ? umbrella : lantern) + hull, { scale: 1.3 });
}
