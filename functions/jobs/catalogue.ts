import { createHash } from "node:crypto";
import { coverPath } from "../../catalogue/cover-path.ts";
import { cover } from "../../catalogue/covers/cover.ts";
import { subjectOf } from "../../catalogue/covers/subject.ts";
import { COVER_VERSION } from "../../catalogue/covers/version.ts";
import type { Title } from "../../catalogue/title.ts";
import { kinds } from "../../shared/kind.ts";
import { adaptationsOf } from "../catalogue/stories/adaptations.ts";
import { countedOn, grownPopularity } from "../catalogue/adoption.ts";
import { addedDays } from "../catalogue/added.ts";
import { publishCredits } from "../catalogue/credits.ts";
import { goneTitles } from "../catalogue/gone.ts";
import { newestAnime } from "../catalogue/newest.ts";
import { writeSnapshot } from "../catalogue/snapshot.ts";
import { readSources } from "../catalogue/sources.ts";
import { storiesOf } from "../catalogue/stories/stories.ts";
import {
  hasModel,
  putModel,
  putSnapshot,
  readAdoption,
  readManifest,
  readSnapshot,
  removeEnded,
  writeAdoption,
  writeManifest,
} from "../objects/catalogue-objects.ts";
import { alsoOnDeploy } from "../deployment/on-deploy.ts";
import { putCover } from "../objects/cover-objects.ts";
import { learnModel } from "../recommend/learn.ts";
import { log } from "../runtime/log.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { workThrough } from "../runtime/work-through.ts";
import { activityDays, additionsOn } from "../table/activity.ts";
import { tableName } from "../table/client.ts";
import { putTitles, titleItemVersion, titleName, type TitleContext } from "../table/titles.ts";
import { asJob } from "../watch/as-job.ts";

/** Titles that are stored between two progress lines. */
const stepSize = 200;
const coversAtOnce = 32;

/** Changes exactly when a title's details or its cover would be stored differently, or in another table. */
const fingerprint = (title: Title, context: TitleContext): string =>
  createHash("sha256")
    .update(JSON.stringify([COVER_VERSION, titleItemVersion, tableName(), title, context]))
    .digest("base64url")
    .slice(0, 12);

const imageOf = (title: Title): string => title.image ?? coverPath(subjectOf(title));

const storeCovers = (titles: readonly Title[]): Promise<void> =>
  workThrough(
    titles.filter((title) => title.image === null).map(subjectOf),
    coversAtOnce,
    (subject) => putCover(coverPath(subject), cover(subject)),
  );

/** The titles with what the community's additions did for their popularity. */
async function grown(titles: readonly Title[]): Promise<Title[]> {
  const adoption = await countedOn(await readAdoption(), Date.now(), activityDays, additionsOn);
  await writeAdoption(adoption);
  return titles.map((title) => ({ ...title, popularity: grownPopularity(title, adoption) }));
}

/** What a run found, and did. */
interface CatalogueRun {
  readonly titles: number;
  readonly changed: number;
  readonly gone: number;
  /** The day on which the newest anime began. */
  readonly newest: string | null;
}

/**
 * Reads all sources, stores the details and covers of the titles that changed since the last run, marks those that have
 * left, puts the new snapshot in place, and then the credits. Running it again after a failure stores the same once more.
 */
async function run(): Promise<CatalogueRun> {
  const now = new Date();
  const { titles, areWhole, origins } = await readSources();
  const stored = await readManifest();
  const [stories, adaptations] = [storiesOf(titles), adaptationsOf(titles)];
  const contextOf = (title: Title): TitleContext => {
    const name = titleName(title);
    return { story: stories.get(name), adaptations: adaptations.get(name) };
  };
  const manifest = new Map(
    titles.map((title) => [titleName(title), fingerprint(title, contextOf(title))]),
  );
  const changed = titles.filter(
    (title) => stored.get(titleName(title)) !== manifest.get(titleName(title)),
  );
  for (let at = 0; at < changed.length; at += stepSize) {
    const step = changed.slice(at, at + stepSize);
    await sideBySide([putTitles(step, imageOf, contextOf), storeCovers(step)]);
    // The last bit is the snapshot.
    log("info", "catalogue", { progress: (at + step.length) / (changed.length + 1) });
  }
  const gone = await goneTitles(stored, manifest, areWhole);
  await putSnapshot(writeSnapshot(await grown(titles), gone, addedDays(await readSnapshot(), now)));
  await writeManifest(manifest);
  const newest = newestAnime(titles, origins, now);
  // An alarm counts on it (infra/watch/alarms.ts).
  const ofSite = newest === undefined ? {} : { NewestTitleDays: newest.daysAgo };
  log("info", "catalogue freshness", { newest: newest?.day }, { ofSite });
  const found = {
    titles: titles.length,
    changed: changed.length,
    gone: gone.length,
    newest: newest?.day ?? null,
  };
  log("info", "catalogue", { progress: 1, ...found });
  // Recommendations work from day one, by content alone; the recommend job goes on from there.
  for (const kind of kinds) {
    if (!(await hasModel(kind))) await putModel(kind, learnModel(kind, titles, []));
  }
  // What the site itself needs is there by now, should one of these fail.
  await removeEnded();
  await publishCredits(titles, origins, found.newest, now);
  return found;
}

export const handler = alsoOnDeploy(asJob("catalogue", run));
