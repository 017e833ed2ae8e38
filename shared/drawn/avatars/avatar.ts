import { accessories, type Accessory } from "./accessories.ts";
import { backdrops } from "./backdrops.ts";
import type { Character } from "./cast.ts";
import { mix } from "./colour.ts";
import { browsAndNose, eyes, head, mouth, neck, type Face } from "./face.ts";
import { hairStyles, type HairTones } from "./hair.ts";
import { outfits, type OutfitTones } from "./outfits.ts";

const ink = "#101030";

function hairTones({ hair }: Character): HairTones {
  return { base: hair, dark: mix(hair, "#000000", 0.28), light: mix(hair, "#ffffff", 0.25) };
}

function faceOf({ skin, hair, sky, isSoft }: Character): Face {
  return {
    skin,
    skinShade: mix(skin, "#7a2f2f", 0.28),
    iris: mix(sky[1], ink, 0.45),
    brow: mix(hair, "#000000", 0.28),
    isSoft,
  };
}

function outfitTones({ cloth: [main, second], skin }: Character): OutfitTones {
  return { main, mainDark: mix(main, ink, 0.28), second, skin };
}

/** Draws a character as an SVG of 512 × 512; the same character always gives the same text. */
export function drawAvatar(character: Character): string {
  const hair = hairTones(character);
  const outfit = outfitTones(character);
  const face = faceOf(character);
  const style = hairStyles[character.hairStyle];
  const wears = (...some: readonly Accessory[]) =>
    some.some((accessory) => character.accessories.includes(accessory));
  const layers = [
    '<rect width="512" height="512" fill="url(#sky)"/>',
    backdrops[character.backdrop](),
    style.behind(hair),
    neck(face),
    outfits[character.outfit](outfit),
    head(face),
    wears("sunglasses") ? "" : eyes(face),
    browsAndNose(face),
    wears("beard", "longBeard") ? "" : mouth(face),
    style.front(hair),
    ...character.accessories.map((accessory) =>
      accessories[accessory]({ hair, outfit, skinShade: face.skinShade }),
    ),
  ];
  const [from, to] = character.sky;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<defs><linearGradient id="sky" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `${layers.join("")}</svg>`
  );
}
