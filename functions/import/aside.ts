import type { Kind } from "../../shared/kind.ts";
import { packRest, progressElement, unpackRest } from "../../shared/list-file/list-rest.ts";
import { statusWord } from "../../shared/list-file/list-status.ts";
import type { Drop } from "../table/dropped-entries.ts";
import type { AsideNotes, Notes } from "../table/imports/import-notes.ts";
import { latestLeftovers, type Leftover } from "../table/imports/leftovers.ts";
import { datesOf } from "../tracking/extras-after.ts";
import { unpackExtras, type OwnField } from "../tracking/extras.ts";
import { importedAtMs } from "./import-mark.ts";

type Row = Leftover["row"];
type Words = Pick<Notes, "notes" | "tags" | "rest">;
/** What the row of a dropped title calls it. */
type Subject = Pick<Row, "title" | "type" | "total">;

const nameless: Subject = { title: "", type: "unknown", total: null };

/** What is known of dropped titles beside their drops, by their ids. */
export interface Beside {
  readonly subjectOf?: (id: number) => Subject | undefined;
  /** What was noted of them when they were dropped. */
  readonly notes?: readonly AsideNotes[];
}

/** The notes of a dropped title in a row, without a progress beyond its end: the row says how far its owner was. */
function rowWords(kind: Kind, { notes, tags, rest }: Words): Words {
  const elements = Object.entries(unpackRest(rest));
  const others = elements.filter(([name]) => name !== progressElement[kind]);
  return { notes, tags, rest: packRest(Object.fromEntries(others)) };
}

/** A dropped title as a row of a file: as far as its owner was, with what a file said of it before, if one did. */
function droppedRow(
  kind: Kind,
  drop: Drop,
  { title, type, total }: Subject,
  noted: Notes | undefined,
  before: Row | undefined,
): Row {
  const { id, status, progress } = drop;
  const extras = unpackExtras(drop.extras);
  const { score, repeats, volumes } = extras;
  const { start, finish } = datesOf(drop, extras);
  // What its owner has said here no file of before knows better, also where that is nothing.
  const fromFile = <Field extends OwnField & keyof Row>(field: Field): Row[Field] | undefined =>
    extras.own.includes(field) ? undefined : before?.[field];
  const words = noted && rowWords(kind, noted);
  return {
    ...(before ?? { kind, id, title, type, total }),
    status: statusWord(kind, status, "dropped"),
    isRepeating: false,
    progress,
    score: score ?? fromFile("score") ?? null,
    start: start ?? fromFile("start") ?? null,
    finish: finish ?? fromFile("finish") ?? null,
    repeats: repeats || (fromFile("repeats") ?? 0),
    volumes: volumes || (before?.volumes ?? 0),
    notes: words?.notes || (noted?.isOwn ? "" : (before?.notes ?? "")),
    tags: words?.tags || (before?.tags ?? ""),
    rest: words?.rest || (before?.rest ?? null),
  };
}

/** A row that stands beside the list, with the import that brought it, if one did. */
export interface Aside extends Pick<Leftover, "row" | "job"> {
  /** The drop that speaks by it; undefined where it is a file's own. */
  readonly drop?: Drop;
}

/**
 * What stands beside the list of a kind: rows of files without a place on it, and titles that were dropped here. Of a
 * title whichever came last speaks; what was on the list by mistake was not dropped.
 */
export function asideOf(
  kind: Kind,
  leftovers: readonly Leftover[],
  drops: readonly Drop[],
  { subjectOf = () => undefined, notes = [] }: Beside = {},
): Aside[] {
  const latest = latestLeftovers(leftovers);
  const rowsOf = Map.groupBy(latest, ({ row }) => row.id);
  const notesOf = new Map(notes.map((each) => [each.id, each]));
  const dropped = new Map<number | null, Aside[]>();
  for (const drop of drops) {
    const { id, droppedAtMs, keptUntil, isMistake } = drop;
    const kept = rowsOf.get(id) ?? [];
    if (isMistake || kept.some(({ job }) => importedAtMs(job) > droppedAtMs)) continue;
    const before = kept.length === 0 ? [undefined] : kept.map(({ row }) => row);
    const job = kept[0]?.job ?? "";
    const subject = subjectOf(id) ?? nameless;
    const own = notesOf.get(id);
    const noted = own?.keptUntil === keptUntil ? own : undefined;
    dropped.set(
      id,
      before.map((row) => ({ row: droppedRow(kind, drop, subject, noted, row), job, drop })),
    );
  }
  return [...latest.filter(({ row }) => !dropped.has(row.id)), ...[...dropped.values()].flat()];
}
