import type { Kind } from "../../shared/kind.ts";
import type { Title } from "../title.ts";
import { readTitle, type NoTitle, type RawTitle } from "./raw-title.ts";

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

/**
 * Titles of a CSV file with a heading row, "unreadable" for rows without a usable id or name. Lists are
 * separated by `;`, `|` or `,`. The file is about manga when its name or a heading says so.
 */
export function readCsv(fileName: string, text: string): (Title | NoTitle)[] {
  const [header = [], ...rows] = csvRows(text);
  const words = header.map((heading) => heading.toLowerCase().replace(/[\s_]/g, ""));
  const kind = kindOf(fileName, words);
  return rows.map((row) => {
    const fact = (name: Fact) => row[words.findIndex((word) => isHeading(name, word))];
    return readTitle(rawTitle(kind, fact), "csv") ?? "unreadable";
  });
}

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

/** The fields of every row (RFC 4180): quoted ones may hold separators, line breaks and doubled quotes. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"([^"]*(?:""[^"]*)*)"[^,\r\n]*|"?([^,\r\n]*))(,|\r\n|\r|\n|$)/gy;
  field.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (field.lastIndex < text.length) {
    const [, quoted, bare = "", end] = field.exec(text) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter(({ length, 0: first }) => length > 1 || first !== "");
}
