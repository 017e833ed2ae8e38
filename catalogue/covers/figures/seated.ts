import { path, place, type Point, stroke } from "../svg.ts";
import { type HairStyle, hairOf } from "./hair.ts";
import type { Tones } from "./tones.ts";

/** A person seen from behind who sits at the point given; about 120 units tall at scale 1. */
export function seated(at: Point, scale: number, hair: HairStyle, tones: Tones): string {
  const { skin, cloth, trim, shine } = tones;
  const body =
    stroke("M0-84V-70", skin, 10) +
    path("M-23-62C-18-76 18-76 23-62L22-14Q34-8 32 0H-32Q-34-8-22-14Z", cloth) +
    stroke("M-19-60Q-31-34-26-8M19-60Q31-34 26-8", cloth, 11) +
    path("M-10-77Q0-70 10-77L14-64Q0-58-14-64Z", trim) +
    stroke("M-23-60Q-20-69-10-72", shine, 2.5, 0.7);
  return place(at, body + place([0, -98], hairOf(hair, tones.hair, shine)), { scale });
}
