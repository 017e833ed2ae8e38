import type * as z from "zod";
import { seedAnime, seedManga } from "../catalogue/sources/seed.ts";
import { SeedAnime, SeedManga } from "../catalogue/sources/seed-record.ts";
import type { Kind } from "../shared/kind.ts";

const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 5;

/** Everything that is wrong with the seed's records in themselves, one sentence each. */
export function shapeMistakes(): string[] {
  return [
    ...mistakesIn("anime", seedAnime, SeedAnime),
    ...mistakesIn("manga", seedManga, SeedManga),
  ];
}

function mistakesIn(
  kind: Kind,
  records: readonly unknown[],
  schema: z.ZodType<SeedAnime | SeedManga>,
): string[] {
  const ids = new Set<number>();
  return records.flatMap((value, at) => {
    const { data: record, error } = schema.safeParse(value);
    if (record === undefined) {
      return error.issues.map(
        ({ path, message }) => `${kind} record ${at}, ${path.join(".")}: ${message}`,
      );
    }
    const isDouble = ids.has(record.id);
    ids.add(record.id);
    const mistakes = [...(isDouble ? ["the id occurs twice"] : []), ...wordingMistakes(record)];
    return mistakes.map((mistake) => `${kind}:${record.id} ${record.title}: ${mistake}`);
  });
}

function wordingMistakes({ synopsis, synonyms, themes, genres }: SeedAnime | SeedManga): string[] {
  const mistakes: string[] = [];
  const sentences = sentenceCount(synopsis);
  if (sentences < FEWEST_SENTENCES || sentences > MOST_SENTENCES) {
    mistakes.push(`the synopsis has ${sentences} sentences`);
  }
  for (const list of [synonyms, themes, genres]) {
    if (new Set(list).size < list.length) mistakes.push(`${list.join(", ")} names something twice`);
  }
  return mistakes;
}

const sentenceCount = (text: string) =>
  Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)).length;
