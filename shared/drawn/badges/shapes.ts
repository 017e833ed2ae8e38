import type { Achievement } from "../../achievements.ts";

/** An outline around the middle, as large as the given radius. */
type Shape = (radius: number) => string;

const point = (radius: number, turn: number): string =>
  `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;

const polygon =
  (corners: number): Shape =>
  (radius) =>
    `M${Array.from({ length: corners }, (_, at) => point(radius, (at * 2 * Math.PI) / corners)).join("L")}Z`;

/** Two radii in turn, joined by curves: a flower or a seal. */
const scalloped =
  (waves: number): Shape =>
  (radius) => {
    const step = (2 * Math.PI) / waves;
    const waveOf = (at: number) =>
      `Q${point(radius * 1.09, (at + 0.5) * step)} ${point(radius * 0.93, (at + 1) * step)}`;
    return `M${point(radius * 0.93, 0)}${Array.from({ length: waves }, (_, at) => waveOf(at)).join("")}Z`;
  };

const circle: Shape = (radius) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;

const shield: Shape = (radius) => {
  const at = (x: number, y: number) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  return (
    `M${at(0, -1)}Q${at(0.45, -0.78)} ${at(0.86, -0.74)}Q${at(0.98, 0.42)} ${at(0, 1.02)}` +
    `Q${at(-0.98, 0.42)} ${at(-0.86, -0.74)}Q${at(-0.45, -0.78)} ${at(0, -1)}Z`
  );
};

/** Every family has its own outline, so that a badge is known before its picture is made out. */
export const shapes: Readonly<Record<Achievement["family"], Shape>> = {
  "First steps": circle,
  "Completed anime": polygon(6),
  "Completed manga": polygon(8),
  Episodes: scalloped(12),
  Chapters: scalloped(8),
  Genres: shield,
  Decades: polygon(5),
  Seasons: scalloped(5),
  "Long and short": polygon(7),
  "Lists and imports": scalloped(16),
};
