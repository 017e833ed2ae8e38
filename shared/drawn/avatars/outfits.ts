/** The colours an outfit is drawn with. */
export interface OutfitTones {
  readonly main: string;
  readonly mainDark: string;
  readonly second: string;
  readonly skin: string;
}

const shoulders = "M70 512C74 424 150 402 212 396L300 396C362 402 438 424 442 512Z";

const shape = (colour: string, path: string): string => `<path d="${path}" fill="${colour}"/>`;

const line = (colour: string, width: number, path: string): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

function flower(x: number, y: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => `<ellipse rx="8" ry="15" cy="-13" transform="rotate(${angle})"/>`)
    .join("");
  return `<g transform="translate(${x} ${y})" fill="${colour}">${petals}<circle r="6" fill="#fff"/></g>`;
}

const flowerShirt = ({ main, second, skin }: OutfitTones): string =>
  shape(main, shoulders) +
  flower(130, 470, second) +
  flower(180, 440, second) +
  flower(340, 440, second) +
  flower(396, 476, second) +
  flower(250, 486, second) +
  shape(skin, "M206 398L256 470 306 398 282 390H230Z");

const topWithStraps = ({ main, skin }: OutfitTones): string =>
  shape(skin, shoulders) +
  shape(main, "M118 512C130 470 170 452 256 452S382 470 394 512Z") +
  line(main, 15, "M176 404L166 470M336 404L346 470");

const robe = ({ main, second }: OutfitTones): string =>
  shape(main, shoulders) +
  shape(
    second,
    "M170 402C190 470 210 500 256 512 302 500 322 470 342 402L300 390 256 440 212 390Z",
  ) +
  shape(
    "#2a1a2a",
    "M200 427l5 18h-10zM226 465l5 18h-10zM312 427l5 18h-10zM286 465l5 18h-10zM256 487l5 18h-10z",
  ) +
  '<circle cx="256" cy="446" r="15" fill="#ffd166"/>';

function armour({ main, mainDark, second }: OutfitTones): string {
  const pauldron = (x: number) =>
    `<ellipse cx="${x}" cy="462" rx="54" ry="44" fill="${main}" stroke="${mainDark}" stroke-width="7"/>`;
  return (
    shape(second, shoulders) +
    shape(main, "M96 512C100 440 160 412 214 402L256 440 298 402C352 412 412 440 416 512Z") +
    line(mainDark, 7, "M256 440V512M150 512C156 470 190 452 256 448 322 452 356 470 362 512") +
    pauldron(116) +
    pauldron(396)
  );
}

const shirtAndTie = ({ main, second }: OutfitTones): string =>
  shape(main, shoulders) +
  shape("#dfe6f3", "M204 396L236 446 256 420 276 446 308 396 286 388H226Z") +
  shape(second, "M242 428h28l-6 20 14 64h-44l14-64z") +
  '<rect x="316" y="452" width="50" height="44" rx="6" fill="#dfe6f3"/>' +
  line(second, 7, "M328 440v22M342 436v26");

const hoodie = ({ main, mainDark }: OutfitTones): string =>
  shape(main, shoulders) +
  shape(mainDark, "M176 398C196 446 316 446 336 398L356 420C330 486 182 486 156 420Z") +
  line("#fff", 7, "M222 452v44M290 452v44");

const labCoat = ({ main, second }: OutfitTones): string =>
  shape(main, shoulders) +
  shape(second, "M208 396L256 512 304 396Z") +
  shape("#e3ebf5", "M208 396L176 416 216 470 256 512 296 470 336 416 304 396 256 500Z") +
  '<rect x="330" y="462" width="54" height="40" rx="5" fill="#e3ebf5"/>' +
  line(second, 7, "M344 448v24M362 452v20");

const cloak = ({ main, mainDark, second }: OutfitTones): string =>
  shape(main, shoulders) +
  shape(mainDark, "M150 420C190 396 322 396 362 420L332 512H180Z") +
  line(second, 11, "M190 402Q256 452 322 402") +
  `<circle cx="256" cy="430" r="18" fill="${second}"/><circle cx="251" cy="425" r="6" fill="#fff" opacity=".8"/>`;

/** The outfits by name: from the shoulders down. */
export const outfits = {
  flowerShirt,
  topWithStraps,
  robe,
  armour,
  shirtAndTie,
  hoodie,
  labCoat,
  cloak,
} as const;

export type Outfit = keyof typeof outfits;
