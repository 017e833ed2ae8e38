import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import { cloud, crescent, glow, hill, stars } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, path, place, rect, repeat, stroke } from "../svg.ts";

/** Supernatural: a shrine gate under the crescent moon, and the lights that gather there. */
export function torii(palette: Palette, random: Random): string {
  const { paper, light, far, mid, near } = palette;
  const moonX = random.between(250, 350);
  return (
    stars(random, 80, 560, paper) +
    circle(moonX, 220, 280, glow) +
    crescent(moonX, 220, 112, light) +
    cloud([random.between(60, 150), 310], 1, far, 0.6) +
    cloud([random.between(460, 560), 260], 0.8, far, 0.6) +
    hill(random, 520, 30, mid) +
    hill(random, 570, 16, near) +
    place([0, -40], shrine(palette, random)) +
    flames(palette, random)
  );
}

function shrine(palette: Palette, random: Random): string {
  const { ink, mid, near } = palette;
  const visitor = {
    ...tonesOf(palette, random),
    hair: random.pick([ink, near]),
    cloth: mid,
  };
  return (
    steps(palette) +
    gate(palette) +
    path("M0 690C140 660 210 690 300 692S480 660 600 690V900H0Z", ink) +
    standing([random.between(270, 300), 694], 1.3, {
      hair: random.pick(["long", "bob", "ponytail", "tousled"]),
      outfit: "yukata",
      tones: visitor,
    }) +
    fox(palette)
  );
}

const gate = ({ accentDeep, ink, paper }: Palette): string =>
  path("M80 424Q300 470 520 424L532 392Q300 440 68 392Z", ink) +
  path("M92 446Q300 486 508 446L514 424Q300 466 86 424Z", accentDeep) +
  rect([130, 520], [340, 20], accentDeep) +
  rect([284, 458], [32, 66], accentDeep) +
  path("M160 458L186 462 178 700H142ZM440 458L414 462 422 700H458Z", accentDeep) +
  stroke("M176 552Q240 584 300 566T424 552", paper, 8) +
  path("M226 572l8 26-12-4zM298 566l10 28-14-2zM366 566l12 26-14-2z", paper);

/** Stone stairs that lead up through the gate. */
const steps = ({ far, mid }: Palette): string =>
  repeat(6, (i) => rect([210 - i * 8, 584 + i * 19], [180 + i * 16, 20], i % 2 === 0 ? far : mid));

const fox = ({ light, accent, ink }: Palette): string =>
  place(
    [470, 690],
    path("M-20 4C-24-26-14-44-6-52L-12-80 4-68H18L32-82 28-54C34-40 32-14 34 4Z", light) +
      path("M-18 4C-64 4-66-44-44-58-48-30-34-16-16-16Z", light) +
      path("M-44-58C-54-52-58-40-57-30L-46-34Z", accent) +
      stroke("M4-54l6 4M24-54l-6 4", ink, 3),
  );

/** Will-o'-the-wisps, each in a halo of its own. */
const flames = ({ accent, paper }: Palette, random: Random): string =>
  repeat(6, (i) =>
    place(
      [random.between(20, 200) + (i % 2) * 380, random.between(400, 620)],
      circle(0, -18, 44, accent, 0.2) +
        path("M0 0C-24-4-26-28-10-44-8-34 0-36-2-58 18-44 28-8 0 0Z", accent) +
        path("M0-3C-10-6-10-18-2-26 8-18 12-6 0-3Z", paper),
      { scale: random.between(0.6, 1.1) },
    ),
  );
