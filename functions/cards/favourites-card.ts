import type { Kind } from "../../shared/kind.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { Canvas, height, margin, type Picture } from "./canvas.ts";
import { drawable, largest } from "./lettering.ts";
import { sentence } from "./words.ts";
import { drawTile, type ShownTitle } from "./title-tile.ts";

/** What somebody likes best. */
export interface FavouritesCard {
  readonly username: string;
  readonly avatar: Picture;
  readonly kind: Kind;
  /** The best first; at most nine. */
  readonly titles: readonly ShownTitle[];
}

/** The card in words. */
function favouritesWords({ username, kind, titles }: FavouritesCard): string {
  if (titles.length === 0) return `${username} has no favourite ${kind} yet.`;
  const names = titles.map(({ name }, at) => `${at + 1}. ${name}`).join(", ");
  return sentence(`The favourite ${kind} of ${username}: ${names}`);
}

const gap = 12;
const columns = 3;
const grid = { x: 440, y: 36, width: 724, height: 550 } as const;

/** Draws the titles that somebody likes best, three by three. */
export function drawFavourites(card: FavouritesCard, theme: ThemeName): string {
  const canvas = new Canvas(theme);
  const { text, secondary, surface } = canvas.palette;
  canvas.picture(card.avatar, { x: margin, y: 64, width: 132, height: 132 }, 66);
  const measure = { width: 350, weight: "bold", sizes: [60, 52, 46, 40, 34, 28] } as const;
  const name = largest(drawable(card.username), 1, measure);
  const base = canvas.lines(name.lines, [margin, 270], {
    size: name.size,
    weight: "bold",
    fill: text.primary,
  });
  const standing = { size: 36, weight: "bold", fill: secondary.main } as const;
  canvas.text(`My favourite ${card.kind}`, [margin, base + 56], { ...standing, most: 350 });
  if (card.titles.length === 0) {
    const words = { size: 26, weight: "regular", fill: text.secondary } as const;
    canvas.text("None yet: to be continued.", [margin, base + 104], { ...words, most: 350 });
  }
  const size = {
    width: (grid.width - 2 * gap) / columns,
    height: (grid.height - 2 * gap) / columns,
  };
  for (let at = 0; at < columns * columns; at++) {
    const box = {
      x: Math.round(grid.x + (at % columns) * (size.width + gap)),
      y: Math.round(grid.y + Math.floor(at / columns) * (size.height + gap)),
      width: Math.round(size.width),
      height: Math.round(size.height),
    };
    const title = card.titles[at];
    if (title === undefined) canvas.rect(box, surface.elevated, { radius: 14 });
    else drawTile(canvas, title, box, at + 1);
  }
  canvas.mark([margin, height - 54]);
  return canvas.finish(favouritesWords(card));
}
