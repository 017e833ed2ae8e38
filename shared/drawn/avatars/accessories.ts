import { starPath } from "./backdrops.ts";
import type { HairTones } from "./hair.ts";
import type { OutfitTones } from "./outfits.ts";

/** The colours accessories may take up. */
interface AccessoryTones {
  readonly hair: HairTones;
  readonly outfit: OutfitTones;
  readonly skinShade: string;
}

const sunglasses = (): string =>
  '<path d="M150 250H362" stroke="#16161f" stroke-width="9"/>' +
  '<path d="M156 248h84v26a42 36 0 0 1-84 0zM272 248h84v26a42 36 0 0 1-84 0z" fill="#16161f"/>' +
  '<path d="M170 258l30 0-20 34zM288 258h30l-20 34z" fill="#fff" opacity=".28"/>';

const glasses = (): string =>
  '<g fill="#fff" fill-opacity=".16" stroke="#22242e" stroke-width="9">' +
  '<rect x="158" y="236" width="84" height="66" rx="14"/><rect x="270" y="236" width="84" height="66" rx="14"/></g>' +
  '<path d="M242 262q14-10 28 0" stroke="#22242e" stroke-width="9" fill="none"/>';

const roundGlasses = (): string =>
  '<g fill="#fff" fill-opacity=".18" stroke="#ffd166" stroke-width="9">' +
  '<circle cx="200" cy="268" r="44"/><circle cx="312" cy="268" r="44"/></g>' +
  '<path d="M244 264q12-9 24 0" stroke="#ffd166" stroke-width="9" fill="none"/>';

const goggles = (): string =>
  '<path d="M132 196Q256 158 380 196" stroke="#3b3f4a" stroke-width="24" fill="none"/>' +
  '<g stroke="#3b3f4a" stroke-width="11" fill="#8ff0ff"><circle cx="206" cy="184" r="38"/><circle cx="306" cy="184" r="38"/></g>' +
  '<path d="M186 172l16-14M286 172l16-14" stroke="#fff" stroke-width="8" stroke-linecap="round"/>';

const crown = (): string =>
  '<path d="M150 168L136 66 196 116 256 44 316 116 376 66 362 168Q256 136 150 168Z" fill="#ffcf40" stroke="#c98a12" stroke-width="7" stroke-linejoin="round"/>' +
  '<circle cx="256" cy="124" r="14" fill="#e63950"/><circle cx="196" cy="138" r="9" fill="#39c0ed"/><circle cx="316" cy="138" r="9" fill="#39c0ed"/>';

const tiara = (): string =>
  '<path d="M168 184Q256 132 344 184L330 142 300 150 256 92 212 150 182 142Z" fill="#ffe08a" stroke="#d19a2a" stroke-width="6" stroke-linejoin="round"/>' +
  '<path d="M256 116l12 20-12 18-12-18z" fill="#e2459b"/>';

const earrings = (): string =>
  '<circle cx="138" cy="322" r="10" fill="#ffe08a"/><circle cx="374" cy="322" r="10" fill="#ffe08a"/>';

const beard = ({ hair }: AccessoryTones): string =>
  `<path d="M142 286C142 400 200 436 256 436S370 400 370 286C352 318 330 322 300 318 276 312 236 312 212 318 182 322 160 318 142 286Z" fill="${hair.base}"/>` +
  '<path d="M220 344q36 26 72 0" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/>';

const longBeard = ({ hair, skinShade }: AccessoryTones): string =>
  `<path d="M142 288C134 400 190 512 256 512S378 400 370 288C352 322 330 324 300 320 276 312 236 312 212 320 182 324 160 322 142 288Z" fill="${hair.base}"/>` +
  `<path d="M226 400q10 60 30 90M290 390q-4 50-20 90" stroke="${hair.dark}" stroke-width="6" fill="none" opacity=".4"/>` +
  `<path d="M226 342q30 20 60 0" stroke="${skinShade}" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const helmet = (): string =>
  '<path d="M126 250C120 90 392 90 386 250L372 350 344 330V238C300 214 212 214 168 238V330L140 350Z" fill="#aebfd1" stroke="#5f7288" stroke-width="8" stroke-linejoin="round"/>' +
  '<path d="M246 96h20v126h-20z" fill="#c23b3b"/><path d="M256 96C270 20 360 10 400 60 350 50 320 70 300 104Z" fill="#c23b3b"/>' +
  '<circle cx="152" cy="262" r="8" fill="#5f7288"/><circle cx="360" cy="262" r="8" fill="#5f7288"/>';

const circlet = (): string =>
  '<path d="M142 222Q256 164 370 222" stroke="#dfe7ef" stroke-width="15" fill="none"/>' +
  '<path d="M256 172l15 22-15 24-15-24z" fill="#39d0a8" stroke="#dfe7ef" stroke-width="6"/>';

const sunHat = (): string =>
  '<ellipse cx="256" cy="176" rx="212" ry="48" fill="#f7dca0"/>' +
  '<path d="M146 172C146 40 366 40 366 172 330 190 182 190 146 172Z" fill="#fbe8bd"/>' +
  '<path d="M146 166C182 190 330 190 366 166V142C330 164 182 164 146 142Z" fill="#ff6f91"/>';

const flower = (): string =>
  '<g transform="translate(352 150)">' +
  [0, 72, 144, 216, 288]
    .map((angle) => `<ellipse rx="12" ry="21" cy="-19" transform="rotate(${angle})" fill="#fff"/>`)
    .join("") +
  '<circle r="11" fill="#ffc93c"/></g>';

const wizardHat = ({ outfit }: AccessoryTones): string =>
  `<ellipse cx="256" cy="192" rx="200" ry="42" fill="${outfit.mainDark}"/>` +
  `<path d="M138 186C180 120 210 60 300 4 290 30 320 40 344 34 320 60 338 130 374 186 320 214 192 214 138 186Z" fill="${outfit.main}"/>` +
  `<path d="M146 172C200 204 312 204 366 172L374 190C320 222 192 222 138 190Z" fill="${outfit.second}"/>` +
  `<path transform="translate(262 116)" d="${starPath}" fill="${outfit.second}"/>`;

const flask = (): string =>
  '<g transform="translate(414 398) rotate(12)">' +
  '<path d="M-13-64h26v34l30 62a10 10 0 0 1-9 14h-68a10 10 0 0 1-9-14l30-62z" fill="#eafcff" opacity=".92"/>' +
  '<path d="M-26 0h52l16 34a8 8 0 0 1-7 10h-70a8 8 0 0 1-7-10z" fill="#e0457b"/>' +
  '<circle cx="-8" cy="18" r="6" fill="#fff" opacity=".7"/><circle cx="12" cy="28" r="4" fill="#fff" opacity=".7"/></g>';

/** What is worn over hair and face, by name. */
export const accessories = {
  sunglasses,
  glasses,
  roundGlasses,
  goggles,
  crown,
  tiara,
  earrings,
  beard,
  longBeard,
  helmet,
  circlet,
  sunHat,
  flower,
  wizardHat,
  flask,
} as const;

export type Accessory = keyof typeof accessories;
