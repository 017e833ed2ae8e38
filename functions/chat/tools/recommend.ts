import * as z from "zod";
import type { Kind } from "../../../shared/kind.ts";
import { franchiseOf } from "../../recommend/franchise.ts";
import type { Wishes } from "../../recommend/recommend.ts";
import { worksBehind } from "../../recommend/works-behind.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { shelfTitles, type Desk } from "./desk.ts";
import { factsOf, type TitleFacts } from "./facts.ts";
import { Wanted, wantedRows } from "./search-catalogue.ts";
import { tool } from "./tool.ts";

const Taste = Wanted.omit({ query: true, sort: true }).extend({
  like: z.array(z.int()).default([]).describe("Ids of titles it should be like; else the lists"),
  leave_out: z.array(z.int()).default([]).describe("Ids that were suggested already"),
});

/** So many of the best are looked at. */
const mostRanked = 100;

interface Suggestion extends TitleFacts {
  readonly reasons: readonly string[];
}

/** Labels of a row by which two titles are alike; a shared theme says more than a shared genre. */
const labelsOf = ({ catalogue }: Desk, row: number): Map<string, number> =>
  new Map([
    ...catalogue.genres(row).map((genre): [string, number] => [genre, 1]),
    ...catalogue.themes(row).map((theme): [string, number] => [theme, 2]),
  ]);

/** How alike two titles are, 0 to 1: weighted overlap of their labels (Tanimoto). */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [label, weight] of a) {
    all += weight;
    if (b.has(label)) shared += weight;
  }
  for (const [label, weight] of b) if (!a.has(label)) all += weight;
  return all === 0 ? 0 : shared / all;
}

/** The row itself and everything before and after it in its story, which is no suggestion for it. */
function storyOf({ catalogue }: Desk, row: number): Set<number> {
  const kind = catalogue.kind(row);
  const ids = new Set<number>();
  for (let at: number | undefined = row; at !== undefined;) {
    const { id, prequel } = catalogue.card(at);
    if (ids.has(id)) break;
    ids.add(id);
    at = prequel === null ? undefined : catalogue.find(kind, prequel);
  }
  return ids;
}

/** The rows most like the given ones among those that pass, the best first. */
function mostAlike(
  desk: Desk,
  kind: Kind,
  like: readonly number[],
  passes: (row: number) => boolean,
): number[] {
  const models = like.map((row) => labelsOf(desk, row));
  const { from, to } = desk.catalogue.rowsOf(kind);
  const scored: { row: number; score: number }[] = [];
  for (let row = from; row < to; row++) {
    if (!passes(row)) continue;
    const labels = labelsOf(desk, row);
    const alike = models.reduce((sum, model) => sum + likeness(model, labels), 0);
    const known = desk.catalogue.sections.u16("row.popularity")[row] ?? 0;
    if (alike > 0) scored.push({ row, score: alike * (0.3 + known / 14_000) });
  }
  return scored.sort((a, b) => b.score - a.score || a.row - b.row).map(({ row }) => row);
}

/** What somebody began last says what they like; so much of it. */
const MOST_MODELS = 40;

/** What suggestions start from. */
interface Models {
  readonly rows: readonly number[];
  /** Works that the asker knows as anime, with the name of one; these may be suggested themselves. */
  readonly madeInto: ReadonlyMap<number, string>;
}

/** The named titles; else what the asker began, or plans, of manga also what anime that they began were made from. */
async function modelsOf(desk: Desk, kind: Kind, like: readonly number[]): Promise<Models> {
  const { catalogue } = desk;
  const rowsOf = (ids: Iterable<number>) =>
    Array.from(ids).flatMap((id) => catalogue.find(kind, id) ?? []);
  if (like.length > 0) return { rows: rowsOf(like), madeInto: new Map() };
  const own = await begunBy(desk, kind);
  const watched = kind === "manga" ? await begunBy(desk, "anime") : [];
  const madeInto = worksBehind(catalogue, watched, "english");
  const begun = [...new Set([...own, ...madeInto.keys()])];
  if (begun.length > 0) return { rows: rowsOf(begun), madeInto };
  const planned = (await shelfTitles(desk, kind)).slice(0, MOST_MODELS);
  return { rows: planned.map(({ row }) => row), madeInto };
}

/** Ids of what the asker has begun of a kind, the last first. */
async function begunBy(desk: Desk, kind: Kind): Promise<number[]> {
  const shelf = await shelfTitles(desk, kind);
  const begun = shelf.filter(({ entry }) => entry.status !== "PLANNED");
  return begun.slice(0, MOST_MODELS).map(({ card }) => card.id);
}

export const recommend = tool({
  description:
    "Suggest titles like the given ones, or to the taste of the asker's lists, that also pass the other " +
    "fields. Leaves out what is on their lists.",
  input: Taste,
  async run({ like, leave_out, limit, ...wanted }, desk): Promise<readonly Suggestion[]> {
    const { kind } = wanted;
    const { catalogue } = desk;
    const [shelf, unwanted] = await sideBySide([desk.shelf(kind), desk.unwanted(kind)]);
    const { rows: models, madeInto } = await modelsOf(desk, kind, like);
    const known = models.filter((row) => !madeInto.has(catalogue.id(row)));
    const out = new Set([...shelf.map(({ id }) => id), ...unwanted, ...like, ...leave_out]);
    for (const row of known) for (const id of storyOf(desk, row)) out.add(id);
    const completed = new Set(
      shelf.filter(({ status }) => status === "COMPLETED").map(({ id }) => id),
    );
    const inWanted = wantedRows(desk, { ...wanted, limit, sort: "popular" });
    const passes = (row: number): boolean => {
      const [id, needed] = [catalogue.id(row), catalogue.needs(row)];
      const isTooEarly = needed !== null && !completed.has(needed) && !madeInto.has(id);
      return !out.has(id) && !isTooEarly && inWanted(row);
    };
    const rows =
      like.length === 0 && models.length > 0
        ? await byTaste(desk, kind, models, passes, { completed, madeInto })
        : mostAlike(desk, kind, models, passes);
    const ranked = rows.length > 0 ? rows : anyRows(desk, kind, passes);
    const found = oneOfEachFranchise(desk, known, ranked);
    return sideBySide(
      found.slice(0, limit).map(async (row) => ({
        ...(await factsOf(desk, row)),
        reasons: reasonsFor(desk, row, models),
      })),
    );
  },
});

/** Leaves out films and specials of the stories it should be like, which whoever asks knows, and of those named before. */
function oneOfEachFranchise(
  { catalogue }: Desk,
  models: readonly number[],
  rows: readonly number[],
): number[] {
  const nameOf = (row: number) => franchiseOf(catalogue, row);
  const known = new Set(models.map(nameOf));
  return rows.slice(0, mostRanked).filter((row) => {
    const name = nameOf(row);
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** To the taste of what was begun, by the ranking of the recommendation page. */
function byTaste(
  desk: Desk,
  kind: Kind,
  models: readonly number[],
  passes: (row: number) => boolean,
  known: Pick<Wishes, "completed" | "madeInto">,
): Promise<readonly number[]> {
  const { catalogue } = desk;
  const { from, to } = catalogue.rowsOf(kind);
  const excluded = new Set<number>();
  for (let row = from; row < to; row++) if (!passes(row)) excluded.add(catalogue.id(row));
  const liked = models.map((row) => catalogue.id(row));
  return desk.rank({ kind, liked, excluded, ...known });
}

/** What everybody likes, for somebody of whom nothing is known. */
function anyRows(desk: Desk, kind: Kind, passes: (row: number) => boolean): number[] {
  const { from, to } = desk.catalogue.rowsOf(kind);
  return Array.from({ length: to - from }, (_, at) => from + at)
    .filter(passes)
    .slice(0, 20);
}

function reasonsFor(desk: Desk, row: number, models: readonly number[]): string[] {
  const labels = labelsOf(desk, row);
  const shared = new Map<string, number>();
  for (const model of models) {
    for (const label of labelsOf(desk, model).keys()) {
      if (labels.has(label)) shared.set(label, (shared.get(label) ?? 0) + 1);
    }
  }
  return [...shared]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([label]) => label);
}
