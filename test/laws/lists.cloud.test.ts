import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Endpoint } from "../../shared/endpoint.ts";
import { endpoints, notBuilt, type EndpointName } from "../../shared/endpoints.ts";
import type { Answer, Browser, Fields } from "../support/browser.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, Person, visitor } from "../support/people/people.ts";
import { makeRanking } from "../support/people/ranking-lists.ts";
import { provokes } from "../support/spec-coverage.ts";
import { ageSession } from "../support/cloud/sessions.ts";
import { anime, manga } from "../support/people/titles.ts";

/*
 * Who may do what with whose list, call by call: the exact status and sentence. An expired session counts as none.
 */
const callers = ["visitor", "expired", "other", "owner"] as const;
type Caller = (typeof callers)[number];
const lists = ["public", "private", "missing"] as const;
type Which = (typeof lists)[number];

const signIn = "Please sign in first.";
const hidden = "This list is not public.";
const missing = "This list does not exist.";
const notYours = "Only its owner can change this list.";

/** A refusal, or the status of a success. */
type Verdict = number | readonly [status: number, sentence: string];

const forReading: Readonly<Record<Which, Readonly<Record<Caller, Verdict>>>> = {
  public: { visitor: 200, expired: 200, other: 200, owner: 200 },
  private: { visitor: [403, hidden], expired: [403, hidden], other: [403, hidden], owner: 200 },
  missing: {
    visitor: [404, missing],
    expired: [404, missing],
    other: [404, missing],
    owner: [404, missing],
  },
};

const forWriting = (success: number): typeof forReading => ({
  public: {
    visitor: [401, signIn],
    expired: [401, signIn],
    other: [403, notYours],
    owner: success,
  },
  private: {
    visitor: [401, signIn],
    expired: [401, signIn],
    other: [403, hidden],
    owner: success,
  },
  missing: {
    visitor: [401, signIn],
    expired: [401, signIn],
    other: [404, missing],
    owner: [404, missing],
  },
});

const calls: readonly {
  readonly name: EndpointName;
  readonly fields: (id: string) => Fields;
  readonly verdicts: typeof forReading;
}[] = [
  { name: "list", fields: (id) => ({ id }), verdicts: forReading },
  {
    name: "edit_list",
    fields: (list_id) => ({ list_id, name: "Renamed" }),
    verdicts: forWriting(200),
  },
  {
    name: "add_anime_to_list",
    fields: (list_id) => ({ list_id, anime_id: anime.deathNote }),
    verdicts: forWriting(201),
  },
  {
    name: "remove_anime",
    fields: (list_id) => ({ list_id, anime_id: anime.frieren }),
    verdicts: forWriting(200),
  },
  { name: "delete_list", fields: (list_id) => ({ list_id }), verdicts: forWriting(200) },
];

const waiting = new Set<string>(notBuilt);
/** Every call that visitors may make. */
const publicRows = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].auth === "public" && !waiting.has(name),
);

let owner: Person;
let other: Person;
let expired: Person;

beforeAll(async () => {
  [owner, other] = await Promise.all([newcomer(), newcomer()]);
  expired = new Person(owner.email);
  await expired.arrive();
  await ageSession(expired.cookies.get("sessionid") ?? "", 30);
});

const who = (caller: Caller): Browser =>
  caller === "visitor" ? visitor() : { expired, other, owner }[caller];

async function idOf(which: Which): Promise<string> {
  if (which === "missing") return "there-is-no-such-list";
  return makeList(owner, { name: "Kept", isPublic: which === "public" }, [anime.frieren]);
}

const expectVerdict = async (answer: Answer, verdict: Verdict): Promise<void> => {
  if (typeof verdict === "number") expect(answer.status, answer.text).toBe(verdict);
  else await provokes(answer, ...verdict);
};

describe.each(calls)("$name", ({ name, fields, verdicts }) => {
  describe.each(lists)("of a %s list", (which) => {
    test.each(callers)("by the %s", async (caller) => {
      const id = await idOf(which);
      const verdict = verdicts[which][caller];
      await expectVerdict(await who(caller).call(name, fields(id)), verdict);
      if (which === "missing" || caller === "owner") return;
      const kept = await owner.ok("list", { id });
      expect(kept).toMatchObject({ name: "Kept", public: which === "public" });
      expect(kept.anime.map(({ anime_id }) => anime_id)).toEqual([anime.frieren]);
    });
  });
});

test("create_list is for users only", async () => {
  for (const caller of ["visitor", "expired"] as const) {
    await provokes(who(caller).call("create_list", { name: "Mine" }), 401, signIn);
  }
});

test("nothing that anybody else can ask gives a private list away", async () => {
  const name = "Nobody may read this";
  const id = await makeList(owner, { name, description: name, isPublic: false }, [anime.frieren]);
  const { username } = owner;
  // Every row takes what it knows of these.
  const fields = {
    username,
    id,
    status: "all",
    anime_id: anime.frieren,
    manga_id: manga.attackOnTitan,
    query: "frieren",
    isCustomList: true,
    customListID: id,
  };
  for (const caller of ["visitor", "expired", "other"] as const) {
    for (const call of publicRows) {
      const { text } = await who(caller).call(call, fields);
      for (const secret of [name, id, "in_list"]) {
        expect(text, `${call} by the ${caller}`).not.toContain(secret);
      }
    }
  }
});

test("who asks for everything about somebody learns of no private list, not even how many there are", async () => {
  const ai = await newcomer();
  const calls = publicRows.filter((call) => {
    const { request }: Endpoint = endpoints[call];
    return request instanceof z.ZodObject && "username" in request.shape;
  });
  expect(calls).toEqual(expect.arrayContaining(["lists", "profile", "user_achievements"]));
  const told = async () => {
    const texts: Record<string, string> = {};
    for (const call of calls) {
      texts[call] = (await visitor().call(call, { username: ai.username, status: "all" })).text;
    }
    return texts;
  };
  const before = await told();
  await makeList(ai, { isPublic: false });
  expect(await told()).toEqual(before);
});

describe("ranking lists, which are all public", () => {
  const verdicts: Readonly<Record<"there" | "missing", Readonly<Record<Caller, Verdict>>>> = {
    there: { visitor: [401, signIn], expired: [401, signIn], other: [403, notYours], owner: 200 },
    missing: {
      visitor: [401, signIn],
      expired: [401, signIn],
      other: [404, missing],
      owner: [404, missing],
    },
  };

  test.each(callers)("can be read by the %s", async (caller) => {
    const id = await makeRanking(owner);
    await expectVerdict(await who(caller).call("ranking_list", { id }), 200);
    const { username } = owner;
    await expectVerdict(await who(caller).call("ranking_lists", { username }), 200);
    const absent = who(caller).call("ranking_list", { id: "there-is-no-such-list" });
    await provokes(absent, 404, missing);
  });

  test.each(callers)("are deleted by the %s only if they are theirs", async (caller) => {
    const id = await makeRanking(owner);
    const absent = { id: "there-is-no-such-list" };
    const none = await who(caller).call("delete_ranking_list", absent);
    await expectVerdict(none, verdicts.missing[caller]);
    const answer = await who(caller).call("delete_ranking_list", { id });
    await expectVerdict(answer, verdicts.there[caller]);
    const after = await visitor().call("ranking_list", { id });
    await expectVerdict(after, caller === "owner" ? [404, missing] : 200);
  });

  test.each(callers)("are edited by the %s only if they are theirs", async (caller) => {
    const id = await makeRanking(owner);
    const before = await visitor().ok("ranking_list", { id });
    const fields = { name: "Edited", description: "D", entries: JSON.stringify(before.entries) };
    const edit = (list: string) =>
      who(caller).sendFiles("edit_ranking_list", { ...fields, id: list });
    await expectVerdict(await edit("there-is-no-such-list"), verdicts.missing[caller]);
    await expectVerdict(await edit(id), verdicts.there[caller]);
    const { name } = await visitor().ok("ranking_list", { id });
    expect(name).toBe(caller === "owner" ? "Edited" : before.name);
  });

  test.each(["visitor", "expired"] as const)("are not made by the %s", async (caller) => {
    const fields = { name: "N", description: "D", entries: "[]" };
    const answer = who(caller).sendFiles("create_ranking_list_with_entries", fields);
    await provokes(answer, 401, signIn);
  });
});
