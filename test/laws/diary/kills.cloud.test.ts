/* Functions that are stopped in the middle of their work, as in a crash, lose nothing of a diary. */
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { killFunction, during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { ageLease, uidOf } from "../../support/cloud/table.ts";
import { provenDiary, storedDiary } from "../../support/diary/stored-diary.ts";
import { rested } from "../../support/people/imports.ts";
import { newcomer } from "../../support/people/people.ts";
import {
  ai,
  rows,
  slow,
  somebody,
  stopMidway,
  uid,
} from "../../support/people/stopping-imports.ts";
import { anime } from "../../support/people/titles.ts";

const kills = 50;

test(
  "fifty kills while two devices go on with a title: every step that was answered is told",
  { timeout: 300_000 },
  async () => {
    const fan = await newcomer();
    const owner = await uidOf(fan.username);
    const another = await fan.again();
    await fan.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 1 });
    const answered = new Set<number>();
    let isOver = false;
    let next = 2;
    const goOn = async (device: typeof fan): Promise<void> => {
      while (!isOver) {
        const episodes_watched = next++;
        const answer = await device
          .call("update_anime", { anime_id: anime.onePiece, episodes_watched })
          .catch(() => undefined);
        if (answer?.status === 200) answered.add(episodes_watched);
      }
    };
    const devices = Promise.all([goOn(fan), goOn(another)]);
    for (let kill = 0; kill < kills; kill++) {
      await delay(20 + Math.random() * 150);
      await killFunction("update_anime");
      // Where a function takes its time to begin anew, the next kill would come before any answer.
      const before = answered.size;
      await expect.poll(() => answered.size, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    isOver = true;
    await devices;
    const told = (await provenDiary(owner)).get(`anime ${anime.onePiece}`) ?? [];
    const steps = new Set(told.map(({ changes }) => changes.standing?.to?.progress));
    expect([...answered].filter((progress) => !steps.has(progress))).toEqual([]);
    expect(answered.size).toBeGreaterThanOrEqual(kills);
  },
);

test("a kill between the two writes that make room loses nothing and doubles nothing", async () => {
  const fan = await newcomer();
  const owner = await uidOf(fan.username);
  const anime_id = anime.onePiece;
  await fan.ok("add_anime", { anime_id, episodes_watched: 1 });
  for (let step = 2; step <= 8; step++) {
    await fan.ok("update_anime", { anime_id, episodes_watched: step });
  }
  const entry = `U#${owner}"},"sk":{"S":"A#${anime_id}"`;
  const put = { service: "dynamodb", caller: "update_anime", operation: "PutItem" } as const;
  const busy = { status: 400, code: "ThrottlingException" } as const;
  await during([{ ...put, ...busy, contains: entry }], async (met) => {
    const step = fan.call("update_anime", { anime_id, episodes_watched: 9 }).catch(() => undefined);
    await expect.poll(met, { timeout: 30_000 }).toBeGreaterThan(0);
    await killFunction("update_anime");
    await step;
  });
  const name = `anime ${anime_id}`;
  // What was to leave the entry is there twice.
  expect((await storedDiary(owner)).get(name)?.packed).toHaveLength(16);
  expect((await provenDiary(owner)).get(name)).toHaveLength(8);
  for (const episodes_watched of [9, 10])
    await fan.ok("update_anime", { anime_id, episodes_watched });
  expect((await storedDiary(owner)).get(name)?.packed).toHaveLength(10);
  await fan.ok("drop_anime", { anime_id });
  await fan.ok("add_anime", { anime_id, restore: true });
  expect((await provenDiary(owner)).get(name)).toHaveLength(12);
});

test("an import that is killed and goes on tells each of its titles once", slow, async () => {
  await somebody();
  const id = await stopMidway(async () => killFunction("import_list"));
  await ageLease(uid, id);
  await fire("import_sweep");
  await rested(ai, id);
  const told = await provenDiary(uid);
  expect(told.size).toBe(rows.length);
  expect([...told.values()].filter((events) => events.length !== 1)).toEqual([]);
  // And nothing of it is left by its undo.
  await ai.ok("undo_import", { job_id: id });
  await rested(ai, id);
  expect([...(await storedDiary(uid)).keys()]).toEqual([]);
});
