const beach = (): string =>
  '<circle cx="404" cy="112" r="64" fill="#fff6c9" opacity=".9"/>' +
  '<path d="M0 372Q128 346 256 372T512 372V512H0Z" fill="#29b6d8" opacity=".85"/>' +
  '<path d="M0 402Q128 378 256 402T512 402V512H0Z" fill="#ffe7b0"/>';

function rays(): string {
  const count = 14;
  const turn = (2 * Math.PI) / count;
  const point = (angle: number) =>
    `${(256 + 520 * Math.cos(angle)).toFixed(1)} ${(260 + 520 * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, at) => {
    const from = at * turn;
    return `<path d="M256 260L${point(from)} ${point(from + turn / 2)}Z" fill="#fff" opacity=".09"/>`;
  }).join("");
}

const shield = (): string =>
  '<path d="M256 40L452 96V250C452 380 350 450 256 490 162 450 60 380 60 250V96Z" fill="#fff" opacity=".13"/>' +
  '<path d="M256 40V490M60 230H452" stroke="#fff" stroke-width="18" opacity=".1"/>';

/** Lines of code: left edge, top and length. */
const codeLines = [
  [40, 90, 150],
  [40, 130, 90],
  [360, 110, 120],
  [390, 150, 80],
  [30, 330, 60],
  [430, 320, 60],
  [40, 200, 50],
  [420, 220, 70],
] as const;

const code = (): string =>
  codeLines
    .map(
      ([x, y, width], at) =>
        `<rect x="${x}" y="${y}" width="${width}" height="15" rx="7.5" fill="#fff" opacity="${at % 2 === 0 ? ".24" : ".14"}"/>`,
    )
    .join("");

const atom = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="6" opacity=".35">` +
  [0, 60, 120].map((angle) => `<ellipse rx="58" ry="22" transform="rotate(${angle})"/>`).join("") +
  '<circle r="8" fill="#fff"/></g>';

const atoms = (): string => atom(96, 110) + atom(424, 150);

/** A four-pointed star around the origin. */
export const starPath = "M0-24L6-6 24 0 6 6 0 24-6 6-24 0-6-6Z";

/** Stars: centre and size. */
const starPlaces = [
  [70, 90, 1],
  [440, 80, 1.3],
  [60, 260, 0.7],
  [456, 240, 0.9],
  [110, 180, 0.5],
  [400, 330, 0.6],
  [90, 370, 0.8],
] as const;

const stars = (): string =>
  starPlaces
    .map(
      ([x, y, size]) =>
        `<path transform="translate(${x} ${y}) scale(${size})" d="${starPath}" fill="#ffe9a8" opacity=".9"/>`,
    )
    .join("");

/** What is behind the head, by name. */
export const backdrops = { beach, rays, shield, code, atoms, stars } as const;

export type Backdrop = keyof typeof backdrops;
