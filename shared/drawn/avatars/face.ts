/** The colours of a face, and whether its features are soft. */
export interface Face {
  readonly skin: string;
  readonly skinShade: string;
  readonly iris: string;
  readonly brow: string;
  readonly isSoft: boolean;
}

const leftEye = 200;
const rightEye = 312;
const ink = "#1a1220";

function eye(x: number, { iris, isSoft }: Face): string {
  const rise = isSoft ? 30 : 24;
  const outward = x < 256 ? -1 : 1;
  const lash = `<path d="M${27 * outward} -3l${9 * outward}-9" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
  const drop = isSoft ? 28 : 22;
  return (
    `<g transform="translate(${x} 268)">` +
    `<path d="M-25 6C-24-${rise} 24-${rise} 25 6 20 ${drop}-20 ${drop}-25 6Z" fill="#fff"/>` +
    `<ellipse cy="3" rx="15" ry="${isSoft ? 20 : 17}" fill="${iris}"/>` +
    '<ellipse cy="6" rx="9" ry="12" fill="#12101f"/>' +
    '<circle cx="-6" cy="-6" r="6" fill="#fff"/><circle cx="6" cy="11" r="3" fill="#fff" opacity=".8"/>' +
    `<path d="M-28 4C-22-${rise + 1} 22-${rise + 1} 28 4" stroke="${ink}" stroke-width="${isSoft ? 8 : 6}" fill="none" stroke-linecap="round"/>` +
    `${isSoft ? lash : ""}</g>`
  );
}

function brow(x: number, { brow: colour, isSoft }: Face): string {
  const end = x < 256 ? 226 : 230;
  return `<path d="M${x - 26} 230Q${x} ${isSoft ? 214 : 210} ${x + 26} ${end}" stroke="${colour}" stroke-width="${isSoft ? 7 : 11}" fill="none" stroke-linecap="round"/>`;
}

const ear = (x: number, { skinShade }: Face): string =>
  `<ellipse cx="${x}" cy="284" rx="19" ry="27" fill="${skinShade}"/>`;

const cheek = (x: number): string =>
  `<ellipse cx="${x}" cy="316" rx="25" ry="13" fill="#ff6b7d" opacity=".35"/>`;

/** The neck, which the outfit covers in part. */
export const neck = ({ skinShade }: Face): string =>
  `<path d="M212 340h88v66q-44 40-88 0z" fill="${skinShade}"/>`;

/** Ears, head and cheeks. */
export function head(face: Face): string {
  const jaw = face.isSoft ? 318 : 330;
  const chin = face.isSoft ? 386 : 388;
  const bottom = face.isSoft ? 390 : 392;
  return (
    ear(140, face) +
    ear(372, face) +
    `<path d="M142 248C142 130 370 130 370 248 370 ${jaw} 312 ${chin} 256 ${bottom} 200 ${chin} 142 ${jaw} 142 248Z" fill="${face.skin}"/>` +
    cheek(176) +
    cheek(336)
  );
}

/** Both eyes. */
export const eyes = (face: Face): string => eye(leftEye, face) + eye(rightEye, face);

/** Brows and nose. */
export const browsAndNose = (face: Face): string =>
  brow(leftEye, face) +
  brow(rightEye, face) +
  `<path d="M252 302q5 7 10 0" stroke="${face.skinShade}" stroke-width="6" fill="none" stroke-linecap="round"/>`;

/** A smile. */
export const mouth = ({ isSoft }: Face): string =>
  `<path d="M226 338Q256 ${isSoft ? 362 : 366} 286 338" stroke="#7a2634" stroke-width="8" fill="none" stroke-linecap="round"/>`;
