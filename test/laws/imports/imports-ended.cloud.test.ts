import { describe, expect, test } from "vitest";
import { entryKey } from "../../../functions/table/keys.ts";
import { completedCount, listOf, save, saved } from "../../support/people/entries.ts";
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
import { listFile } from "../../support/files/list-files.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { ageLease, droppedItem, itemsOf, tireImport } from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";
import {
  rows,
  file,
  completed,
  ai,
  uid,
  somebody,
  expectWhole,
  stopMidway,
  uploadUnheard,
  slow,
} from "../../support/people/stopping-imports.ts";

describe("an import", () => {
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
