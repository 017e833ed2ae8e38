import { drawBadge } from "../../shared/drawn/badges/badge.ts";
import { grouped } from "../../shared/words/grouped.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { Canvas, height, margin, width, type Picture } from "./canvas.ts";
import { drawable, largest } from "./lettering.ts";
import { rankText, rankWords, type Ranked } from "./rank-words.ts";

/** The card of somebody's rank. */
export interface RankCard extends Ranked {
  readonly avatar: Picture;
}

const left = 440;

/** Draws somebody's rank, counts and best badges. */
export function drawRank(card: RankCard, theme: ThemeName): string {
  const canvas = new Canvas(theme);
  const { palette } = canvas;
  const { text, secondary, surface } = palette;
  const avatar = { x: 84, y: 110, width: 292, height: 292 };
  canvas.rect({ x: 72, y: 98, width: 316, height: 316 }, secondary.main, { radius: 158 });
  canvas.rect({ x: 79, y: 105, width: 302, height: 302 }, surface.page, { radius: 151 });
  canvas.picture(card.avatar, avatar, 146);

  const free = width - left - margin;
  const sizes = [84, 72, 60, 50, 42, 34];
  const name = largest(drawable(card.username), 1, { width: free, weight: "bold", sizes });
  canvas.lines(name.lines, [left, 168], { size: name.size, weight: "bold", fill: text.primary });
  canvas.text(rankText(card.rank), [left, 236], {
    size: 46,
    weight: "bold",
    fill: secondary.main,
    most: free,
  });
  const counts = [
    [card.completedAnime, "anime completed"],
    [card.completedManga, "manga completed"],
  ] as const;
  counts.forEach(([count, what], at) => {
    const x = left + at * 300;
    canvas.rect({ x, y: 274, width: 280, height: 112 }, surface.elevated, { radius: 18 });
    const standing = { weight: "bold", most: 240 } as const;
    canvas.text(grouped(count), [x + 24, 326], { ...standing, size: 44, fill: text.primary });
    canvas.text(what, [x + 24, 364], {
      ...standing,
      size: 24,
      weight: "regular",
      fill: text.secondary,
    });
  });
  card.badges.forEach((badge, at) => {
    canvas.drawing(drawBadge(badge), { x: left - 6 + at * 156, y: 412, width: 140, height: 140 });
  });
  canvas.mark([margin + 40, height - 54]);
  return canvas.finish(rankWords(card));
}
