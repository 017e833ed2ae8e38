import { circle, path, place, type Point, stroke } from "../svg.ts";
import { type HairStyle, hairOf } from "./hair.ts";
import type { Tones } from "./tones.ts";

/** A fighter from behind with feet apart and the sword raised, 200 units tall at scale 1 without the blade. */
export function swordsman(at: Point, scale: number, hair: HairStyle, tones: Tones): string {
  const { skin, cloth, trim, shine } = tones;
  const sword =
    path("M50-192L118-284 130-294 127-280 58-187Z", shine) +
    path("M54-190L122-282 130-294 127-280 58-187Z", cloth, 0.4) +
    stroke("M44-180L54-191M44-198L64-182", cloth, 5);
  const legs =
    stroke("M-9-88Q-28-56-32-10M9-88Q28-62 40-10", cloth, 16) +
    path("M-46 1q2-10 14-11l8 11zM54 1q-2-10-14-11l-8 11z", cloth);
  const farArm = stroke("M-19-142Q-38-124-32-98", cloth, 12) + circle(-31, -93, 5.5, skin);
  const swordArm = stroke("M18-142Q38-142 43-168", cloth, 12) + circle(46, -178, 6, skin);
  const scarf =
    path("M-14-158Q0-148 14-158L18-144Q0-136-18-144Z", trim) +
    path(
      "M-12-150C-40-168-62-136-98-158-92-138-64-122-52-126-64-118-78-118-88-122-70-100-34-112-10-140Z",
      trim,
    );
  const jacket =
    path("M-24-142C-18-154 18-154 24-142L17-96 34-54Q20-58 8-50-6-56-28-48L-17-96Z", cloth) +
    stroke("M-16-98H16", trim, 5) +
    stroke("M-23-139Q-20-149-10-151", shine, 2.5, 0.8);
  const neck = stroke("M0-160V-148", skin, 10);
  const head = place([0, -176], hairOf(hair, tones.hair, shine));
  return place(at, sword + legs + farArm + neck + jacket + swordArm + scarf + head, { scale });
}
