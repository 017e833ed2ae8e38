import { describe, expect, test } from "vitest";
import { importChunkKey, importKey } from "../../../functions/table/keys.ts";
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
import { listFile, type ListRow } from "../../support/files/list-files.ts";
import { newcomer } from "../../support/people/people.ts";
import { itemsWith, putItems } from "../../support/cloud/stored.ts";
import { ageLease, itemsOf, uidOf } from "../../support/cloud/table.ts";

const rows: readonly ListRow[] = Array.from({ length: 350 }, (_, at) => ({
  id: 4_000_000 + at,
  title: `Title ${at}`,
  total: 12,
  status: at % 7 === 6 ? "dropped" : "active",
  progress: 3,
}));
const file = listFile("anime", rows);

const slow = { timeout: 120_000 };

async function somebody() {
  const ai = await newcomer();
  return { ai, uid: await uidOf(ai.username) };
}

describe("an import whose item a transaction holds", () => {
  const held = { status: 400, code: "TransactionConflictException", every: 2, times: 40 };

  test("goes on and ends with its e-mail, without the sweep", slow, async () => {
    const { ai, uid } = await somebody();
    const order = { service: "dynamodb", caller: "import_list", operation: "UpdateItem" } as const;
    await during([{ ...order, ...held, contains: `U#${uid}` }], async (met) => {
      const job = await imported(ai, "anime", file);
      expect(job).toMatchObject({ state: "finished", report: { added: 300, kept_aside: 50 } });
      expect(await met()).toBeGreaterThan(3);
    });
    expect(await mailsTo(ai)).toHaveLength(1);
  });

  test("takes its further parts", slow, async () => {
    const { ai } = await somebody();
    const id = await accepted(upload(ai, "anime", file, { parts: "2", part: "1" }));
    const order = { service: "dynamodb", caller: "import_mal", operation: "UpdateItem" } as const;
    const few = { ...held, every: 1, times: 3 };
    await during([{ ...order, ...few, contains: `I#${id}` }], async (met) => {
      const next = { parts: "2", part: "2", job_id: id };
      expect(await accepted(upload(ai, "anime", listFile("anime", []), next))).toBe(id);
      expect(await met()).toBe(3);
    });
    expect(await rested(ai, id)).toMatchObject({ state: "finished", missing_parts: 0 });
  });
});

describe("the one e-mail", () => {
  test("is sent though the answer to its claim was lost", slow, async () => {
    const { ai } = await somebody();
    const claim = { service: "dynamodb", caller: "import_list", operation: "UpdateItem" } as const;
    await during([{ ...claim, contains: "mailedAtMs", isLost: true, times: 1 }], async (met) => {
      expect(await imported(ai, "anime", file)).toMatchObject({ state: "finished" });
      expect(await met()).toBe(1);
    });
    expect(await mailsTo(ai)).toHaveLength(1);
  });

  test("is one e-mail though the answer of the mail service was lost", slow, async () => {
    const { ai } = await somebody();
    await during([{ service: "ses", contains: ai.email, isLost: true }], async (met) => {
      expect(await imported(ai, "anime", file)).toMatchObject({ state: "finished" });
      expect(await met()).toBe(1);
    });
    expect(await mailsTo(ai)).toHaveLength(1);
  });

  test("waits for a mail service that is too busy", slow, async () => {
    const { ai } = await somebody();
    const busy = { status: 400, code: "Throttling", times: 3 };
    await during([{ service: "ses", contains: ai.email, ...busy }], async (met) => {
      expect(await imported(ai, "anime", file)).toMatchObject({ state: "finished" });
      expect(await met()).toBe(3);
    });
    expect(await mailsTo(ai)).toHaveLength(1);
  });
});

describe("an import that another version of the product began", () => {
  /** An import whose message was lost, with some of its fields as another version would have stored them. */
  async function begun(fields: Readonly<Record<string, unknown>>, left: readonly string[] = []) {
    const { ai, uid } = await somebody();
    const lost = { service: "sqs", contains: uid, status: 400, code: "AccessDenied" } as const;
    const id = await during([lost], () => accepted(upload(ai, "anime", file)));
    const { sk } = importKey(uid, id);
    const [job] = (await itemsWith(`U#${uid}`)).filter((item) => item.sk === sk);
    const stored = { ...job, ...fields, pk: `U#${uid}`, sk };
    await putItems([
      Object.fromEntries(
        Object.entries(stored).filter(([name]) => !left.includes(name)),
      ) as typeof stored,
    ]);
    await ageLease(uid, id);
    return { ai, uid, id };
  }

  const chunksOf = async (uid: string, id: string): Promise<number> => {
    const prefix = importChunkKey(uid, id, 0, 0).sk.slice(0, -"0000#0000".length);
    return (await itemsOf(uid)).filter((sk) => sk.startsWith(prefix)).length;
  };

  test.each([
    ["with chunks of 150 rows keeps to them", { chunkRows: 150 }, [], 3],
    [
      "without saying how long its chunks are has those of 100 rows",
      {},
      ["chunkRows", "planVersion"],
      4,
    ],
  ])("%s", slow, async (_, fields, left, chunks) => {
    const { ai, uid, id } = await begun(fields, left);
    // The second chunk is under way when the worker dies.
    const busy = { skip: 240, status: 400, code: "ThrottlingException" };
    const order = { service: "dynamodb", caller: "import_list", contains: `U#${uid}` } as const;
    await during([{ ...order, ...busy }], async (met) => {
      await fire("import_sweep");
      await expect.poll(met, { timeout: 60_000 }).toBeGreaterThan(0);
      await killFunction("import_list");
    });
    await ageLease(uid, id);
    await fire("import_sweep");
    expect(await rested(ai, id)).toMatchObject({
      state: "finished",
      report: { added: 300, kept_aside: 50 },
    });
    expect(await chunksOf(uid, id)).toBe(chunks);
    expect(await listOf(ai, "anime", ai.username)).toHaveLength(300);
    // Rows kept aside are known by their places in the file.
    const places = (await itemsOf(uid))
      .filter((sk) => sk.startsWith("X#"))
      .map((sk) => Number(sk.split("#").at(-1)))
      .sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 50 }, (_, at) => 7 * at + 6));
  });

  test(
    "is this one's once it has gone on with it: the other cannot read its plans",
    slow,
    async () => {
      const { ai, uid, id } = await begun({ planVersion: 1 });
      await fire("import_sweep");
      await rested(ai, id);
      const { job_id } = await imported(ai, "anime", file);
      const jobs = (await itemsWith(`U#${uid}`)).filter(({ sk }) => sk.startsWith("I#"));
      const versionOf = (job: string) =>
        jobs.find(({ sk }) => sk === importKey(uid, job).sk)?.["planVersion"];
      expect(versionOf(id)).toBe(versionOf(job_id));
      expect(versionOf(id)).toBeGreaterThan(1);
    },
  );

  test("with plans that this one cannot read is left to it", slow, async () => {
    const { ai, uid, id } = await begun({ planVersion: 99 });
    await fire("import_sweep");
    // Whoever comes after it in the queue is done.
    const { ai: bo } = await somebody();
    await imported(bo, "anime", file);
    expect(await importOf(ai, id)).toMatchObject({ state: "waiting", rows_done: 0 });
    expect(await chunksOf(uid, id)).toBe(0);
  });
});
