import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { during } from "../support/cloud/faults.ts";
import { accepted, mailsTo, rested, upload } from "../support/people/imports.ts";
import { fire } from "../support/cloud/jobs.ts";
import { listFile } from "../support/files/list-files.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { picture } from "../support/people/pictures.ts";
import { pictureFile, publish } from "../support/people/ranking-lists.ts";
import { provokes } from "../support/spec-coverage.ts";
import { mediaOf, uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";
import { ageWatches } from "../support/cloud/watches.ts";

/*
 * A client that does not know what came of a call makes it again, with the key it made up for what it wants: then there
 * is one of that, whether the first call came through or not.
 */
const newKey = (): string => randomBytes(16).toString("base64url");

const listsOf = (who: Person) => who.ok("lists", { username: who.username });
const rankingsOf = async (who: Person) =>
  (await who.ok("ranking_lists", { username: who.username })).ranking_lists;

test("a custom list is made once for a key, also by many calls at once; another key makes another", async () => {
  const ai = await newcomer();
  const make = (idempotency_key: string, name = "Slow journeys") =>
    ai.call("create_list", { name, description: "Tea.", isPublic: false, idempotency_key });
  const key = newKey();
  const answers = await Promise.all([make(key), make(key), make(key)]);
  answers.push(await make(key, "Said differently"));
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toEqual(answers[0].body);
  }
  expect(await listsOf(ai)).toHaveLength(1);
  expect((await make(newKey())).status).toBe(201);
  expect(await listsOf(ai)).toHaveLength(2);
  const bo = await newcomer();
  await bo.ok("create_list", { name: "Mine", idempotency_key: key });
  expect(await listsOf(bo)).toMatchObject([{ name: "Mine" }]);
  expect(await listsOf(ai)).toHaveLength(2);
});

test("the hundredth list is made once, and its repeat is no hundred and first", async () => {
  const ai = await newcomer();
  for (let at = 0; at < 99; at += 11) {
    await Promise.all(Array.from({ length: 11 }, () => makeList(ai)));
  }
  const idempotency_key = newKey();
  const first = await ai.ok("create_list", { name: "The last", idempotency_key });
  expect(await ai.ok("create_list", { name: "The last", idempotency_key })).toEqual(first);
  expect(await listsOf(ai)).toHaveLength(100);
});

test("an anime is added once for a key; for another one it is there already", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const add = (anime_id: number, idempotency_key?: string) =>
    ai.call("add_anime_to_list", { list_id, anime_id, idempotency_key });
  const key = "repeatedrepeatedrepeat";
  expect((await add(anime.frieren, key)).status).toBe(201);
  expect((await add(anime.deathNote, newKey())).status).toBe(201);
  const again = await add(anime.frieren, key);
  expect([again.status, again.body]).toEqual([201, { message: "Anime Added To List" }]);
  await provokes(add(anime.frieren, "anotherkeyanotherkey12"), 400, "Anime already in list");
  await provokes(add(anime.frieren), 400, "Anime already in list");
  expect((await ai.ok("list", { id: list_id })).anime).toHaveLength(2);
});

test("a ranking list is published once for a key, and no picture is left over", async () => {
  const ai = await newcomer();
  const idempotency_key = newKey();
  const answers = await Promise.all([
    publish(ai, { idempotency_key }),
    publish(ai, { idempotency_key }),
  ]);
  answers.push(await publish(ai, { idempotency_key }));
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toEqual(answers[0].body);
  }
  expect(await rankingsOf(ai)).toHaveLength(1);
  expect(await mediaOf(ai.username)).toHaveLength(5);
});

test("a repeat of a ranking list makes up for what the first call did not come to", async () => {
  const ai = await newcomer();
  const form = { idempotency_key: newKey() };
  const grants = {
    service: "dynamodb",
    caller: "create_ranking_list_with_entries",
    operation: "PutItem",
    contains: `${await uidOf(ai.username)}"},"sk":{"S":"ACH#`,
  } as const;
  const first = await during([grants], async (met) => {
    const answer = await publish(ai, form);
    expect(await met()).toBeGreaterThan(0);
    return answer;
  });
  expect((await ai.ok("check_logged")).new_achievements).toEqual([]);
  expect((await publish(ai, form)).body).toEqual(first.body);
  const { new_achievements } = await ai.ok("check_logged");
  expect(new_achievements.map(({ name }) => name)).toEqual(["Hot Take"]);
});

test("of two ranking lists with one key at once one stands, and the other's pictures go after a day", async () => {
  const ai = await newcomer();
  const uid = await uidOf(ai.username);
  const idempotency_key = newKey();
  const five = async (width: number) => {
    const file = await pictureFile("png", width);
    return Array.from({ length: 5 }, () => file);
  };
  const stores = {
    service: "dynamodb",
    caller: "create_ranking_list_with_entries",
    operation: "TransactWriteItems",
    contains: `U#${uid}`,
  } as const;
  const forms = await Promise.all([60, 90].map(five));
  const { publishing } = await during([{ ...stores, isHold: true }], async (held) => {
    const publishing = forms.map((files) => publish(ai, { files, idempotency_key }));
    await expect.poll(held, { timeout: 20_000 }).toBe(2);
    return { publishing };
  });
  const [one, two] = await Promise.all(publishing);
  expect(one?.status).toBe(201);
  expect(two?.body).toEqual(one?.body);
  expect(await mediaOf(ai.username)).toHaveLength(10);
  expect(await ageWatches(uid, 25)).toBe(1);
  await fire("deletions");
  expect(await mediaOf(ai.username)).toHaveLength(5);
  const [ranking] = await rankingsOf(ai);
  const list = await ai.ok("ranking_list", { id: ranking?.id });
  for (const { image_url } of list.entries) expect((await ai.get(image_url)).status).toBe(200);
});

test("a picture that is uploaded again with its key is the same picture", async () => {
  const ai = await newcomer();
  const idempotency_key = newKey();
  const file = new File([new Uint8Array(await picture("png"))], "me.png", { type: "image/png" });
  const send = () =>
    ai.sendFiles("upload_profile_picture", { profile_picture: file, idempotency_key });
  const first = await send();
  expect(first.status).toBe(200);
  const second = await send();
  expect(second.body).toEqual(first.body);
  const { avatar_url } = await ai.ok("check_logged");
  expect((await ai.get(avatar_url)).status).toBe(200);
  expect(await mediaOf(ai.username)).toHaveLength(1);
});

test("an import begins once for a key, also in parts, and sends one e-mail", async () => {
  const ai = await newcomer();
  const file = (id: number) => listFile("anime", [{ id, status: "active", progress: 1 }]);
  const whole = { idempotency_key: newKey() };
  const [job, ...same] = await Promise.all(
    [1, 2].map(() => accepted(upload(ai, "anime", file(anime.frieren), whole))),
  );
  expect(same).toEqual([job]);
  await rested(ai, job ?? "");
  expect(await accepted(upload(ai, "anime", file(anime.frieren), whole))).toBe(job);

  const one = { parts: "2", part: "1", idempotency_key: newKey() };
  const split = await accepted(upload(ai, "anime", file(anime.deathNote), one));
  expect(await accepted(upload(ai, "anime", file(anime.deathNote), one))).toBe(split);
  const two = { parts: "2", part: "2", job_id: split, idempotency_key: newKey() };
  await accepted(upload(ai, "anime", file(anime.cowboyBebop), two));
  await rested(ai, split);
  expect(await accepted(upload(ai, "anime", file(anime.cowboyBebop), two))).toBe(split);
  await provokes(
    upload(ai, "anime", file(anime.cowboyBebop), { ...two, idempotency_key: newKey() }),
    409,
    "This import has already begun without this part. Please upload it on its own.",
  );
  expect((await ai.ok("imports")).imports).toHaveLength(2);
  expect(await mailsTo(ai)).toHaveLength(2);
});

test("a key that is none is refused", async () => {
  const ai = await newcomer();
  await provokes(
    ai.call("create_list", { name: "Mine", idempotency_key: "short" }),
    400,
    'Please check "idempotency_key": it should be 22 letters, digits, - or _.',
  );
});
