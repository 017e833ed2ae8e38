import { glow } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, ellipse, height, path, place, rect, repeat, stroke, svg, width } from "../svg.ts";

/** Gourmet: a steaming bowl of ramen on the counter, under the curtain of the shop. */
export function bowl(palette: Palette, random: Random): string {
  return (
    circle(300, 380, 330, glow) +
    curtain(palette) +
    lantern(66, palette) +
    steam(palette, random) +
    rect([0, 620], [width, height - 620], palette.near) +
    rect([0, 620], [width, 10], palette.far) +
    ellipse([300, 640], [200, 24], palette.ink, 0.6) +
    ramen(palette, random)
  );
}

/** A noren: five strips of cloth, every second one with a mark. */
function curtain({ accentDeep, mid, paper }: Palette): string {
  const strip = (i: number) =>
    path(svg`M${i * 120} 0h118v128q-59 12-118 0z`, i % 2 === 0 ? accentDeep : mid) +
    (i % 2 === 1 ? circle(i * 120 + 59, 84, 24, paper, 0.9) : "");
  return repeat(5, strip);
}

const lantern = (x: number, { accent, ink, light }: Palette): string =>
  stroke(svg`M${x} 120V190`, ink, 4) +
  place(
    [x, 244],
    rect([-40, -56], [80, 112], accent, { radius: 34 }) +
      stroke("M-40-22H40M-42 0H42M-40 22H40", light, 2.5, 0.6) +
      rect([-24, -64], [48, 12], ink, { radius: 3 }) +
      rect([-24, 52], [48, 12], ink, { radius: 3 }),
  );

const steam = ({ paper }: Palette, random: Random): string =>
  stroke(
    repeat(
      3,
      (i) =>
        svg`M${230 + i * 70} ${random.between(330, 356)}q-34-36 0-76t0-${random.between(60, 84)}`,
    ),
    paper,
    12,
    0.7,
  );

function ramen(palette: Palette, random: Random): string {
  const { accent, accentDeep, light, paper, ink, near, far } = palette;
  const chopsticks = stroke("M330 404L520 262M352 414L546 286", ink, 10);
  const rim = ellipse([300, 432], [208, 52], paper) + ellipse([300, 434], [190, 42], far);
  const noodles = stroke(
    repeat(5, (i) => svg`M${150 + i * 26} ${430 + (i % 2) * 12}q30-24 60 0t60 0t60 0`),
    light,
    7,
  );
  const seaweed =
    path("M150 416L176 346 232 354 214 420Z", near) +
    path("M176 346L190 340 246 350 232 354Z", ink);
  const body =
    path(
      "M92 434A208 52 0 0 0 508 434C508 540 440 612 380 622H220C160 612 92 540 92 434Z",
      accentDeep,
    ) +
    path("M98 470Q300 560 502 470L496 496Q300 590 104 496Z", accent) +
    stroke(
      repeat(
        7,
        (i) => svg`M${132 + i * 52} ${506 + 26 * Math.sin(((i + 0.5) * Math.PI) / 7)}q14 24 28 0`,
      ),
      paper,
      5,
      0.8,
    ) +
    path("M216 622H384L372 648H228Z", ink);
  const toppings = random.chance(0.5)
    ? egg(250, 418, palette) + fishCake(372, 430, palette)
    : fishCake(258, 428, palette) + egg(366, 422, palette);
  return seaweed + rim + noodles + toppings + chopsticks + body;
}

const egg = (x: number, y: number, { paper, skyLow, light }: Palette): string =>
  ellipse([x, y], [44, 30], paper) +
  ellipse([x, y + 2], [26, 18], skyLow) +
  ellipse([x - 8, y - 3], [8, 5], light);

/** Narutomaki: a white slice with a pink whirl. */
const fishCake = (x: number, y: number, { paper, accentDeep }: Palette): string =>
  ellipse([x, y], [40, 26], paper) +
  stroke(svg`M${x} ${y}q9-6 12 3t-14 9-16-12 18-16 24 10`, accentDeep, 5);
