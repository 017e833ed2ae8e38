import { alsoOnDeploy } from "../deployment/on-deploy.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { recommendationPeople } from "../../shared/limits.ts";
import { readSources } from "../catalogue/sources.ts";
import { putMeanScores, putModel } from "../objects/catalogue-objects.ts";
import { learnModel } from "../recommend/learn.ts";
import { log } from "../runtime/log.ts";
import { workThrough } from "../runtime/work-through.ts";
import { ScoreSums } from "../statistics/mean-scores.ts";
import { batchReads } from "../table/batches.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { getPublicProfiles } from "../table/people/profiles.ts";
import { isSeeded } from "../table/people/seeded-accounts.ts";
import { sampleRankedUids } from "../table/jobs/ranked-sample.ts";
import { isPrivate, unpackExtras } from "../tracking/extras.ts";
import { asJob } from "../watch/as-job.ts";

/** Of a longer list the latest so many are learnt from; what a list costs grows with its square. */
const longestList = 1000;
const readAtOnce = 32;

/** What nobody but its owner sees teaches nobody, and counts for nobody. */
const openEntries = async (uid: string, kind: Kind): Promise<ShelfEntry[]> =>
  (await listEntries(uid, kind)).filter(({ extras }) => !isPrivate(extras));

/** The ids of what was begun or completed, latest first. Plans say little: most of them are never begun. */
const seenOf = (entries: readonly ShelfEntry[]): number[] =>
  entries
    .filter(({ status }) => status !== "PLANNED")
    .sort((a, b) => b.changedAtMs - a.changedAtMs)
    .slice(0, longestList)
    .map(({ id }) => id);

/** Those of some people whose profiles everybody may see. */
async function publicOf(uids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < uids.length; at += batchReads) {
    const profiles = await getPublicProfiles(uids.slice(at, at + batchReads));
    for (const uid of profiles.keys()) found.add(uid);
  }
  return found;
}

/**
 * What each of these people has begun or completed of a kind; nothing of those who have nothing. The scores of those whom
 * everybody sees are added up.
 */
async function listsOf(
  uids: readonly string[],
  kind: Kind,
  { sums, open }: { readonly sums: ScoreSums; readonly open: ReadonlySet<string> },
): Promise<number[][]> {
  const lists: number[][] = [];
  await workThrough(uids, readAtOnce, async (uid) => {
    const entries = await openEntries(uid, kind);
    lists.push(seenOf(entries));
    if (!open.has(uid)) return;
    for (const { id, extras } of entries) {
      const { score } = unpackExtras(extras);
      if (score !== null) sums.add(kind, id, score);
    }
  });
  return lists;
}

/**
 * Learns from a sample of all lists which anime and which manga go together, and what people score, and puts the new models
 * and means in place. What a seed made up is nobody's taste, and is left out.
 */
async function run(): Promise<{ people: number; bytes: number }> {
  const sampled = await sampleRankedUids(recommendationPeople);
  const uids = sampled.filter((uid) => !isSeeded(uid));
  const people = uids.length;
  const { titles } = await readSources();
  const scored = { sums: new ScoreSums(), open: await publicOf(uids) };
  let bytes = 0;
  // One after the other: the lists of both, beside the square of one, are more than the memory should hold.
  for (const kind of kinds) {
    const model = learnModel(kind, titles, await listsOf(uids, kind, scored));
    await putModel(kind, model);
    bytes += model.byteLength;
  }
  await putMeanScores(scored.sums.written());
  log("info", "recommend", { people, bytes });
  return { people, bytes };
}

export const handler = alsoOnDeploy(asJob("recommend", run));
