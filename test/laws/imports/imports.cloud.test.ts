import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { listOf } from "../../support/people/entries.ts";
import { during, killFunction } from "../../support/cloud/faults.ts";
import {
  accepted,
  importOf,
  imported,
  mailsTo,
  rested,
  upload,
} from "../../support/people/imports.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { itemsWith } from "../../support/cloud/stored.ts";
import { ageLease, deleteUpload, isHeld, requeuesOf } from "../../support/cloud/table.ts";
import {
  file,
  ai,
  uid,
  somebody,
  expectWhole,
  stopMidway,
  unheard,
  uploadUnheard,
  slow,
} from "../../support/people/stopping-imports.ts";

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
      expect(mails[0]?.text).toContain(`We did not get to ${350 - placed} rows of your file.`);
    },
  );
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
