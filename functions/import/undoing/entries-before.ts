import type { Kind } from "../../../shared/kind.ts";
import type { Entry } from "../../table/entry-item.ts";
import { eachPlan } from "../../table/imports/import-chunks.ts";
import { listUndoneImports } from "../../table/imports/import-jobs.ts";
import { getNotesBefore, type NotedWords } from "../../table/imports/import-notes.ts";
import type { Change } from "../../table/imports/import-plan.ts";
import { unpackExtras } from "../../tracking/extras.ts";
import { importMark, readMark } from "../import-mark.ts";
import { isState } from "../placing/plan-rows.ts";

/** The imports of one of a user's lists that are undone or about to be: nothing they wrote is to stay. */
export interface Undone {
  readonly uid: string;
  readonly kind: Kind;
  readonly jobs: ReadonlySet<string>;
}

/** The imports of a kind that a user undoes now or has undone. */
export const undoneImports = async (uid: string, kind: Kind): Promise<Undone> => ({
  uid,
  kind,
  jobs: new Set(await listUndoneImports(uid, kind)),
});

/** Finds what entries were. It keeps the plans that it reads, so there is a new one for every few entries. */
export class EntriesBefore {
  readonly #undone: Undone;
  readonly #jobs: ReadonlyMap<string, string>;
  readonly #changes = new Map<string, Promise<Change[]>>();

  constructor(undone: Undone) {
    this.#undone = undone;
    this.#jobs = new Map([...undone.jobs].map((job) => [importMark(job), job]));
  }

  /**
   * What an entry was before imports that are undone; the entry itself when its owner, or another import, made it so.
   * An import may have written over one that was undone later, so this goes on as long as it finds one.
   */
  async find(id: number, entry: Entry): Promise<Entry | undefined> {
    const mark = readMark(unpackExtras(entry.extras).mark);
    const job = this.#jobs.get(mark.importMark);
    if (job === undefined) return entry;
    const changes = await this.#changesOf(job, mark.chunk);
    const change = changes.find((each) => each.id === id && isState(each.after, entry));
    if (change === undefined) return entry;
    return change.before && this.find(id, change.before);
  }

  /** Whether an undone import wrote an entry, whatever became of it since. */
  isTheirs({ extras }: Entry): boolean {
    return this.#jobs.has(readMark(unpackExtras(extras).mark).importMark);
  }

  /** Whether an entry that an undone import wrote has been changed since, by its owner or by another import. */
  async isChangedSince(id: number, entry: Entry): Promise<boolean> {
    return this.isTheirs(entry) && (await this.find(id, entry)) === entry;
  }

  #changesOf(job: string, chunk: number): Promise<Change[]> {
    const { uid, kind } = this.#undone;
    const key = `${job}#${chunk}`;
    const known = this.#changes.get(key) ?? changesOf(uid, kind, job, chunk);
    this.#changes.set(key, known);
    return known;
  }
}

async function changesOf(uid: string, kind: Kind, job: string, chunk: number): Promise<Change[]> {
  const changes: Change[] = [];
  for await (const plan of eachPlan(uid, kind, job, chunk)) changes.push(...plan.changes);
  return changes;
}

/** What was noted of a title before imports that are undone; undefined when nothing was. */
export async function notesBefore(
  { uid, kind, jobs }: Undone,
  id: number,
  noted: NotedWords,
): Promise<NotedWords | undefined> {
  const seen = new Set<string>();
  let words: NotedWords | undefined = noted;
  // Two imports may each have found what the other wrote: before both there was nothing.
  while (words !== undefined && jobs.has(words.job) && !seen.has(words.job)) {
    seen.add(words.job);
    words = await getNotesBefore(uid, kind, id, words.job);
  }
  return words !== undefined && jobs.has(words.job) ? undefined : words;
}
