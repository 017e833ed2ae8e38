import { kindRules, type Kind } from "../../shared/kind.ts";
import { longDay } from "../../shared/words/day-words.ts";
import { grouped } from "../../shared/words/grouped.ts";
import type { ThemeName } from "../../shared/theme/theme-names.ts";
import { Canvas, height, margin, width, type Picture } from "./canvas.ts";
import { drawable, largest } from "./lettering.ts";
import { sentence } from "./words.ts";
import { drawCover, scoreText, type ShownTitle } from "./title-tile.ts";

/** A title that somebody has completed. */
export interface FinishedCard {
  readonly username: string;
  readonly avatar: Picture;
  readonly kind: Kind;
  readonly title: ShownTitle;
  /** Episodes or chapters; null where it is not known. */
  readonly count: number | null;
  /** `YYYY-MM-DD`, with 00 for what is not known; null for nothing. */
  readonly started: string | null;
  readonly finished: string | null;
  /** How often it was seen or read again. */
  readonly repeats: number;
}

/** A day, a month or a year as people say it. */
const dayText = (day: string): string => `${day.endsWith("-00") ? "in" : "on"} ${longDay(day)}`;

const dayMs = 86_400_000;

const plural = (count: number, unit: string): string =>
  `${grouped(count)} ${unit}${count === 1 ? "" : "s"}`;

/** How long it took, where both days are known: "in 5 weeks". */
function spanText(started: string | null, finished: string | null): string | undefined {
  if (started === null || finished === null) return undefined;
  const [from, to] = [Date.parse(started), Date.parse(finished)];
  if (Number.isNaN(from) || Number.isNaN(to) || to < from) return undefined;
  const days = Math.round((to - from) / dayMs) + 1;
  if (days === 1) return "in one day";
  if (days < 14) return `in ${days} days`;
  if (days < 90) return `in ${Math.round(days / 7)} weeks`;
  if (days < 730) return `in ${Math.round(days / 30.4)} months`;
  return `in ${Math.round(days / 365)} years`;
}

/** What the card tells of it, a line each. */
function facts(card: FinishedCard): string[] {
  const { kind, count, started, finished, repeats } = card;
  const span = spanText(started, finished);
  const much = count === null ? undefined : plural(count, kindRules[kind].unit);
  const again = `${kind === "anime" ? "Watched" : "Read"} ${plural(repeats + 1, "time")}`;
  return [
    finished === null ? undefined : `Finished ${dayText(finished)}`,
    [much, span].filter((part) => part !== undefined).join(" ") || undefined,
    repeats > 0 ? again : undefined,
  ].filter((line) => line !== undefined);
}

/** The card in words. */
function finishedWords(card: FinishedCard): string {
  const { username, title } = card;
  const score = title.score === null ? [] : [`Score: ${scoreText(title.score)} of 10`];
  return [`${username} finished ${title.name}`, ...facts(card), ...score].map(sentence).join(" ");
}

const left = 496;

/** Draws a title that somebody has completed. */
export function drawFinished(card: FinishedCard, theme: ThemeName): string {
  const canvas = new Canvas(theme);
  const { text, secondary } = canvas.palette;
  const { title } = card;
  drawCover(canvas, title.cover, { x: margin, y: 44, width: 392, height: 534 }, 24);
  canvas.text(card.kind === "anime" ? "Watched to the end" : "Read to the end", [left, 92], {
    size: 28,
    weight: "bold",
    fill: secondary.main,
  });
  const free = width - left - margin;
  const sizes = [68, 60, 52, 46, 40, 34];
  const name = largest(drawable(title.name), 3, { width: free, weight: "bold", sizes });
  let base = canvas.lines(name.lines, [left, 114 + name.size * 0.9], {
    size: name.size,
    weight: "bold",
    fill: text.primary,
  });
  base = canvas.lines(facts(card), [left, base + 60], {
    size: 30,
    weight: "regular",
    fill: text.secondary,
  });
  if (title.score !== null) {
    const score = `★ ${scoreText(title.score)}`;
    canvas.text(score, [left, Math.min(base + 78, 488)], {
      size: 60,
      weight: "bold",
      fill: secondary.main,
    });
  }
  canvas.picture(card.avatar, { x: left, y: 514, width: 64, height: 64 }, 32);
  canvas.text(card.username, [left + 80, 557], {
    size: 30,
    weight: "bold",
    fill: text.primary,
    most: free - 80 - 190,
  });
  canvas.mark([width - margin - 168, height - 73]);
  return canvas.finish(finishedWords(card));
}
