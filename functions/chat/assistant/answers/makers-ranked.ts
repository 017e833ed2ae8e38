import type { Desk } from "../../tools/desk.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";

const shown = 5;

const asksMost =
  /\b(?:most|meisten) (?:\w+ )?(?:animes?|mangas?|shows?|series|titles?|movies?|works?|filme?|serien|titel|werke)\b|\bmost productive\b|\bmost prolific\b|一番多く|最も多く|最多/;
const ofManga =
  /\b(?:authors?|mangakas?|wrote|written|writer|drawn?|drew|autor\w*|zeichner\w*)\b|作者|漫画家/;

/** The studios or authors with the most titles in the catalogue; undefined where nobody asks who has most. */
export function makersRanked(
  { rest, rows, slots }: Question,
  { say }: Voice,
  { catalogue }: Desk,
): string[] | undefined {
  if (rows.length > 0 || !asksMost.test(rest)) return undefined;
  const kind = ofManga.test(rest) ? "manga" : (slots.kind ?? "anime");
  const counts = new Map<string, number>();
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to; row++) {
    if (catalogue.adults[row] === 1) continue;
    for (const maker of catalogue.makers(row)) counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  return say.mostProductive(kind, [...counts].sort((a, b) => b[1] - a[1]).slice(0, shown));
}
