import { circle, path, place, type Point, stroke } from "../svg.ts";
import { type HairStyle, hairOf } from "./hair.ts";
import type { Tones } from "./tones.ts";

export type Outfit = "uniform" | "sailor" | "coat" | "cloak" | "yukata";

interface Look {
  readonly hair: HairStyle;
  readonly outfit: Outfit;
  readonly tones: Tones;
}

/** A person seen from behind who stands at the point given; 200 units tall at scale 1. */
export function standing(at: Point, scale: number, { hair, outfit, tones }: Look): string {
  const head = place([0, -176], hairOf(hair, tones.hair, tones.shine));
  const neck = stroke("M0-160V-148", tones.skin, 10);
  return place(at, neck + outfits[outfit](tones) + head, { scale });
}

const shoes = (colour: string): string => path("M-20 1q0-9 9-9t6 9zM20 1q0-9-9-9t-6 9z", colour);
const arms = (colour: string): string =>
  stroke("M-18-140Q-27-116-24-94M18-140Q27-116 24-94", colour, 11);
const hands = (colour: string): string => circle(-23, -88, 5, colour) + circle(23, -88, 5, colour);
const shoulderLight = (colour: string): string =>
  stroke("M-22-141Q-19-149-10-151", colour, 2.5, 0.7);

const outfits: Record<Outfit, (tones: Tones) => string> = {
  uniform: ({ skin, cloth, trim, shine }) =>
    stroke("M-8-86L-10-10M8-86L10-10", cloth, 15) +
    shoes(cloth) +
    hands(skin) +
    arms(cloth) +
    path("M-23-142C-18-154 18-154 23-142L18-80H-18Z", cloth) +
    path("M-8-154Q0-148 8-154L6-149Q0-145-6-149Z", trim) +
    shoulderLight(shine),
  sailor: ({ skin, cloth, trim, shine }) =>
    stroke("M-7-72L-8-12M7-72L8-12", skin, 9) +
    stroke("M-8-36V-10M8-36V-10", cloth, 10) +
    shoes(cloth) +
    hands(skin) +
    arms(trim) +
    path("M-20-142C-14-154 14-154 20-142L15-100H-15Z", trim) +
    path("M-14-106H14L28-62Q0-54-28-62Z", cloth) +
    path("M-18-148Q0-156 18-148L15-126H-15Z", cloth) +
    stroke("M-12-131H12", trim, 1.8) +
    stroke("M-6-98L-10-64M6-98L10-64", shine, 1.6, 0.4),
  coat: ({ skin, cloth, trim, shine }) =>
    stroke("M-8-50L-9-10M8-50L9-10", cloth, 13) +
    shoes(cloth) +
    hands(skin) +
    arms(cloth) +
    path("M-23-142C-18-154 18-154 23-142L18-100 40-30Q18-36 6-26-12-32-30-26L-18-100Z", cloth) +
    path("M-11-157Q0-150 11-157L15-142Q0-136-15-142Z", trim) +
    stroke("M0-96L4-30M-17-101H17", shine, 1.8, 0.5) +
    shoulderLight(shine),
  cloak: ({ cloth, trim, shine }) =>
    stroke("M-8-40L-9-10M8-40L9-10", cloth, 12) +
    shoes(cloth) +
    path(
      "M-12-156C-32-142-32-80-40-20Q-22-30-8-18 8-30 22-18 34-26 52-28C34-80 32-142 12-156Z",
      cloth,
    ) +
    path("M-14-158Q0-148 14-158L22-142Q0-128-22-142Z", trim) +
    path("M12-148C34-156 44-134 70-146 62-128 46-122 14-138Z", trim) +
    stroke("M-14-120Q-22-70-24-28M12-118Q20-70 26-30", shine, 1.8, 0.4),
  yukata: ({ skin, cloth, trim, shine }) =>
    stroke("M-6-12V-4M6-12V-4", skin, 8) +
    stroke("M-13 0H-2M13 0H2", cloth, 4) +
    path("M-21-142C-14-154 14-154 21-142L16-104 19-10H-19L-16-104Z", cloth) +
    path("M-17-144L-40-96-32-82-14-108ZM17-144L40-96 32-82 14-108Z", cloth) +
    path("M-17-116H17V-96H-17Z", trim) +
    path("M0-108L-19-122V-92ZM0-108L19-122V-92Z", trim) +
    stroke("M3-92L6-14", shine, 1.8, 0.5),
};
