import { describe, expect, test } from "vitest";
import * as sentences from "../../shared/sentences.ts";
import type { EndpointName } from "../../shared/endpoints.ts";
import { profileKey } from "../../functions/table/keys.ts";
import type { Answer } from "../support/browser.ts";
import { during } from "../support/cloud/faults.ts";
import { accepted, upload } from "../support/people/imports.ts";
import { fire } from "../support/cloud/jobs.ts";
import { listFile } from "../support/files/list-files.ts";
import { makeList } from "../support/people/lists.ts";
import { type Person } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { itemsWith } from "../support/cloud/stored.ts";
import { ageDeletion, ageHold, itemsOf, uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";
import { somebody, item, holding, slow, row } from "../support/people/changing-meanwhile.ts";

const freshName = () => `neo-${Date.now().toString(36)}`;

describe("a deletion", () => {
  test("leaves a name that its owner gave up long ago to whoever has taken it since", async () => {
    const [{ ai }, { ai: bo, uid }] = await Promise.all([somebody(), somebody()]);
    const name = freshName();
    await ai.ok("change_username", { username: name });
    await ageHold(ai.username, 30);
    await bo.ok("change_username", { username: ai.username });
    await ai.ok("delete_account", { confirmation: name });
    const { results } = await bo.ok("profile", { username: ai.username });
    expect(results).toMatchObject([{ username: ai.username, owner: true }]);
    expect(await uidOf(ai.username)).toBe(uid);
  });

  test("does not begin when the name was changed that confirmed it", async () => {
    const { ai, uid } = await somebody();
    const order = { caller: "delete_account", operation: "TransactWriteItems" };
    const username = freshName();
    const answer = await holding(
      { ...order, contains: `U#${uid}` },
      () => ai.call("delete_account", { confirmation: ai.username }),
      () => ai.ok("change_username", { username }),
    );
    await provokes(answer, 409, sentences.busy);
    expect(await ai.ok("check_logged")).toMatchObject({ logged: true, username });
    expect(await uidOf(username)).toBe(uid);
  });

  test("that the job has settled leaves no record when its first call goes on", slow, async () => {
    const { ai, uid } = await somebody();
    const order = { caller: "delete_account", operation: "UpdateItem" };
    const answer = await holding(
      { ...order, contains: item({ pk: "DELETED", sk: uid }) },
      () => ai.call("delete_account", { confirmation: ai.username }),
      async () => {
        await ageDeletion(uid, 21);
        await fire("deletions");
        expect(await itemsWith(uid)).toEqual([]);
      },
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await itemsWith(uid)).toEqual([]);
  });
});

describe("an account that was deleted is not brought back", () => {
  const calls: readonly [
    what: string,
    caller: EndpointName,
    operation: string,
    call: (who: Person) => Promise<Answer>,
  ][] = [
    ["a new bio", "update_user", "UpdateItem", (who) => who.call("update_user", { bio: "I am." })],
    [
      "a new list",
      "create_list",
      "TransactWriteItems",
      (who) => who.call("create_list", { name: "Mine" }),
    ],
  ];

  test.each(calls)("by %s", async (_, caller, operation, call) => {
    const { ai, uid } = await somebody();
    const phone = await ai.again();
    const answer = await holding(
      { caller, operation, contains: item(profileKey(uid)) },
      () => call(phone),
      () => ai.ok("delete_account", { confirmation: ai.username }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
  });

  test("by achievements that it has seen", async () => {
    const { ai, uid } = await somebody();
    await makeList(ai);
    const { new_achievements } = await ai.ok("check_logged");
    const seen_achievements = new_achievements.map(({ badge_icon }) => badge_icon);
    expect(seen_achievements).not.toEqual([]);
    const phone = await ai.again();
    await holding(
      { caller: "update_user", operation: "UpdateItem", contains: item(profileKey(uid)) },
      () => phone.call("update_user", { seen_achievements }),
      () => ai.ok("delete_account", { confirmation: ai.username }),
    );
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
  });

  test("by a list that goes while the deletion has only begun", async () => {
    const { ai, uid } = await somebody();
    const list_id = await makeList(ai);
    const phone = await ai.again();
    const begun = { service: "dynamodb", caller: "delete_account", operation: "Query" } as const;
    const stopped = { ...begun, contains: `U#${uid}`, status: 400, code: "AccessDenied" };
    const answer = await holding(
      { caller: "delete_list", operation: "TransactWriteItems", contains: `L#${list_id}` },
      () => phone.call("delete_list", { list_id }),
      () => during([stopped], () => ai.ok("delete_account", { confirmation: ai.username })),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await itemsWith(uid)).map(({ sk }) => sk)).not.toContain(profileKey(uid).sk);
    await fire("deletions");
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
  });

  test("by an import that counts what it has placed", slow, async () => {
    const { ai, uid } = await somebody();
    const order = { caller: "import_list", operation: "UpdateItem" };
    await holding(
      { ...order, contains: item(profileKey(uid)) },
      () => accepted(upload(ai, "anime", listFile("anime", [row({ status: "completed" })]))),
      () => ai.ok("delete_account", { confirmation: ai.username }),
    );
    await expect.poll(() => itemsOf(uid), { timeout: 30_000 }).toEqual([]);
  });
});

describe("what is added to a list", () => {
  const sentence = { deleted: "This list does not exist.", there: "Anime already in list" };

  test.each([
    [
      "that was deleted",
      404,
      sentence.deleted,
      (who: Person, list_id: string) => who.ok("delete_list", { list_id }),
    ],
    [
      "that has it by now",
      400,
      sentence.there,
      (who: Person, list_id: string) =>
        who.ok("add_anime_to_list", { list_id, anime_id: anime.frieren }),
    ],
  ] as const)("%s is refused", async (_, status, sentence, act) => {
    const { ai } = await somebody();
    const list_id = await makeList(ai);
    const answer = await holding(
      { caller: "add_anime_to_list", operation: "UpdateItem", contains: `L#${list_id}` },
      () => ai.call("add_anime_to_list", { list_id, anime_id: anime.frieren }),
      () => act(ai, list_id),
    );
    await provokes(answer, status, sentence);
  });
});

test("a name that its owner has changed meanwhile is not changed from the one before", async () => {
  const { ai, uid } = await somebody();
  const phone = await ai.again();
  const [former, between, last] = [ai.username, `${freshName()}-a`, `${freshName()}-b`];
  const answer = await holding(
    { caller: "change_username", operation: "TransactWriteItems", contains: `NAME#${last}` },
    () => ai.call("change_username", { username: last }),
    () => phone.ok("change_username", { username: between }),
  );
  await provokes(answer, 409, sentences.busy);
  const names = (await itemsWith(uid)).filter(({ pk }) => pk.startsWith("NAME#"));
  expect(new Map(names.map(({ pk, ttl }) => [pk, ttl !== undefined]))).toEqual(
    new Map([
      [`NAME#${former}`, true],
      [`NAME#${between}`, false],
    ]),
  );
});

describe("a list that was deleted meanwhile", () => {
  const gone = "This list does not exist.";

  test("is not brought back by an edit", async () => {
    const { ai } = await somebody();
    const list_id = await makeList(ai);
    const answer = await holding(
      { caller: "edit_list", operation: "UpdateItem", contains: `L#${list_id}` },
      () => ai.call("edit_list", { list_id, name: "Again" }),
      () => ai.ok("delete_list", { list_id }),
    );
    await provokes(answer, 404, gone);
    expect(await itemsWith(list_id)).toEqual([]);
    expect(await ai.ok("lists", { username: ai.username })).toEqual([]);
  });

  test("is not counted off once more", async () => {
    const { ai, uid } = await somebody();
    const list_id = await makeList(ai);
    const answer = await holding(
      { caller: "delete_list", operation: "TransactWriteItems", contains: `L#${list_id}` },
      () => ai.call("delete_list", { list_id }),
      () => ai.ok("delete_list", { list_id }),
    );
    await provokes(answer, 404, gone);
    const profile = (await itemsWith(uid)).find(({ sk }) => sk === profileKey(uid).sk);
    expect(profile).toMatchObject({ customLists: 0 });
  });
});
