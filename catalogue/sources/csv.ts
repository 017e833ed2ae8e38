import type { Kind } from "../../shared/kind.ts";
import { readTitle, type RawTitle } from "./raw-title.ts";
import type { Shape } from "./shape.ts";

/** The headings under which a fact may stand; case, spaces and underscores do not matter. */
const headings = {
  id: ["id", "malid", "animeid", "mangaid"],
  title: ["title", "name"],
  english: ["english", "titleenglish", "englishtitle"],
  japanese: ["japanese", "titlejapanese", "japanesetitle"],
  synonyms: ["synonyms", "titlesynonyms", "othernames"],
  type: ["type"],
  total: ["total", "episodes", "chapters"],
  volumes: ["volumes"],
  status: ["status"],
  madeFrom: ["source"],
  minutes: ["minutes", "duration"],
  rating: ["rating"],
  season: ["season"],
  year: ["year"],
  from: ["from", "startdate", "airedfrom", "publishedfrom"],
  to: ["to", "enddate", "airedto", "publishedto"],
  genres: ["genres", "genre"],
  themes: ["themes", "demographics"],
  makers: ["makers", "studios", "authors"],
  trailer: ["trailer", "trailerurl"],
  synopsis: ["synopsis", "description"],
  members: ["members"],
  score: ["score"],
  image: ["image", "imageurl"],
} as const;
type Fact = keyof typeof headings;

/** What a CSV file of an operator's own gives as rows: its heading row first. */
export const table: Shape = {
  source: "csv",
  recognises: (value) => isTable(wordsOf(value)),
  isHead: (value) => isTable(wordsOf(value)),
  reader: (found, fileName, heading) => {
    const words = wordsOf(heading);
    const kind = kindOf(fileName, words);
    const columns = columnsOf(words);
    return {
      row(at, value) {
        const row = Array.isArray(value) ? (value as readonly string[]) : [];
        const fact = (name: Fact) => row[columns[name]];
        found.add(at, fact("title"), readTitle(rawTitle(kind, fact), "csv"));
      },
    };
  },
};

/** A row of headings, as words. */
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((heading) => String(heading).toLowerCase().replace(/[\s_]/g, ""))
    : [];

/** A table of titles says their ids and names. */
const isTable = (words: readonly string[]): boolean =>
  (["id", "title"] as const).every((fact) => words.some((word) => isHeading(fact, word)));

const columnsOf = (words: readonly string[]): Readonly<Record<Fact, number>> =>
  Object.fromEntries(
    (Object.keys(headings) as Fact[]).map((fact) => [
      fact,
      words.findIndex((word) => isHeading(fact, word)),
    ]),
  ) as Record<Fact, number>;

const isHeading = (fact: Fact, word: string) => headings[fact].some((heading) => heading === word);

function kindOf(fileName: string, words: readonly string[]): Kind {
  const signs = ["mangaid", "chapters", "volumes", "authors"];
  return /manga/i.test(fileName) || words.some((word) => signs.includes(word)) ? "manga" : "anime";
}

function rawTitle(kind: Kind, fact: (name: Fact) => string | undefined): RawTitle {
  const list = (name: Fact) => splitList(fact(name) ?? "");
  return {
    kind,
    id: fact("id"),
    title: fact("title"),
    english: fact("english"),
    japanese: fact("japanese"),
    synonyms: list("synonyms"),
    type: fact("type"),
    total: fact("total"),
    volumes: fact("volumes"),
    status: fact("status"),
    madeFrom: fact("madeFrom"),
    minutes: fact("minutes"),
    rating: fact("rating"),
    season: fact("season"),
    year: fact("year"),
    from: fact("from"),
    to: fact("to"),
    labels: [...list("genres"), ...list("themes")],
    makers: list("makers"),
    trailer: fact("trailer"),
    synopsis: fact("synopsis"),
    members: fact("members"),
    score: fact("score"),
    image: fact("image"),
  };
}

/** Names may contain commas, so these separate only where nothing else does. */
function splitList(text: string): string[] {
  const separator = text.includes(";") ? ";" : text.includes("|") ? "|" : ",";
  return text.split(separator).filter((part) => part.trim() !== "");
}
