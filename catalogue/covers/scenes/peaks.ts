import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import { birds, cloud, hill, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { height, path, place, stroke, svg } from "../svg.ts";

/** Adventure: a wanderer looks over the mountains still to be crossed. */
export function peaks(palette: Palette, random: Random): string {
  const { paper, far, mid, near, ink } = palette;
  const sunX = random.between(380, 500);
  return (
    sun(sunX, random.between(150, 210), 70, palette.light) +
    cloud([random.between(120, 220), random.between(150, 200)], 1, paper, 0.8) +
    mountain(random.between(90, 170), random.between(300, 340), 260, [far, mid, paper], 0.5) +
    mountain(random.between(330, 430), random.between(230, 280), 330, [far, mid, paper]) +
    cloud([random.between(330, 560), random.between(420, 470)], 1.2, paper, 0.7) +
    mountain(random.between(0, 60), 420, 300, [mid, near, paper]) +
    mountain(random.between(520, 590), 400, 260, [mid, near, paper]) +
    (random.chance(0.5) ? balloon(palette, random) : birds([random.between(120, 200), 270], ink)) +
    hill(random, 610, 24, near) +
    path(svg`M0 640C120 590 220 600 300 650S440 760 480 ${height}H0Z`, ink) +
    stroke("M196 618L214 490", palette.accentDeep, 6) +
    standing([random.between(150, 168), 622], 1.2, {
      hair: random.pick(["tousled", "spiky", "ponytail", "bob"]),
      outfit: "cloak",
      tones: tonesOf(palette, random),
    })
  );
}

/** A peak with a lit and a shaded side and snow on top. */
function mountain(
  x: number,
  top: number,
  halfWidth: number,
  [lit, shaded, snow]: readonly [string, string, string],
  lean = 0.3,
): string {
  const foot = 700;
  const slope = (foot - top) / halfWidth;
  const snowLine = top + 0.26 * (foot - top);
  const reach = (snowLine - top) / slope;
  return (
    path(svg`M${x - halfWidth} ${foot}L${x} ${top} ${x + halfWidth} ${foot}Z`, lit) +
    path(
      svg`M${x} ${top}L${x + halfWidth} ${foot}H${x - halfWidth * lean}L${x + 24} ${snowLine + 60}Z`,
      shaded,
    ) +
    path(
      svg`M${x} ${top}L${x + reach} ${snowLine} ${x + reach * 0.5} ${snowLine - 14} ${x + reach * 0.2} ${snowLine + 26} ${x - reach * 0.2} ${snowLine - 10} ${x - reach * 0.5} ${snowLine + 16} ${x - reach} ${snowLine}Z`,
      snow,
    )
  );
}

function balloon({ accent, accentDeep, paper, ink }: Palette, random: Random): string {
  const envelope =
    path(
      "M0-60C40-60 56-30 50-4 44 22 18 38 10 52H-10C-18 38-44 22-50-4-56-30-40-60 0-60Z",
      accentDeep,
    ) +
    path("M0-60C14-60 22-30 20-4 18 22 8 38 4 52H-4C-8 38-18 22-20-4-22-30-14-60 0-60Z", accent) +
    stroke("M-9 54L-7 68M9 54L7 68", paper, 2) +
    path("M-10 68H10L8 82H-8Z", ink);
  return place([random.between(170, 260), random.between(250, 330)], envelope, {
    scale: random.between(0.8, 1.2),
  });
}
