import { grouped } from "../../shared/words/grouped.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { Canvas, height, margin, width } from "./canvas.ts";
import { listed, sentence } from "./words.ts";
import { drawTile, type ShownTitle } from "./title-tile.ts";

/** A year of somebody's. */
export interface YearCard {
  readonly username: string;
  readonly year: string;
  /** Time spent watching. */
  readonly minutes: number;
  readonly episodes: number;
  readonly chapters: number;
  /** Titles that were finished. */
  readonly finished: number;
  /** What most of them were, at most three. */
  readonly topGenres: readonly string[];
  /** Those that were liked best, the best first; at most six. */
  readonly best: readonly ShownTitle[];
}

const minutesOfDay = 1440;

/** How long somebody watched, in days once that is two of them. */
function timeOf(minutes: number): readonly [count: number, unit: string] {
  const hours = Math.round(minutes / 60);
  if (minutes < 2 * minutesOfDay) return [hours, hours === 1 ? "hour watched" : "hours watched"];
  return [Math.round((minutes * 10) / minutesOfDay) / 10, "days watched"];
}

const counted = (count: number, one: string, many: string) =>
  [count, count === 1 ? one : many] as const;

const counts = (card: YearCard) => [
  timeOf(card.minutes),
  counted(card.episodes, "episode", "episodes"),
  counted(card.chapters, "chapter", "chapters"),
  counted(card.finished, "title finished", "titles finished"),
];

/** The card in words. */
function yearWords(card: YearCard): string {
  const numbers = counts(card).map(([count, unit]) => `${grouped(count)} ${unit}`);
  const mostly = card.topGenres.length === 0 ? "" : ` Mostly ${listed(card.topGenres)}.`;
  const best = card.best.map(({ name }) => name).join(", ");
  return (
    `${card.year}, the year of ${card.username}: ${numbers.join(", ")}.${mostly}` +
    (best === "" ? "" : ` ${sentence(`Best of the year: ${best}`)}`)
  );
}

const columns = 2;
const tile = { width: 274, height: 170, gap: 14 } as const;

/** Draws what somebody did in a year. */
export function drawYear(card: YearCard, theme: ThemeName): string {
  const canvas = new Canvas(theme);
  const { text, secondary, surface } = canvas.palette;
  canvas.text(card.username, [margin, 94], {
    size: 40,
    weight: "bold",
    fill: text.primary,
    most: 500,
  });
  canvas.text(card.year, [margin - 4, 222], {
    size: 150,
    weight: "bold",
    fill: secondary.main,
  });
  counts(card).forEach(([count, unit], at) => {
    const [x, y] = [margin + (at % columns) * 254, 258 + Math.floor(at / columns) * 116];
    canvas.rect({ x, y, width: 240, height: 102 }, surface.elevated, { radius: 16 });
    const standing = { weight: "bold", most: 204 } as const;
    canvas.text(grouped(count), [x + 20, y + 50], { ...standing, size: 40, fill: text.primary });
    const small = { ...standing, weight: "regular", size: 22, fill: text.secondary } as const;
    canvas.text(unit, [x + 20, y + 82], small);
  });
  if (card.topGenres.length > 0) {
    canvas.text(`Mostly ${listed(card.topGenres)}`, [margin, 528], {
      size: 26,
      weight: "regular",
      fill: text.primary,
      most: 500,
    });
  }
  const left = width - margin - columns * tile.width - tile.gap;
  card.best.forEach((title, at) => {
    const box = {
      x: left + (at % columns) * (tile.width + tile.gap),
      y: 44 + Math.floor(at / columns) * (tile.height + tile.gap),
      width: tile.width,
      height: tile.height,
    };
    drawTile(canvas, title, box, undefined);
  });
  canvas.mark([margin, height - 36]);
  return canvas.finish(yearWords(card));
}
