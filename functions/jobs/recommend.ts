import { alsoOnDeploy } from "../deployment/on-deploy.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { recommendationPeople } from "../../shared/limits.ts";
import { readSources } from "../catalogue/sources.ts";
import { putModel } from "../objects/catalogue-objects.ts";
import { learnModel } from "../recommend/learn.ts";
import { log } from "../runtime/log.ts";
import { workThrough } from "../runtime/work-through.ts";
import { listEntries } from "../table/entries.ts";
import { isSeeded } from "../table/people/seeded-accounts.ts";
import { sampleRankedUids } from "../table/jobs/ranked-sample.ts";
import { isPrivate } from "../tracking/extras.ts";
import { asJob } from "../watch/as-job.ts";

/** Of a longer list the latest so many are learnt from; what a list costs grows with its square. */
const longestList = 1000;
const readAtOnce = 32;

/**
 * The ids of what a user has begun or completed, latest first. Plans say little: most of them are never begun. What is
 * private nobody learns from.
 */
async function seenBy(uid: string, kind: Kind): Promise<number[]> {
  const entries = await listEntries(uid, kind);
  return entries
    .filter(({ status, extras }) => status !== "PLANNED" && !isPrivate(extras))
    .sort((a, b) => b.changedAtMs - a.changedAtMs)
    .slice(0, longestList)
    .map(({ id }) => id);
}

/** What each of these people has begun or completed of a kind; nothing of those who have nothing. */
async function listsOf(uids: readonly string[], kind: Kind): Promise<number[][]> {
  const lists: number[][] = [];
  await workThrough(uids, readAtOnce, async (uid) => {
    lists.push(await seenBy(uid, kind));
  });
  return lists;
}

/**
 * Learns from a sample of all lists which anime and which manga go together, and puts the new models in place. What a
 * seed made up is nobody's taste, and is left out.
 */
async function run(): Promise<{ people: number; bytes: number }> {
  const sampled = await sampleRankedUids(recommendationPeople);
  const uids = sampled.filter((uid) => !isSeeded(uid));
  const people = uids.length;
  const { titles } = await readSources();
  let bytes = 0;
  // One after the other: the lists of both, beside the square of one, are more than the memory should hold.
  for (const kind of kinds) {
    const model = learnModel(kind, titles, await listsOf(uids, kind));
    await putModel(kind, model);
    bytes += model.byteLength;
  }
  log("info", "recommend", { people, bytes });
  return { people, bytes };
}

export const handler = alsoOnDeploy(asJob("recommend", run));
