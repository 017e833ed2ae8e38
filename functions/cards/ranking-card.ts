import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { Canvas, height, margin, width, type Picture } from "./canvas.ts";
import { drawable, largest, legible } from "./lettering.ts";
import { rankingWords, type RankedList } from "./ranking-words.ts";

/** The card of a ranking list. */
export interface RankingCard extends RankedList {
  /** The picture of its first place; undefined where it is not to be had. */
  readonly picture: Picture | undefined;
}

const inColumn = 5;
const rowHeight = 54;
const top = 296;
const pictureSize = 220;

/** Draws a ranking list with its first ten entries. */
export function drawRanking(card: RankingCard, theme: ThemeName): string {
  const canvas = new Canvas(theme);
  const { text, secondary, surface } = canvas.palette;
  const free = width - 2 * margin - (card.picture === undefined ? 0 : pictureSize + 40);
  const sizes = [64, 56, 50, 44, 38];
  const name = drawable(legible([card.name], "A ranking list"));
  const title = largest(name, 2, { width: free, weight: "bold", sizes });
  const base = canvas.lines(title.lines, [margin, 58 + title.size * 0.8], {
    size: title.size,
    weight: "bold",
    fill: text.primary,
  });
  canvas.text(`A ranking of ${card.count} by ${card.username}`, [margin, base + 52], {
    size: 28,
    weight: "regular",
    fill: text.secondary,
    most: free,
  });
  if (card.picture !== undefined) {
    const box = { x: width - margin - pictureSize, y: 44 };
    canvas.picture(card.picture, { ...box, width: pictureSize, height: pictureSize }, 20);
  }
  const columns = card.entries.length > inColumn ? 2 : 1;
  const room = (width - 2 * margin - (columns - 1) * 32) / columns;
  card.entries.forEach((entry, at) => {
    const x = margin + Math.floor(at / inColumn) * (room + 32);
    const y = top + (at % inColumn) * rowHeight;
    const isFirst = at === 0;
    canvas.rect({ x, y, width: 46, height: 42 }, isFirst ? secondary.main : surface.elevated, {
      radius: 12,
    });
    canvas.text(String(at + 1), [x + 23, y + 30], {
      size: 24,
      weight: "bold",
      fill: isFirst ? secondary.on : text.primary,
      anchor: "middle",
    });
    canvas.text(legible([entry], "…"), [x + 62, y + 31], {
      size: 28,
      weight: isFirst ? "bold" : "regular",
      fill: text.primary,
      most: room - 62,
    });
  });
  canvas.mark([margin, height - 28]);
  return canvas.finish(rankingWords(card));
}
