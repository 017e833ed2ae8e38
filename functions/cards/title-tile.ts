import { coverBand } from "../../catalogue/covers/cover.ts";
import type { CoverSubject } from "../../catalogue/covers/subject.ts";
import type { Box, Canvas } from "./canvas.ts";
import { drawable, wrapped } from "./lettering.ts";

/** A title as cards show it. */
export interface ShownTitle {
  /** The name it is called by. */
  readonly name: string;
  /** What its cover is drawn from. */
  readonly cover: CoverSubject;
  /** What somebody gave it, 0.1 to 10; null for nothing. */
  readonly score: number | null;
}

/** How wide a cover is on the grid of its own drawing. */
const coverWidth = 600;

/** The band of a title's cover that fills a box. */
export function drawCover(canvas: Canvas, cover: CoverSubject, box: Box, radius: number): void {
  const tall = Math.min(850, Math.round((coverWidth * box.height) / box.width));
  canvas.picture({ svg: coverBand(cover, tall) }, box, radius);
}

/** A score as people read it: 9.5, and 9 for 9.0. */
export const scoreText = (score: number): string => String(Number(score.toFixed(1)));

const padding = 14;

/** How round the corners of a tile are, in pixels. */
const corner = 14;

/** A title as a tile: its cover, its name in at most two lines at the foot, and a score where it has one. */
export function drawTile(
  canvas: Canvas,
  title: ShownTitle,
  box: Box,
  place: number | undefined,
): void {
  const setting = { size: 19, weight: "bold", width: box.width - 2 * padding } as const;
  const lines = wrapped(drawable(title.name), 2, setting);
  const tall = lines.length * 23 + 19;
  // It reaches under the foot as far as its corners are round.
  drawCover(canvas, title.cover, { ...box, height: box.height - tall + corner }, corner);
  const { surface, text } = canvas.palette;
  canvas.add(foot({ ...box, y: box.y + box.height - tall, height: tall }, surface.elevated));
  canvas.lines(lines, [box.x + padding, box.y + box.height - tall + 30], {
    ...setting,
    fill: text.primary,
  });
  if (place !== undefined) pill(canvas, String(place), [box.x + 10, box.y + 10], "start");
  if (title.score !== null) {
    pill(canvas, `★ ${scoreText(title.score)}`, [box.x + box.width - 10, box.y + 10], "end");
  }
}

/** The foot of a tile, round at its lower corners as the tile is; nothing shines through, which letters would cost room. */
const foot = ({ x, y, width, height }: Box, fill: string): string =>
  `<path d="M${x} ${y}h${width}v${height - corner}a${corner} ${corner} 0 0 1-${corner} ${corner}h${2 * corner - width}a${corner} ${corner} 0 0 1-${corner}-${corner}z" fill="${fill}"/>`;

function pill(
  canvas: Canvas,
  text: string,
  [x, y]: readonly [number, number],
  anchor: "start" | "end",
): void {
  const { secondary } = canvas.palette;
  const width = 20 + text.length * 10;
  const left = anchor === "start" ? x : x - width;
  canvas.rect({ x: left, y, width, height: 30 }, secondary.main, { radius: 15 });
  canvas.text(text, [left + width / 2, y + 21.5], {
    size: 18,
    weight: "bold",
    fill: secondary.on,
    anchor: "middle",
    most: width,
  });
}
