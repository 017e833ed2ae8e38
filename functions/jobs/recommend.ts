import { readSources } from "../catalogue/sources.ts";
import { putModel } from "../catalogue/store.ts";
import { log } from "../log.ts";
import { learnModel } from "../recommend/learn.ts";
import { sideBySide } from "../side-by-side.ts";
import { listEntries } from "../table/entries.ts";
import { sampleRankedUids } from "../table/ranked-sample.ts";
import { isSeeded } from "../table/seeded-accounts.ts";

/** People whose lists are learnt from: with more of them the model hardly changes, and time and memory stay bounded. */
const peopleSampled = 50_000;
/** Of a longer list the latest so many are learnt from; what a list costs grows with its square. */
const longestList = 1000;
const readAtOnce = 32;

/** The ids of what a user has begun or completed, latest first. Plans say little: most of them are never begun. */
async function seenBy(uid: string): Promise<number[]> {
  const entries = await listEntries(uid, "anime");
  return entries
    .filter(({ status }) => status !== "PLANNED")
    .sort((a, b) => b.changedAtMs - a.changedAtMs)
    .slice(0, longestList)
    .map(({ id }) => id);
}

/**
 * Learns from a sample of all lists which anime go together, and puts the new model in place. What a seed made up is
 * nobody's taste, and is left out.
 */
export async function handler(): Promise<{ people: number; bytes: number }> {
  const sampled = await sampleRankedUids(peopleSampled);
  const uids = sampled.filter((uid) => !isSeeded(uid));
  const people = uids.length;
  const lists: number[][] = [];
  const readNext = async (): Promise<void> => {
    for (let uid = uids.pop(); uid !== undefined; uid = uids.pop()) lists.push(await seenBy(uid));
  };
  await sideBySide(Array.from({ length: readAtOnce }, readNext));
  const { titles } = await readSources();
  const model = learnModel(titles, lists);
  await putModel(model);
  log("info", "recommend", { people, bytes: model.byteLength });
  return { people, bytes: model.byteLength };
}
