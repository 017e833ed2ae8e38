import { standing } from "../figures/standing.ts";
import { hill, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, path, place, rect, repeat, stroke, svg, width } from "../svg.ts";

/** Horror: bare trees, a red moon, and somebody who has been waiting. */
export function forest(palette: Palette, random: Random): string {
  const { accentDeep, accent, light, far, mid, near, ink, skyLow, skin } = palette;
  const edgeTrees = [12, 92, 176, 424, 512, 590];
  const ghost = { hair: ink, skin, cloth: light, trim: far, shine: near };
  return (
    sun(random.between(230, 370), 260, 120, accentDeep) +
    repeat(7, () => tree(random.between(0, width), 640, random.between(280, 420), mid, random)) +
    mist(470, skyLow, random) +
    repeat(4, () => tree(random.between(0, width), 690, random.between(380, 480), near, random)) +
    mist(560, mid, random) +
    edgeTrees
      .map((x) => tree(x + random.between(-12, 12), 780, random.between(560, 740), ink, random))
      .join("") +
    hill(random, 680, 16, ink) +
    crows(ink, random) +
    standing([300, 692], 1.2, {
      hair: "long",
      outfit: random.pick(["yukata", "coat"]),
      tones: ghost,
    }) +
    circle(293, 484, 3, accent) +
    circle(307, 484, 3, accent)
  );
}

/** A bare trunk with crooked branches. */
function tree(x: number, foot: number, tall: number, fill: string, random: Random): string {
  const lean = random.between(-0.06, 0.06) * tall;
  const branches = repeat(6, (i) => {
    const along = 0.34 + i * 0.1;
    const [fromX, fromY] = [x + lean * along, foot - tall * along];
    const reach = (random.chance(0.5) ? 1 : -1) * tall * (0.17 - i * 0.018);
    return svg`M${fromX} ${fromY}q${reach * 0.6} ${-tall * 0.01} ${reach} ${-tall * random.between(0.06, 0.13)}m${-reach * 0.4} ${tall * 0.05}l${reach * 0.3} ${tall * -0.04}`;
  });
  const trunk = svg`M${x - tall * 0.035} ${foot}Q${x} ${foot - tall * 0.4} ${x + lean} ${foot - tall}Q${x + tall * 0.02} ${foot - tall * 0.4} ${x + tall * 0.035} ${foot}Z`;
  return path(trunk, fill) + stroke(branches, fill, tall * 0.009 + 0.6);
}

const mist = (y: number, fill: string, random: Random): string =>
  repeat(3, (i) =>
    rect([random.between(-200, 300), y + i * 34], [random.between(300, 460), 22], fill, {
      radius: 11,
      alpha: 0.3,
    }),
  );

const crows = (fill: string, random: Random): string =>
  repeat(3, () =>
    place(
      [random.between(120, 480), random.between(120, 330)],
      path(
        "M0 0C-10-14-26-18-40-12-28-10-18-2-12 8L0 14 12 8C18-2 28-10 40-12 26-18 10-14 0 0Z",
        fill,
      ),
      {
        scale: random.between(0.5, 0.9),
        turn: random.between(-20, 20),
      },
    ),
  );
