/*
 * What operators take down, and what its owner keeps private, is seen by nobody but its owner, wherever it was to be seen, and
 * comes back whole.
 */
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { statisticsKey } from "../../../functions/table/keys.ts";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { Browser } from "../../support/browser.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { getItem, setCompletedAnime } from "../../support/cloud/table.ts";
import { makeList } from "../../support/people/lists.ts";
import { moderate, takeBack } from "../../support/people/moderating.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { takePortrait } from "../../support/people/portraits.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { save, saved } from "../../support/people/entries.ts";
import { anime, manga } from "../../support/people/titles.ts";

const { origin } = inject("cloud");

/** A title that no other test puts on lists. */
const [rare] = ownTitles()
  .filter(({ kind, adult }) => kind === "anime" && !adult)
  .toSorted((a, b) => a.popularity - b.popularity || a.id - b.id)
  .slice(30, 31)
  .map(({ id }) => id) as [number];

interface Member {
  readonly who: Person;
  readonly list: string;
  readonly ranking: string;
  readonly avatar: string;
}

/** Somebody with something to see at every place that shows what people made. */
async function member(): Promise<Member> {
  const who = await newcomer();
  await saved(save(who, "add_anime", anime.frieren, 3));
  await saved(save(who, "add_manga", manga.monster, 3));
  const list = await makeList(who, { name: "Trains at night" }, [rare]);
  const ranking = await makeRanking(who);
  return { who, list, ranking, avatar: await takePortrait(who) };
}

const status = async (by: Browser, ...call: Parameters<Browser["call"]>): Promise<number> =>
  (await by.call(...call)).status;

const preview = async (path: string): Promise<number> => {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0)" };
  return (await fetch(origin + path, { headers })).status;
};

/** What stands at the address of a picture: a hash of its bytes says which. */
const bytesAt = async (path: string): Promise<string> =>
  Buffer.from(await (await fetch(origin + path)).arrayBuffer()).toString("base64");

/** Where everything of a member is to be seen, and whether it is. */
async function seen({ who: { username }, list, ranking, avatar }: Member, by = visitor()) {
  const shelf = { username, status: "all", page: 1, page_size: -1 };
  const newest = await by.ok("newest_ranking_lists");
  const people = await by.ok("find_people", { name: username });
  const marks = await by.ok("search_anime", {
    query: "Frieren",
    isCustomList: true,
    customListID: list,
  });
  const lists = await by.call("lists", { username });
  const rankings = await by.call("ranking_lists", { username });
  return {
    ofTheAccount: {
      profile: await status(by, "profile", { username }),
      achievements: await status(by, "user_achievements", { username }),
      anime: await status(by, "get_anime", shelf),
      manga: await status(by, "get_manga", shelf),
      "values of anime": await status(by, "get_unique_values", shelf),
      "values of manga": await status(by, "get_unique_values_manga", shelf),
      statistics: await status(by, "statistics", { username }),
      year: await status(by, "year", { username, year: 2026 }),
      "link to the year": await preview(`/year/2026/${username}`),
      lists: lists.status,
      rankings: rankings.status,
      "search for people": people.people.some((each) => each.username === username),
      "link to the profile": await preview(`/profile/${username}`),
    },
    ofTheList: {
      list: await status(by, "list", { id: list }),
      "among the lists": lists.text.includes(list),
      "lists with an anime": (await by.ok("lists_with", { anime_id: rare })).lists.some(
        ({ id }) => id === list,
      ),
      "marks of a search": marks.results.some((result) => "in_list" in result),
      "link to the list": await preview(`/custom-list/${list}`),
    },
    ofTheRanking: {
      ranking: await status(by, "ranking_list", { id: ranking }),
      "among the rankings": rankings.text.includes(ranking),
      "newest rankings": newest.ranking_lists.some(({ id }) => id === ranking),
      "link to the ranking": await preview(`/ranking-list/${ranking}`),
    },
    avatar: await bytesAt(avatar),
  };
}

type Seen = Awaited<ReturnType<typeof seen>>;

/** A part of what is seen, as it looks where nothing is there. */
const gone = (part: Readonly<Record<string, number | boolean>>) =>
  Object.fromEntries(
    Object.entries(part).map(([place, value]) => [place, typeof value === "number" ? 404 : false]),
  );

const allGone = (before: Seen) => ({
  ofTheAccount: gone(before.ofTheAccount),
  ofTheList: gone(before.ofTheList),
  ofTheRanking: gone(before.ofTheRanking),
});

describe("what is taken down or private", () => {
  let made: Member;
  let before: Seen;

  beforeAll(async () => {
    made = await member();
    before = await seen(made);
    // All of it is there, so that its absence says something.
    const parts = [before.ofTheAccount, before.ofTheList, before.ofTheRanking];
    expect(parts.flatMap((part) => Object.values(part))).not.toContain(404);
    expect(parts.flatMap((part) => Object.values(part))).not.toContain(false);
  });

  test("a hidden account is nowhere, to its owner it is, with the reason, and it comes back", async () => {
    const act = await moderate("hide", `/profile/${made.who.username}`, { reason: "A rude name." });
    const hidden = await seen(made);
    expect(hidden).toMatchObject(allGone(before));
    expect(hidden.avatar).not.toBe(before.avatar);
    const { results } = await made.who.ok("profile", { username: made.who.username });
    expect(results).toMatchObject([
      { hidden: { reason: "A rude name.", erased_at: null, with_account: false } },
    ]);
    const list = await made.who.ok("list", { id: made.list });
    expect(list.hidden).toMatchObject({ reason: "A rude name.", with_account: true });
    await takeBack(act);
    expect(await seen(made)).toEqual(before);
    const shown = await made.who.ok("profile", { username: made.who.username });
    expect(shown.results).toMatchObject([{ hidden: null }]);
  });

  test("a private account is nowhere, to its owner it is all there, and it comes back", async () => {
    const { who } = made;
    const { url } = await who.ok("calendar_link", { action: "make" });
    await who.ok("update_user", { private: true });
    for (const other of [visitor(), await newcomer()]) {
      expect(await seen(made, other)).toEqual({ ...allGone(before), avatar: before.avatar });
    }
    expect(await seen(made, who)).toMatchObject({
      ofTheAccount: {
        profile: 200,
        achievements: 200,
        anime: 200,
        manga: 200,
        "values of anime": 200,
        "values of manga": 200,
        lists: 200,
        rankings: 200,
      },
      ofTheList: { list: 200, "among the lists": true, "marks of a search": true },
      ofTheRanking: { ranking: 200, "among the rankings": true },
    });
    // Who has the secret address of a calendar was given it by its owner.
    expect((await fetch(url ?? "")).status).toBe(200);
    await who.ok("change_username", { username: `${who.username}x` });
    for (const username of [who.username, `${who.username}x`]) {
      expect(await status(visitor(), "profile", { username })).toBe(404);
    }
    await who.ok("change_username", { username: who.username });
    await who.ok("update_user", { private: false });
    expect(await seen(made)).toEqual(before);
  });

  test("what an operator shows again stays private where its owner has made it so", async () => {
    const who = await newcomer();
    const act = await moderate("hide", who.username);
    await who.ok("update_user", { private: true });
    await takeBack(act);
    expect(await status(visitor(), "profile", { username: who.username })).toBe(404);
    await who.ok("update_user", { private: false });
    expect(await status(visitor(), "profile", { username: who.username })).toBe(200);
  });

  test("a hidden name stays hidden when it is changed, and is found under no name", async () => {
    const who = await newcomer();
    const act = await moderate("hide", who.username);
    await who.ok("change_username", { username: `${who.username}x` });
    expect(await status(visitor(), "profile", { username: who.username })).toBe(404);
    expect(await status(visitor(), "profile", { username: `${who.username}x` })).toBe(404);
    await takeBack(act);
    expect(await status(visitor(), "profile", { username: `${who.username}x` })).toBe(200);
  });

  test("a hidden custom list is nowhere, and all the rest is", async () => {
    const act = await moderate("hide", `${origin}/custom-list/${made.list}`, { reason: "Spam." });
    expect(await seen(made)).toEqual({ ...before, ofTheList: gone(before.ofTheList) });
    const list = await made.who.ok("list", { id: made.list });
    expect(list).toMatchObject({ hidden: { reason: "Spam.", with_account: false }, owner: true });
    // Its owner can still change it, and it does not come back by that.
    await made.who.ok("edit_list", { list_id: made.list, public: false });
    await made.who.ok("edit_list", { list_id: made.list, public: true });
    expect(await status(visitor(), "list", { id: made.list })).toBe(404);
    await takeBack(act);
    expect(await seen(made)).toEqual(before);
  });

  test("a hidden ranking list is nowhere, and neither are its pictures", async () => {
    const { entries } = await visitor().ok("ranking_list", { id: made.ranking });
    const pictures = entries.map(({ image_url }) => image_url);
    const as = await Promise.all(pictures.map(bytesAt));
    const act = await moderate("hide", `/ranking-list/${made.ranking}`);
    expect(await seen(made)).toEqual({ ...before, ofTheRanking: gone(before.ofTheRanking) });
    const hidden = await Promise.all(pictures.map(bytesAt));
    expect(new Set(hidden).size).toBe(1);
    for (const [at, bytes] of hidden.entries()) expect(bytes).not.toBe(as[at]);
    await takeBack(act);
    expect(await Promise.all(pictures.map(bytesAt))).toEqual(as);
    expect(await seen(made)).toEqual(before);
  });

  test("a hidden picture alone is another one at its address, for a minute at a time", async () => {
    const act = await moderate("hide", made.avatar, { of: made.who.username });
    const answer = await fetch(origin + made.avatar);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const { avatar, ...rest } = await seen(made);
    expect({ ...rest, avatar: before.avatar }).toEqual(before);
    expect(avatar).not.toBe(before.avatar);
    // What hides the account and shows it again does not show the picture.
    await takeBack(await moderate("hide", made.who.username));
    expect(await bytesAt(made.avatar)).toBe(avatar);
    await takeBack(act);
    expect(await seen(made)).toEqual(before);
    const { headers } = await fetch(origin + made.avatar);
    expect(headers.get("cache-control")).toContain("immutable");
  });
});

/** Somebody who is among those who lead, and not first: another test is about who is. */
async function leader(): Promise<Person> {
  const { who } = await member();
  await who.ok("quick_add_anime", { anime_id: anime.yourName });
  await setCompletedAnime(who.username, 90_000);
  await fire("rank");
  return who;
}

/** Whether somebody is among those who lead, as they were counted last. */
const isLeading = async ({ username }: Person): Promise<boolean> =>
  JSON.stringify(await getItem(statisticsKey("RANK"))).includes(username);

test("whoever leads and is taken down leads no more, and the rank job does not bring them back", async () => {
  const who = await leader();
  const leads = async () =>
    (await visitor().ok("top_completed_users")).some(({ username }) => username === who.username);
  // Functions keep what was found for half a minute.
  const patient = { timeout: 60_000, interval: 1000 };
  await vi.waitFor(async () => {
    expect(await leads()).toBe(true);
  }, patient);
  const act = await moderate("suspend", who.username);
  await vi.waitFor(async () => {
    expect(await leads()).toBe(false);
  }, patient);
  await fire("rank");
  expect(await isLeading(who)).toBe(false);
  await takeBack(act);
  await fire("rank");
  await vi.waitFor(async () => {
    expect(await leads()).toBe(true);
  }, patient);
}, 200_000);

test("whoever leads and becomes private leads no more, and the rank job does not bring them back", async () => {
  const who = await leader();
  expect(await isLeading(who)).toBe(true);
  await who.ok("update_user", { private: true });
  expect(await isLeading(who)).toBe(false);
  await fire("rank");
  expect(await isLeading(who)).toBe(false);
  await who.ok("update_user", { private: false });
  await fire("rank");
  expect(await isLeading(who)).toBe(true);
});
