import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { entryKey } from "../../functions/table/keys.ts";
import { operatorClient } from "../../local/aws/operator-client.ts";
import { completedCount, listOf, save, saved } from "../support/people/entries.ts";
import { during, killFunction } from "../support/cloud/faults.ts";
import {
  accepted,
  importOf,
  imported,
  mailsTo,
  rested,
  upload,
} from "../support/people/imports.ts";
import { fire } from "../support/cloud/jobs.ts";
import { listFile, type ListRow } from "../support/people/list-files.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { itemsWith, putItems } from "../support/cloud/stored.ts";
import {
  ageLease,
  deleteUpload,
  droppedItem,
  isHeld,
  itemsOf,
  requeuesOf,
  tireImport,
  uidOf,
} from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";

/** Enough rows for several chunks; none is in the catalogue, so that each has a place of its own. */
const rows: readonly ListRow[] = Array.from({ length: 350 }, (_, at) => ({
  id: 3_000_000 + at,
  title: `Title ${at}`,
  total: 12,
  status: at % 2 === 0 ? "completed" : "active",
  progress: at % 2 === 0 ? 12 : 1 + (at % 11),
}));
const file = listFile("anime", rows);
const completed = rows.length / 2;

let ai: Person;
let uid: string;

/** Somebody new for each test; faults are aimed at them alone. */
async function somebody(): Promise<void> {
  ai = await newcomer();
  uid = await uidOf(ai.username);
}

/** Whatever happened, in the end every row is placed once, the count is right, and one e-mail was sent. */
async function expectWhole(job_id: string): Promise<void> {
  const job = await rested(ai, job_id);
  expect(job).toMatchObject({
    state: "finished",
    rows_done: 350,
    report: { added: 350, raised: 0, unchanged: 0, kept_aside: 0, provisional: 350 },
  });
  const list = await listOf(ai, "anime", ai.username);
  expect(list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  expect(await completedCount(ai, ai.username)).toBe(completed);
  expect(await mailsTo(ai)).toHaveLength(1);
}

/** Does something while the worker is held up in its second chunk, by a table that is too busy. Returns the import. */
const stopMidway = (act: () => Promise<unknown>, bytes = file): Promise<string> =>
  during(
    [
      {
        service: "dynamodb",
        caller: "import_list",
        contains: `U#${uid}`,
        skip: 180,
        status: 400,
        code: "ThrottlingException",
      },
    ],
    async () => {
      const id = await accepted(upload(ai, "anime", bytes));
      await rested(ai, id, ["running"]);
      await act();
      return id;
    },
  );

/** Does something while every message about somebody's imports is lost on its way to the queue. */
const unheard = <Result>(act: () => Promise<Result>): Promise<Result> =>
  during([{ service: "sqs", contains: uid, status: 400, code: "AccessDenied" }], act);

/** Uploads a file whose message is lost on its way to the queue. */
const uploadUnheard = (): Promise<string> => unheard(() => accepted(upload(ai, "anime", file)));

const slow = { timeout: 120_000 };

describe("an import", () => {
  test("goes on where a killed worker stopped", slow, async () => {
    await somebody();
    const id = await stopMidway(async () => killFunction("import_list"));
    await ageLease(uid, id);
    await fire("import_sweep");
    await expectWhole(id);
  });

  test("comes to rest and off the sweep's list in one step", slow, async () => {
    await somebody();
    // Nobody but the sweep's list says the user's id and the import's in one word.
    const list = { service: "dynamodb", caller: "import_list", contains: `${uid}#` } as const;
    const id = await during([{ ...list, status: 400, code: "AccessDenied" }], async () => {
      const begun = await accepted(upload(ai, "anime", file));
      await expect.poll(() => mailsTo(ai), { timeout: 60_000 }).toHaveLength(1);
      await expect.poll(() => isHeld(uid, begun), { timeout: 30_000 }).toBe(false);
      expect(await importOf(ai, begun)).toMatchObject({ state: "running", rows_done: 350 });
      return begun;
    });
    await ageLease(uid, id);
    await fire("import_sweep");
    await expectWhole(id);
    expect((await itemsWith(`${uid}#`)).filter(({ pk }) => pk === "IMPORTS")).toEqual([]);
  });

  test("is not placed twice, however often and at once its message comes", slow, async () => {
    await somebody();
    const id = await accepted(upload(ai, "anime", file));
    await deliver(uid, id, 3);
    await expectWhole(id);
    await deliver(uid, id, 3);
    await expectWhole(id);
  });

  test("that was undone stays so, however often its message comes", slow, async () => {
    await somebody();
    const id = await accepted(upload(ai, "anime", file));
    await expectWhole(id);
    await ai.ok("undo_import", { job_id: id });
    expect(await rested(ai, id)).toMatchObject({ state: "undone" });
    await deliver(uid, id, 3);
    // Whoever comes after them in the queue is done.
    await imported(await newcomer(), "anime", file);
    expect(await importOf(ai, id)).toMatchObject({ state: "undone" });
    expect(await listOf(ai, "anime", ai.username)).toEqual([]);
  });

  test("outlasts a table that is too busy and one that stumbles", slow, async () => {
    await somebody();
    const trouble = { service: "dynamodb", caller: "import_list", contains: `U#${uid}` } as const;
    const throttled = { status: 400, code: "ThrottlingException", skip: 30, times: 40 };
    const broken = { status: 500, code: "InternalServerError", skip: 150, times: 20 };
    await during(
      [
        { ...trouble, ...throttled },
        { ...trouble, ...broken },
      ],
      async () => {
        await expectWhole(await accepted(upload(ai, "anime", file)));
      },
    );
  });

  test("waits for entries that a transaction holds, and loses none of them", slow, async () => {
    await somebody();
    const held = { status: 400, code: "TransactionConflictException", skip: 20, times: 60 };
    const puts = { caller: "import_list", operation: "PutItem", contains: `U#${uid}` };
    await during([{ service: "dynamodb", ...puts, ...held }], async () => {
      await expectWhole(await accepted(upload(ai, "anime", file)));
    });
  });

  test("is found by the sweep when the queue did not take it", slow, async () => {
    await somebody();
    const id = await uploadUnheard();
    expect(await importOf(ai, id)).toMatchObject({ state: "waiting" });
    await ageLease(uid, id);
    await fire("import_sweep");
    await expectWhole(id);
  });

  test("is asked for ever less often while nobody takes it", slow, async () => {
    await somebody();
    const id = await uploadUnheard();
    const requeuesAfter = (minutes: number) =>
      unheard(async () => {
        await ageLease(uid, id, minutes);
        await fire("import_sweep");
        return requeuesOf(uid, id);
      });
    expect(await requeuesAfter(3)).toBe(1);
    expect(await requeuesAfter(3)).toBe(1);
    expect(await requeuesAfter(5)).toBe(2);
    expect(await requeuesAfter(7)).toBe(2);
    await ageLease(uid, id, 9);
    await fire("import_sweep");
    await expectWhole(id);
  });

  test.each([
    ["is down", { status: 500, code: "InternalFailure" }],
    ["refuses the address", { status: 400, code: "MessageRejected" }],
  ])("is whole also when the mail service %s, and sends nothing later", slow, async (_, how) => {
    await somebody();
    await during([{ service: "ses", contains: ai.email, ...how }], async () => {
      const job = await imported(ai, "anime", file);
      expect(job).toMatchObject({ state: "finished", report: { added: 350 } });
    });
    expect(await mailsTo(ai)).toEqual([]);
  });

  test("says so, once, when its file is gone", slow, async () => {
    await somebody();
    const id = await uploadUnheard();
    await deleteUpload(uid, id);
    await ageLease(uid, id);
    await fire("import_sweep");
    expect(await rested(ai, id)).toMatchObject({
      state: "failed",
      error: "The uploaded file was gone before we could read it. Please upload it again.",
      report: { added: 0 },
    });
    const mails = await mailsTo(ai);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your anime list could not be imported"]);
  });

  test(
    "that nobody has finished for a day is ended by the sweep, once, with what it had done",
    slow,
    async () => {
      await somebody();
      const id = await stopMidway(async () => killFunction("import_list"));
      await ageLease(uid, id, 25 * 60);
      await fire("import_sweep");
      await fire("import_sweep");
      const job = await importOf(ai, id);
      expect(job).toMatchObject({
        state: "failed",
        error: "We tried several times and could not finish this import. Please try again later.",
        can_undo: true,
      });
      const placed = (await listOf(ai, "anime", ai.username)).length;
      expect(placed).toBeGreaterThanOrEqual(100);
      expect(job.report).toMatchObject({ added: placed, left: 350 - placed });
      const mails = await mailsTo(ai);
      expect(mails.map(({ subject }) => subject)).toEqual([
        "Your anime list could not be imported",
      ]);
      expect(mails[0]?.text).toContain(`${350 - placed} rows of your file were not placed.`);
    },
  );

  test("that only noted something until it was ended can be undone", slow, async () => {
    await somebody();
    const row = { id: anime.frieren, status: "active", progress: 3 } as const;
    await imported(ai, "anime", listFile("anime", [row]));
    const exported = async () => (await ai.call("export", { format: "mal-anime" })).text;
    const before = await exported();
    // It is taken, and then held up where it says that its first chunk is done.
    const checkpoint = { caller: "import_list", operation: "UpdateItem", skip: 1 } as const;
    const throttled = { status: 400, code: "ThrottlingException" };
    const id = await during(
      [{ service: "dynamodb", contains: `U#${uid}`, ...checkpoint, ...throttled }],
      async (met) => {
        const noted = listFile("anime", [{ ...row, notes: "Wept." }]);
        const begun = await accepted(upload(ai, "anime", noted));
        await expect.poll(met, { timeout: 30_000 }).toBeGreaterThan(0);
        await killFunction("import_list");
        return begun;
      },
    );
    expect(await exported()).toContain("Wept.");
    await ageLease(uid, id, 25 * 60);
    await fire("import_sweep");
    expect(await importOf(ai, id)).toMatchObject({ state: "failed", can_undo: true });
    await ai.ok("undo_import", { job_id: id });
    expect(await rested(ai, id)).toMatchObject({ state: "undone" });
    expect(await exported()).toBe(before);
  });

  test("that failed eight times is given up, which its owner is told", slow, async () => {
    await somebody();
    const id = await uploadUnheard();
    await tireImport(uid, id, 8);
    await fire("import_sweep");
    expect(await rested(ai, id)).toMatchObject({
      state: "failed",
      error: "We tried several times and could not finish this import. Please try again later.",
    });
    expect((await mailsTo(ai)).map(({ subject }) => subject)).toEqual([
      "Your anime list could not be imported",
    ]);
  });

  test(
    "of a list whose other half never came goes on without it, which its owner is told",
    slow,
    async () => {
      await somebody();
      const id = await accepted(upload(ai, "anime", file, { parts: "2", part: "1" }));
      await ageLease(uid, id, 16);
      await fire("import_sweep");
      await expectWhole(id);
      expect(await importOf(ai, id)).toMatchObject({ missing_parts: 1 });
      const [mail] = await mailsTo(ai);
      expect(mail?.text).toContain("1 part of your list never reached us.");
    },
  );

  test("and what its owner does meanwhile go together", slow, async () => {
    await somebody();
    const mixed = listFile("anime", [
      ...rows,
      { id: anime.frieren, status: "active", progress: 5 },
      { id: anime.deathNote, status: "active", progress: 30 },
      { id: anime.cowboyBebop, status: "active", progress: 4 },
    ]);
    await saved(save(ai, "add_anime", anime.cowboyBebop, 2));
    const id = await stopMidway(async () => {
      await saved(save(ai, "add_anime", anime.frieren, 28));
      await saved(save(ai, "add_anime", anime.deathNote, 7));
      await ai.ok("drop_anime", { anime_id: anime.cowboyBebop });
    }, mixed);
    const job = await rested(ai, id);
    expect(job).toMatchObject({ state: "finished", rows_done: 353 });
    const list = new Map(
      (await listOf(ai, "anime", ai.username)).map((entry) => [entry.id, entry]),
    );
    expect(list.get(anime.frieren)).toMatchObject({ status: "COMPLETED", progress: 28 });
    expect(list.get(anime.deathNote)).toMatchObject({ progress: 30 });
    expect(list.get(anime.cowboyBebop)).toBeUndefined();
    // What tells the import of the drop has no end.
    expect(await droppedItem(uid, "anime", anime.cowboyBebop)).toMatchObject({ p: 2 });
    expect(await droppedItem(uid, "anime", anime.cowboyBebop)).not.toHaveProperty("ttl");
    const { added = 0, raised = 0, unchanged = 0, kept_aside = 0 } = job.report ?? {};
    expect(added + raised + unchanged + kept_aside).toBe(353);
    expect(job.report?.kept).toMatchObject([{ reason: "dropped_meanwhile" }]);
    expect(await completedCount(ai, ai.username)).toBe(completed + 1);
  });

  test("keeps the words of a title aside that is dropped before it comes to it", slow, async () => {
    await somebody();
    const id = anime.onePiece;
    await saved(save(ai, "add_anime", id, 3));
    const more = listFile("anime", [
      ...rows,
      { id, status: "active", progress: 3, notes: "Long." },
    ]);
    const job_id = await stopMidway(() => ai.ok("drop_anime", { anime_id: id }), more);
    expect(await rested(ai, job_id)).toMatchObject({
      state: "finished",
      report: { added: 350, updated: 0, kept: [{ reason: "dropped_meanwhile" }] },
    });
    expect((await ai.call("export", { format: "mal-anime" })).text).toContain("Long.");
  });

  test("does not mind another one of the same list beside it", slow, async () => {
    await somebody();
    const ids = await Promise.all([
      accepted(upload(ai, "anime", file)),
      accepted(upload(ai, "anime", file)),
    ]);
    const jobs = await Promise.all(ids.map((id) => rested(ai, id)));
    const sum = (name: "added" | "unchanged") =>
      jobs.reduce((total, { report }) => total + (report?.[name] ?? 0), 0);
    expect([sum("added"), sum("unchanged")]).toEqual([350, 350]);
    expect(await listOf(ai, "anime", ai.username)).toHaveLength(350);
    expect(await completedCount(ai, ai.username)).toBe(completed);
    expect(await mailsTo(ai)).toHaveLength(2);
  });

  test("leaves nothing behind when the account is deleted under it", slow, async () => {
    await somebody();
    const puts = { caller: "import_list", operation: "PutItem", contains: `U#${uid}` };
    await during([{ service: "dynamodb", ...puts, skip: 120, isHold: true }], async (met) => {
      await accepted(upload(ai, "anime", file));
      await expect.poll(met, { timeout: 60_000 }).toBeGreaterThan(0);
      await ai.ok("delete_account", { confirmation: ai.username });
      // Nobody but the worker takes this away, after the writes that it still waits for.
      await putItems([{ ...entryKey(uid, "anime", anime.frieren), s: "W", p: 1, u: 1 }]);
    });
    await expect.poll(() => itemsOf(uid), { timeout: 60_000 }).toEqual([]);
    expect(await mailsTo(ai)).toEqual([]);
  });
});

test("a hundred megabytes of nothing in a small file are refused while they unpack", async () => {
  await somebody();
  await provokes(
    upload(ai, "anime", Uint8Array.from(gzipSync(Buffer.alloc(100_000_000, " ")))),
    400,
    "This list is longer than we can import at once. Please split it.",
  );
});

/** Delivers an import's message several times at once. */
async function deliver(uid: string, job: string, times: number): Promise<void> {
  const { awsEndpoint, importQueue } = inject("cloud");
  const sqs = new SQSClient(operatorClient(awsEndpoint));
  const command = () =>
    new SendMessageCommand({
      QueueUrl: importQueue,
      MessageBody: JSON.stringify({ uid, job }),
    });
  await Promise.all(Array.from({ length: times }, () => sqs.send(command())));
  sqs.destroy();
}
