import type * as z from "zod";
import { AnimeRow, MangaRow, SynopsisRow } from "../../catalogue/facts/fact-row.ts";
import { factLines } from "../../catalogue/facts/titles.ts";
import type { Kind } from "../../shared/kind.ts";

const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 5;

/** Everything that is wrong with the files of facts in themselves, one sentence each. */
export function shapeMistakes(): string[] {
  return [
    ...rowMistakes("anime", AnimeRow),
    ...rowMistakes("manga", MangaRow),
    ...synopsisMistakes("anime"),
    ...synopsisMistakes("manga"),
  ];
}

function rowMistakes(kind: Kind, schema: z.ZodType<AnimeRow | MangaRow>): string[] {
  const lines = factLines(kind);
  const ids = idsOf(kind);
  const works = idsOf("manga");
  const read = new Set<number>();
  return lines.flatMap(({ cells, place }) => {
    const { data: row, error } = schema.safeParse(cells);
    if (row === undefined) return issuesOf(place, error);
    const mistakes = [
      ...(read.has(row.id) ? ["the id occurs twice"] : []),
      ...repetitions(row),
      ...("adapts" in row && row.adapts !== null && !works.has(row.adapts)
        ? [`there is no manga ${row.adapts} to have been made from`]
        : []),
      ...row.relations.flatMap(({ id }) =>
        id === row.id || !ids.has(id) ? [`there is no other title ${id} to be related to`] : [],
      ),
    ];
    read.add(row.id);
    return mistakes.map((mistake) => `${place}, ${row.name}: ${mistake}`);
  });
}

function synopsisMistakes(kind: Kind): string[] {
  const ids = idsOf(kind);
  const read = new Set<number>();
  return factLines(`synopses/${kind}`).flatMap(({ cells, place }) => {
    const { data: row, error } = SynopsisRow.safeParse(cells);
    if (row === undefined) return issuesOf(place, error);
    const sentences = sentenceCount(row.synopsis);
    const mistakes = [
      ...(ids.has(row.id) ? [] : ["there is no such title"]),
      ...(read.has(row.id) ? ["the id occurs twice"] : []),
      ...(sentences < FEWEST_SENTENCES || sentences > MOST_SENTENCES
        ? [`the synopsis has ${sentences} sentences`]
        : []),
    ];
    read.add(row.id);
    return mistakes.map((mistake) => `${place}: ${mistake}`);
  });
}

const idsOf = (kind: Kind): ReadonlySet<number> =>
  new Set(factLines(kind).map(({ cells }) => Number(cells["id"])));

const issuesOf = (place: string, error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${place}, ${path.join(".")}: ${message}`);

function repetitions({ "other names": names, themes, genres }: AnimeRow | MangaRow): string[] {
  return [names, themes, genres]
    .filter((words) => new Set(words).size < words.length)
    .map((words) => `${words.join(", ")} names something twice`);
}

const sentenceCount = (text: string) =>
  Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)).length;
