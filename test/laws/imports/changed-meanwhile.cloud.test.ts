import { describe, expect, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { entryKey, leftoverPrefix, notesKey } from "../../../functions/table/keys.ts";
import { completedCount, listOf, save, saved } from "../../support/people/entries.ts";
import { during, killFunction } from "../../support/cloud/faults.ts";
import { accepted, imported, importOf, rested, upload } from "../../support/people/imports.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { listFile, type ListRow } from "../../support/files/list-files.ts";
import type { FaultOrder } from "../../support/cloud/order-faults.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { itemsWith } from "../../support/cloud/stored.ts";
import { ageLease } from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";
import { somebody, item, holding, slow, row } from "../../support/people/changing-meanwhile.ts";

describe("an import", () => {
  test("counts what is completed while it counts once", slow, async () => {
    const { ai, uid } = await somebody();
    const file = listFile("anime", [row({ status: "completed", progress: 28 })]);
    // The first look at the shelf is for placing, the second one for counting; the profile was read before.
    const { pk, sk } = entryKey(uid, "anime", 0);
    const shelf = `${pk}"},":prefix":{"S":"${sk.slice(0, -1)}"`;
    const id = await holding(
      { caller: "import_list", operation: "Query", contains: shelf, skip: 1 },
      () => accepted(upload(ai, "anime", file)),
      () => ai.ok("quick_add_anime", { anime_id: anime.yourName }),
    );
    expect(await rested(ai, id)).toMatchObject({ state: "finished" });
    expect(await completedCount(ai, ai.username)).toBe(2);
  });

  test(
    "that another worker has taken over leaves its plan as it is, by which it is undone",
    slow,
    async () => {
      const { ai, uid } = await somebody();
      const file = listFile("anime", [row({ progress: 20 })]);
      const plans = item({ pk: `U#${uid}`, sk: "IC#" });
      const job_id = await holding(
        { caller: "import_list", operation: "PutItem", contains: plans },
        () => accepted(upload(ai, "anime", file)),
        async (begun) => {
          const id = await begun;
          await saved(save(ai, "add_anime", anime.frieren, 7));
          await ageLease(uid, id);
          await fire("import_sweep");
          expect(await rested(ai, id)).toMatchObject({ state: "finished", report: { raised: 1 } });
        },
      );
      await ai.ok("undo_import", { job_id });
      await rested(ai, job_id);
      expect(await listOf(ai, "anime", ai.username)).toEqual([
        { id: anime.frieren, status: "WATCHING", progress: 7 },
      ]);
    },
  );

  test.each([
    ["nothing was noted before", undefined],
    ["something was noted before", "Hm."],
  ])("keeps the words that another one writes at once, where %s", slow, async (_, notes) => {
    const { ai, uid } = await somebody();
    const words = (more: Partial<ListRow>) => listFile("anime", [row(more)]);
    if (notes !== undefined) await imported(ai, "anime", words({ progress: 1, notes }));
    const contains = item(notesKey(uid, "anime", anime.frieren));
    const id = await holding(
      { caller: "import_list", operation: "PutItem", contains },
      () => accepted(upload(ai, "anime", words({ notes: "Wept." }))),
      () => imported(ai, "anime", words({ progress: 6, tags: "slow" })),
    );
    await rested(ai, id);
    const { text } = await ai.call("export", { format: "mal-anime" });
    expect(text).toContain("Wept.");
    expect(text).toContain("slow");
  });

  test("is not brought to rest by a worker that has lost it", slow, async () => {
    const { ai, uid } = await somebody();
    const file = listFile("anime", [row({})]);
    const id = await holding(
      // Nobody but the list of open imports says the user's id and the import's in one word.
      { caller: "import_list", operation: "TransactWriteItems", contains: `${uid}#` },
      () => accepted(upload(ai, "anime", file)),
      async (begun) => {
        const job_id = await begun;
        await ageLease(uid, job_id);
        await fire("import_sweep");
        expect(await rested(ai, job_id)).toMatchObject({ state: "finished" });
        await ai.ok("undo_import", { job_id });
        expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
      },
    );
    // Whoever comes after it in the queue is done.
    await imported(await newcomer(), "anime", file);
    expect(await importOf(ai, id)).toMatchObject({ state: "undone" });
  });

  test("is not undone once more by a click that was under way", slow, async () => {
    const { ai, uid } = await somebody();
    const { job_id } = await imported(ai, "anime", listFile("anime", [row({})]));
    const order = { caller: "undo_import", operation: "TransactWriteItems" };
    const answer = await holding(
      { ...order, contains: `U#${uid}` },
      () => ai.call("undo_import", { job_id }),
      async () => {
        await ai.ok("undo_import", { job_id });
        expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
      },
    );
    await provokes(answer, 409, sentences.busy);
    expect(await importOf(ai, job_id)).toMatchObject({ state: "undone" });
  });
});

describe("a title that its owner drops while an import has planned its row", () => {
  const words = "Wept.";
  const file = (more: Partial<ListRow> = {}) => listFile("anime", [row({ notes: words, ...more })]);
  const dropped = (ai: Person) => ai.ok("drop_anime", { anime_id: anime.frieren });
  const keptAside = {
    state: "finished",
    rows_done: 1,
    report: { added: 0, raised: 0, kept_aside: 1, kept: [{ reason: "dropped_meanwhile" }] },
  };

  /** Holds an import up at a write, by a table that is too busy, acts, kills its worker, and has another one go on. */
  async function killedAt(
    { ai, uid }: Awaited<ReturnType<typeof somebody>>,
    order: Pick<FaultOrder, "operation" | "contains" | "skip">,
    act: () => Promise<unknown>,
    bytes = file(),
  ): Promise<string> {
    const busy = { status: 400, code: "ThrottlingException" };
    const held = { service: "dynamodb", caller: "import_list", ...order, ...busy } as const;
    const id = await during([held], async (met) => {
      const begun = await accepted(upload(ai, "anime", bytes));
      await expect.poll(met, { timeout: 30_000 }).toBeGreaterThan(0);
      await act();
      await killFunction("import_list");
      return begun;
    });
    await ageLease(uid, id);
    await fire("import_sweep");
    return id;
  }

  /** Whether the title's notes have gone aside with its drop. */
  async function areNotesAside(uid: string): Promise<boolean> {
    const { sk } = notesKey(uid, "anime", anime.frieren);
    const notes = (await itemsWith(`U#${uid}`)).find((each) => each.sk === sk);
    return notes?.["aside"] !== undefined;
  }

  /** Nothing is noted of the title as if it were on the list, and the export gives the row back, once. */
  async function expectKept({ ai, uid }: Awaited<ReturnType<typeof somebody>>): Promise<void> {
    expect(await listOf(ai, "anime", ai.username)).toEqual([]);
    expect(await areNotesAside(uid)).toBe(true);
    const { text } = await ai.call("export", { format: "mal-anime" });
    expect(text.split(words)).toHaveLength(2);
    expect(text).toContain("<my_status>Dropped</my_status>");
  }

  test.each([
    ["its notes", notesKey],
    ["its entry", entryKey],
  ])("stays dropped with the row beside it, just before %s is written", slow, async (_, keyOf) => {
    const who = await somebody();
    const { ai, uid } = who;
    await saved(save(ai, "add_anime", anime.frieren, 2));
    const contains = item(keyOf(uid, "anime", anime.frieren));
    const id = await holding(
      { caller: "import_list", operation: "PutItem", contains },
      () => accepted(upload(ai, "anime", file())),
      () => dropped(ai),
    );
    expect(await rested(ai, id)).toMatchObject(keptAside);
    await expectKept(who);
    await ai.ok("undo_import", { job_id: id });
    await rested(ai, id);
    expect((await ai.call("export", { format: "mal-anime" })).text).not.toContain(words);
  });

  test("has its row kept also by a worker that goes on for a killed one", slow, async () => {
    const who = await somebody();
    const { ai, uid } = who;
    // What the plan has found is what is there again: nothing.
    const id = await killedAt(
      who,
      { operation: "PutItem", contains: item(entryKey(uid, "anime", anime.frieren)) },
      async () => {
        await saved(save(ai, "add_anime", anime.frieren, 2));
        await dropped(ai);
      },
    );
    expect(await rested(ai, id)).toMatchObject(keptAside);
    await expectKept(who);
  });

  test("has its row kept once that is decided, though it is put back then", slow, async () => {
    const who = await somebody();
    const { ai, uid } = who;
    await saved(save(ai, "add_anime", anime.frieren, 2));
    const leftovers = item({ pk: `U#${uid}`, sk: leftoverPrefix("anime") });
    const puts = { operation: "PutItem", contains: leftovers };
    const entry = item(entryKey(uid, "anime", anime.frieren));
    const id = await holding(
      { caller: "import_list", operation: "PutItem", contains: entry },
      () =>
        killedAt(who, puts, () =>
          saved(save(ai, "add_anime", anime.frieren, 2, { restore: true })),
        ),
      () => dropped(ai),
    );
    expect(await rested(ai, id)).toMatchObject(keptAside);
    expect(await listOf(ai, "anime", ai.username)).toMatchObject([
      { id: anime.frieren, progress: 2 },
    ]);
  });

  test("counts as placed where it was, before its worker was killed", slow, async () => {
    const who = await somebody();
    const { ai, uid } = who;
    // A worker notes first that it has begun, then how far it has come.
    const order = {
      operation: "UpdateItem",
      contains: item({ pk: `U#${uid}`, sk: "I#" }),
      skip: 1,
    };
    const id = await killedAt(who, order, () => dropped(ai));
    expect(await rested(ai, id)).toMatchObject({
      state: "finished",
      report: { added: 1, kept_aside: 0 },
    });
    expect(await listOf(ai, "anime", ai.username)).toEqual([]);
    expect(await areNotesAside(uid)).toBe(true);
  });
});
