import { circle, ellipse, path, place, type Point, stroke } from "../svg.ts";

interface Kit {
  readonly hair: string;
  readonly skin: string;
  readonly shirt: string;
  readonly shorts: string;
  readonly band: string;
}

/** A sprinter in profile, about 200 units tall at scale 1, over the point given. */
export function runner(at: Point, scale: number, { hair, skin, shirt, shorts, band }: Kit): string {
  const farArm = stroke("M14-142L44-124 62-150", skin, 9) + circle(63, -153, 6, skin);
  const farLeg =
    stroke("M-4-94L-24-54", skin, 14) +
    stroke("M-24-54L-64-44", skin, 11) +
    path("M-62-52L-78-24Q-72-20-68-24L-56-40Z", band) +
    stroke("M-4-96L-15-76", shorts, 20);
  const nearLeg =
    stroke("M2-92L40-84", skin, 15) +
    stroke("M40-84L34-42", skin, 11) +
    path("M28-44L40-42 58-30Q58-25 52-25L27-30Z", band) +
    stroke("M0-94L22-88", shorts, 22);
  const torso =
    path("M-2-144C8-158 28-152 27-138L16-86Q0-78-14-90Z", shirt) +
    stroke("M2-128Q8-108 2-92", shorts, 3);
  const nearArm =
    stroke("M6-140L-26-124", skin, 10) +
    stroke("M-26-124L-20-96", skin, 9) +
    circle(-19, -92, 6, skin) +
    stroke("M6-141L-8-134", shirt, 14);
  return place(
    at,
    farArm +
      farLeg +
      nearLeg +
      torso +
      stroke("M18-150L24-160", skin, 10) +
      nearArm +
      head(hair, skin, band),
    {
      scale,
    },
  );
}

/** Head in profile with hair blown back. */
const head = (hair: string, skin: string, band: string): string =>
  ellipse([29, -176], [15, 17], skin) +
  path("M42-184L48-172 42-168Z", skin) +
  path(
    "M44-186C42-200 22-206 10-196L-8-200-2-190-18-184-5-179-16-168 0-168-6-156 10-160 18-172Q22-164 26-174 36-176 44-186Z",
    hair,
  ) +
  stroke("M43-184Q28-178 10-180", band, 5) +
  path("M11-182L-16-194-10-184-22-178 10-177Z", band);
