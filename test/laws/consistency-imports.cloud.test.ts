/*
 * Imports and their Undo see what was written a moment ago, by their owner or by themselves, also where the table answers
 * ordinary reads late. In the lane `stale` each of these fails when the read behind it is no longer a strong one.
 */
import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { notesKey } from "../../functions/table/keys.ts";
import { completedCount, entryOf, save, saved } from "../support/people/entries.ts";
import { during, killFunction } from "../support/cloud/faults.ts";
import {
  accepted,
  imported,
  importOf,
  mailsTo,
  rested,
  upload,
} from "../support/people/imports.ts";
import { fire } from "../support/cloud/jobs.ts";
import { holdReadsFromNowOn, letReadsArrive } from "../support/cloud/late-reads.ts";
import { listFile, type ListRow } from "../support/files/list-files.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { itemsWith } from "../support/cloud/stored.ts";
import { ageLease, uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";

afterEach(letReadsArrive);

const rows: readonly ListRow[] = [
  { id: anime.frieren, status: "completed", progress: 28 },
  { id: anime.deathNote, status: "active", progress: 20 },
];
const file = listFile("anime", rows);

const slow = { timeout: 120_000 };

/** Somebody of whom ordinary reads learn nothing from now on, but what `before` did. */
async function somebody(before: (ai: Person) => Promise<unknown> = () => Promise.resolve()) {
  const ai = await newcomer();
  const uid = await uidOf(ai.username);
  await before(ai);
  await holdReadsFromNowOn();
  return { ai, uid };
}

/** Somebody with an import that waits for the sweep, because its message was lost. */
async function waiting(bytes = file) {
  const ai = await newcomer();
  const uid = await uidOf(ai.username);
  const lost = { service: "sqs", contains: uid, status: 400, code: "AccessDenied" } as const;
  const id = await during([lost], () => accepted(upload(ai, "anime", bytes)));
  await ageLease(uid, id);
  await holdReadsFromNowOn();
  return { ai, uid, id };
}

/** Undoes an import and waits for the end. */
async function undone(ai: Person, job_id: string): Promise<void> {
  await ai.ok("undo_import", { job_id });
  expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
}

/** What is noted of a title, and whether it was put aside. */
async function notedOf(uid: string, id: number) {
  const { sk } = notesKey(uid, "anime", id);
  const [noted] = (await itemsWith(`U#${uid}`)).filter((item) => item.sk === sk);
  return noted === undefined
    ? undefined
    : { notes: noted["n"], isAside: noted["aside"] !== undefined };
}

const noted = (notes: string, progress = 3): Uint8Array<ArrayBuffer> =>
  listFile("anime", [{ id: anime.frieren, status: "active", progress, notes }]);

describe("an import", () => {
  test("just uploaded is there, and the first to be listed", async () => {
    const { ai } = await somebody();
    const id = await accepted(upload(ai, "anime", file));
    expect(await importOf(ai, id)).toMatchObject({ job_id: id });
    expect((await ai.ok("imports")).imports).toMatchObject([{ job_id: id }]);
    await rested(ai, id);
  });

  test("just uploaded is the same when its call comes again", async () => {
    const { ai } = await somebody();
    const whole = { idempotency_key: randomBytes(16).toString("base64url") };
    const id = await accepted(upload(ai, "anime", file, whole));
    expect(await accepted(upload(ai, "anime", file, whole))).toBe(id);
    await rested(ai, id);
  });

  test("raises what was lowered a moment before", async () => {
    const { ai } = await somebody((ai) => saved(save(ai, "add_anime", anime.deathNote, 30)));
    await saved(save(ai, "update_anime", anime.deathNote, 5));
    expect((await imported(ai, "anime", file)).report).toMatchObject({ added: 1, raised: 1 });
    expect(await entryOf(ai, "anime", anime.deathNote)).toMatchObject({ progress: 20 });
  });

  test("does not lower what was saved a moment ago", async () => {
    const { ai } = await somebody();
    await saved(save(ai, "add_anime", anime.deathNote, 30));
    expect((await imported(ai, "anime", file)).report).toMatchObject({ added: 1, unchanged: 1 });
    expect(await entryOf(ai, "anime", anime.deathNote)).toMatchObject({ progress: 30 });
  });

  test("counts what it has just placed, and says what that earns", async () => {
    const { ai } = await somebody();
    await imported(ai, "anime", file);
    expect(await completedCount(ai, ai.username)).toBe(1);
    const [mail] = await mailsTo(ai);
    for (const earned of ["Moved In", "First Credits"]) expect(mail?.text).toContain(earned);
  });

  test("counts against what the profile has just come to", async () => {
    const { ai } = await somebody((ai) => saved(save(ai, "add_anime", anime.cowboyBebop, 26)));
    await ai.ok("drop_anime", { anime_id: anime.cowboyBebop });
    await imported(ai, "anime", file);
    expect(await completedCount(ai, ai.username)).toBe(1);
  });

  test("leaves dropped what was added and dropped a moment before its turn", slow, async () => {
    const { ai, id } = await waiting();
    await saved(save(ai, "add_anime", anime.frieren, 3));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    await fire("import_sweep");
    expect((await rested(ai, id)).report).toMatchObject({ added: 1, kept_aside: 1 });
    expect(await entryOf(ai, "anime", anime.frieren)).toBeUndefined();
  });

  test("the same once more changes nothing", async () => {
    const { ai } = await somebody();
    await imported(ai, "anime", noted("Wept."));
    expect((await imported(ai, "anime", noted("Wept."))).report).toMatchObject({
      added: 0,
      unchanged: 1,
    });
  });
});

describe("an import whose worker died a moment ago", () => {
  /** An import of which the first row is placed when its worker dies, and the second is not. */
  async function halfPlaced(meanwhile: (ai: Person) => Promise<unknown> = () => Promise.resolve()) {
    const stuck = 5_000_000 + Math.floor(Math.random() * 1_000_000);
    const { ai, uid, id } = await waiting(
      listFile("anime", [
        { id: anime.frieren, status: "completed", progress: 28 },
        { id: stuck, title: "Stuck", total: 12, status: "active", progress: 3 },
      ]),
    );
    const put = { service: "dynamodb", operation: "PutItem", contains: `"A#${stuck}"` } as const;
    await during([{ ...put, status: 400, code: "ThrottlingException" }], async (met) => {
      await fire("import_sweep");
      await expect.poll(met, { timeout: 60_000 }).toBeGreaterThan(0);
      const placed = () => entryOf(ai, "anime", anime.frieren);
      await expect.poll(placed, { timeout: 60_000 }).toBeDefined();
      await meanwhile(ai);
      await killFunction("import_list");
    });
    return { ai, uid, id };
  }

  test("goes on by the plan of that one: what was changed since stays", slow, async () => {
    const { ai, uid, id } = await halfPlaced((ai) =>
      saved(save(ai, "update_anime", anime.frieren, 3)),
    );
    await ageLease(uid, id);
    await fire("import_sweep");
    expect(await rested(ai, id)).toMatchObject({ state: "finished" });
    expect(await entryOf(ai, "anime", anime.frieren)).toMatchObject({ progress: 3 });
  });

  test("brings nothing back that was dropped since", slow, async () => {
    const { ai, uid, id } = await halfPlaced((ai) =>
      ai.ok("drop_anime", { anime_id: anime.frieren }),
    );
    await ageLease(uid, id);
    await fire("import_sweep");
    expect(await rested(ai, id)).toMatchObject({ state: "finished" });
    expect(await entryOf(ai, "anime", anime.frieren)).toBeUndefined();
  });

  test("reports what that one has placed when it is given up", slow, async () => {
    const { ai, uid, id } = await halfPlaced();
    await ageLease(uid, id, 25 * 60);
    await fire("import_sweep");
    const { state, report } = await importOf(ai, id);
    expect({ state, report }).toMatchObject({ state: "failed", report: { added: 1, left: 1 } });
  });
});

describe("Undo of an import", () => {
  test("just finished takes back everything", async () => {
    const { ai, uid } = await somebody();
    const { job_id } = await imported(
      ai,
      "anime",
      listFile("anime", [
        { id: anime.frieren, status: "completed", progress: 28, notes: "Wept." },
        { id: 77, title: "Gone", status: "dropped", progress: 2 },
      ]),
    );
    const keptAside = async () =>
      (await itemsWith(`U#${uid}`)).filter(({ sk }) => sk.startsWith("X#"));
    expect(await keptAside()).toHaveLength(1);
    expect(await notedOf(uid, anime.frieren)).toEqual({ notes: "Wept.", isAside: false });
    await undone(ai, job_id);
    expect(await entryOf(ai, "anime", anime.frieren)).toBeUndefined();
    expect(await completedCount(ai, ai.username)).toBe(0);
    expect(await notedOf(uid, anime.frieren)).toBeUndefined();
    expect(await keptAside()).toEqual([]);
  });

  test("just finished gives back the notes that it has written over", async () => {
    const { ai, uid } = await somebody((ai) => imported(ai, "anime", noted("Wept.")));
    const { job_id } = await imported(ai, "anime", noted("Laughed.", 4));
    expect(await notedOf(uid, anime.frieren)).toMatchObject({ notes: "Laughed." });
    await undone(ai, job_id);
    expect(await notedOf(uid, anime.frieren)).toMatchObject({ notes: "Wept." });
  });
});

test("an entry just imported takes its notes along when it is dropped", async () => {
  const { ai, uid } = await somebody();
  await imported(ai, "anime", noted("Wept."));
  await ai.ok("drop_anime", { anime_id: anime.frieren });
  expect(await notedOf(uid, anime.frieren)).toEqual({ notes: "Wept.", isAside: true });
});

describe("what a file has just brought as dropped", () => {
  test("is under Dropped, is picked up, and is not there any more", slow, async () => {
    const ai = await newcomer();
    await holdReadsFromNowOn();
    await imported(
      ai,
      "anime",
      listFile("anime", [{ id: anime.frieren, status: "dropped", progress: 4 }]),
    );
    const dropped = async () => (await ai.ok("dropped", { kind: "anime" })).titles;
    expect(await dropped()).toMatchObject([{ id: anime.frieren, progress: 4 }]);
    expect(await ai.ok("pick_up", { kind: "anime", id: anime.frieren })).toMatchObject({
      progress: 4,
    });
    expect(await dropped()).toEqual([]);
    expect(await entryOf(ai, "anime", anime.frieren)).toMatchObject({ progress: 4 });
  });
});
