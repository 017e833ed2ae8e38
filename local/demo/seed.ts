/*
 * Fills an empty local table with the demo community. Runs as a process of its own, with TABLE and
 * AWS_ENDPOINT_URL set by the local cloud, and speaks to the table through the product's own access patterns.
 */
import { coverPath } from "../../catalogue/cover-path.ts";
import { subjectOf } from "../../catalogue/covers/subject.ts";
import type { Title } from "../../catalogue/title.ts";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { achievements, isReached } from "../../shared/achievements.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { presetAvatarPath } from "../../shared/profile.ts";
import { createList, putAnime } from "../../functions/table/custom-lists.ts";
import { airedEpisodes } from "../../functions/airing/aired.ts";
import { countersOf, type CountedEntry } from "../../functions/achievements/counters.ts";
import { countOwnThings, putEarned } from "../../functions/table/achievements.ts";
import { putEntry } from "../../functions/table/entries.ts";
import { createRanking } from "../../functions/table/ranking-lists.ts";
import { createAccount } from "../../functions/table/people/accounts.ts";
import { favouriteKey, replaceFavourites } from "../../functions/table/people/favourites.ts";
import { seededUid } from "../../functions/table/people/seeded-accounts.ts";
import { describeUser } from "../../functions/table/people/profiles.ts";
import { unpackExtras } from "../../functions/tracking/extras.ts";
import { demoLists } from "./custom-lists.ts";
import { historyOf } from "./histories.ts";
import { listOf } from "./lists.ts";
import { demoAccounts, people, type DemoAccount, type Person } from "./people.ts";
import { demoRankings } from "./ranking-lists.ts";

/** The name under which the local cloud keys identities, as the template's functions do. */
const provider = "cognito";

async function addList(uid: string, person: Person, kind: Kind, titles: readonly Title[]) {
  const nowMs = Date.now();
  const known = new Map(titles.filter((title) => title.kind === kind).map((one) => [one.id, one]));
  const listed = [];
  for (const { id, entry } of listOf(person, kind, titles, nowMs)) {
    const { lived, told } = historyOf(entry, `${person.username}|${kind}|${id}`);
    await putEntry(uid, kind, id, undefined, lived, told);
    const title = known.get(id);
    const facts = title && { ...title, aired: airedEpisodes(title, nowMs) };
    listed.push({ kind, id, entry, facts, score: unpackExtras(lived.extras).score ?? 0 });
  }
  return listed;
}

/** How many titles of a kind are among somebody's favourites. */
const favouritesOf: Readonly<Record<Kind, number>> = { anime: 3, manga: 1 };

type Listed = Awaited<ReturnType<typeof addList>>;

/** What somebody scored highest, the best known first where they scored the same, as a profile notes it. */
const favouriteKeys = (listed: Listed): string[] =>
  kinds.flatMap((kind) =>
    listed
      .filter((each) => each.kind === kind)
      .sort((a, b) => b.score - a.score || (b.facts?.popularity ?? 0) - (a.facts?.popularity ?? 0))
      .slice(0, favouritesOf[kind])
      .map(favouriteKey),
  );

/** Grants what the lists have earned, as the product would have by and by. */
async function addAchievements(uid: string, entries: readonly CountedEntry[]) {
  const counters = { ...countersOf(entries), ...(await countOwnThings(uid)) };
  const earned = achievements.filter((achievement) => isReached(counters, achievement));
  await Promise.all(earned.map(({ code }) => putEarned(uid, code)));
}

const hourMs = 3_600_000;

async function addCustomLists(uid: string, { username }: Person): Promise<void> {
  const own = demoLists.filter(({ owner }) => owner === username);
  for (const [at, list] of own.entries()) {
    const { name, description, isPublic = true } = list;
    const id = `demo-list-${username}-${at + 1}`;
    const createdAtMs = Date.now() - (at + 1) * 30 * hourMs;
    await createList({ id, uid, name, description, isPublic, createdAtMs });
    for (const [place, animeId] of list.anime.entries()) {
      await putAnime({ uid, id, isPublic }, animeId, createdAtMs + hourMs - place * 1000);
    }
  }
}

async function addRankingLists(uid: string, { username }: Person, titles: readonly Title[]) {
  const own = demoRankings.filter(({ owner }) => owner === username);
  for (const [at, { name, description, tags, kind, entries }] of own.entries()) {
    await createRanking({
      id: `demo-ranking-${username}-${at + 1}`,
      uid,
      name,
      description,
      tags: [...tags],
      createdAtMs: Date.now() - (at + 2) * 51 * hourMs,
      entries: entries.flatMap(([id, title, why]) => {
        const known = titles.find((one) => one.kind === kind && one.id === id);
        return known === undefined
          ? []
          : [{ title, description: why, image: coverPath(subjectOf(known)) }];
      }),
    });
  }
}

async function addPerson(person: Person, account: DemoAccount, titles: readonly Title[]) {
  const uid = seededUid(person.username);
  const outcome = await createAccount({
    uid,
    provider,
    subject: account.subject,
    login: account.subject,
    username: person.username,
    email: account.email,
  });
  // An earlier start may have ended between account and lists; somebody else's name is left alone.
  if (outcome === "name") return;
  await describeUser(uid, { bio: person.bio, avatar: presetAvatarPath(person.avatar) });
  const entries: Listed = [];
  for (const kind of kinds) entries.push(...(await addList(uid, person, kind, titles)));
  await replaceFavourites(uid, [], favouriteKeys(entries));
  await addCustomLists(uid, person);
  await addRankingLists(uid, person, titles);
  await addAchievements(uid, entries);
}

const titles = ownTitles();
await Promise.all(
  people.map(async (person, at) => {
    const account = demoAccounts[at];
    if (account !== undefined) await addPerson(person, account, titles);
  }),
);
