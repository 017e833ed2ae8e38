import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import { ridge, stars } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, height, outline, path, place, repeat, stroke, svg } from "../svg.ts";

/** Science fiction: a traveller before a far city and a ringed planet. */
export function orbit(palette: Palette, random: Random): string {
  const edge = 560 + random.between(0, 30);
  const cliff = svg`M0 ${edge}H190L230 ${edge + 12} 250 ${edge + 60} 290 ${edge + 90} 310 ${height}H0Z`;
  return (
    stars(random, 90, 600, palette.paper) +
    shipTrail(palette, random) +
    planet(palette, random) +
    ridge(random, 600, 26, palette.far) +
    city(palette, random) +
    ridge(random, 690, 16, palette.ink) +
    path(cliff, palette.ink) +
    standing([random.between(100, 165), edge], 1.1, {
      hair: random.pick(["tousled", "long", "ponytail", "bob"]),
      outfit: "coat",
      tones: tonesOf(palette, random),
    })
  );
}

function planet({ light, mid, near, accent, accentDeep }: Palette, random: Random): string {
  const [x, y] = [random.between(250, 400), random.between(230, 300)];
  const radius = random.between(115, 150);
  const [rx, ry] = [radius * 1.9, radius * 0.4];
  const arc = (sweep: number, scale: number) =>
    svg`M${-rx * scale} 0A${rx * scale} ${ry * scale} 0 0 ${sweep} ${rx * scale} 0`;
  const ring = (sweep: number) =>
    stroke(arc(sweep, 1), light, 12, 0.9) + stroke(arc(sweep, 1.18), accent, 4);
  const ball =
    svg`<radialGradient id="ball" cx=".3" cy=".3" r=".9"><stop stop-color="${light}"/><stop offset=".5" stop-color="${accentDeep}"/><stop offset="1" stop-color="${near}"/></radialGradient>` +
    circle(0, 0, radius, "url(#ball)");
  const moon = circle(-radius * 1.4, -radius * 1.1, radius * random.between(0.1, 0.24), mid);
  return place([x, y], ring(1) + ball + ring(0) + moon, { turn: random.between(-28, 28) });
}

/** Towers on the horizon, narrower towards the top, with lit windows. */
function city({ near, light }: Palette, random: Random): string {
  let towers = "";
  let windows = "";
  for (let x = 290; x < 600; x += random.between(26, 50)) {
    const [top, half] = [random.between(430, 570), random.between(9, 17)];
    towers += outline([
      [x - half, 720],
      [x - half * 0.7, top],
      [x, top - random.between(6, 60)],
      [x + half * 0.7, top],
      [x + half, 720],
    ]);
    windows += repeat(4, (i) => svg`M${x + random.between(-5, 5)} ${top + 18 + i * 22}h0`);
  }
  return path(towers, near) + stroke(windows, light, 4);
}

/** A star ship that leaves a line of light. */
function shipTrail({ accent, paper }: Palette, random: Random): string {
  const ship = stroke("M0 0H-150", accent, 3, 0.5) + path("M-6-7L26 0-6 7Z", paper);
  return place([random.between(180, 330), random.between(430, 500)], ship, {
    turn: random.between(-40, -20),
  });
}
