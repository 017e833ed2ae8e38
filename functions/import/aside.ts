import type { Kind } from "../../shared/kind.ts";
import { statusWord } from "../../shared/list-file/list-status.ts";
import type { Drop } from "../table/dropped-entries.ts";
import { latestLeftovers, type Leftover } from "../table/imports/leftovers.ts";
import { unpackExtras } from "../tracking/extras.ts";
import { importedAtMs } from "./import-mark.ts";

type Row = Leftover["row"];
/** What the row of a dropped title calls it. */
type Subject = Pick<Row, "title" | "type" | "total">;

const nameless: Subject = { title: "", type: "unknown", total: null };

/** A dropped title as a row of a file: as far as its owner was, with what a file said of it before, if one did. */
function droppedRow(
  kind: Kind,
  drop: Drop,
  { title, type, total }: Subject,
  before: Row | undefined,
): Row {
  const { id, status, progress, extras } = drop;
  const { score, start, finish, repeats, volumes } = unpackExtras(extras);
  return {
    ...(before ?? { kind, id, notes: "", tags: "", rest: null, title, type, total }),
    status: statusWord(kind, status, "dropped"),
    isRepeating: false,
    progress,
    score: score ?? before?.score ?? null,
    start: start ?? before?.start ?? null,
    finish: finish ?? before?.finish ?? null,
    repeats: repeats || (before?.repeats ?? 0),
    volumes: volumes || (before?.volumes ?? 0),
  };
}

/**
 * What stands beside the list of a kind: rows of files without a place on it, and titles that were dropped here. Of a
 * title whichever came last speaks; what was on the list by mistake was not dropped.
 */
export function asideOf(
  kind: Kind,
  leftovers: readonly Leftover[],
  drops: readonly Drop[],
  subjectOf: (id: number) => Subject | undefined = () => undefined,
): Pick<Leftover, "row" | "job">[] {
  const latest = latestLeftovers(leftovers);
  const rowsOf = Map.groupBy(latest, ({ row }) => row.id);
  const dropped = new Map<number | null, Pick<Leftover, "row" | "job">[]>();
  for (const drop of drops) {
    const { id, droppedAtMs, isMistake } = drop;
    const kept = rowsOf.get(id) ?? [];
    if (isMistake || kept.some(({ job }) => importedAtMs(job) > droppedAtMs)) continue;
    const before = kept.length === 0 ? [undefined] : kept.map(({ row }) => row);
    const job = kept[0]?.job ?? "";
    const subject = subjectOf(id) ?? nameless;
    dropped.set(
      id,
      before.map((row) => ({ row: droppedRow(kind, drop, subject, row), job })),
    );
  }
  return [...latest.filter(({ row }) => !dropped.has(row.id)), ...[...dropped.values()].flat()];
}
