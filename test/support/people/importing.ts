import { expect, test } from "vitest";
import * as limits from "../../../shared/limits.ts";
import type { Kind } from "../../../shared/kind.ts";
import { completedCount, entryOf, kindCalls, listOf, save, saved } from "./entries.ts";
import { imported, mailsTo, rested } from "./imports.ts";
import { listFile } from "../files/list-files.ts";
import { newcomer } from "./people.ts";

import { provokes } from "../spec-coverage.ts";
import { anime, manga, unknownId } from "./titles.ts";

/** The rules of bringing a list of one kind. */
export function describeImporting(kind: Kind): void {
  const calls = kindCalls[kind];
  const { known, unknown } = calls;
  const other = kind === "anime" ? anime.deathNote : manga.monster;
  const third = kind === "anime" ? anime.cowboyBebop : manga.deathNote;

  test("a list is placed by its statuses, every row is accounted for, one e-mail tells", async () => {
    const ai = await newcomer();
    const job = await imported(
      ai,
      kind,
      listFile(kind, [
        { id: known.id, status: "completed", progress: 0 },
        { id: other, status: "on_hold", progress: 3 },
        { id: third, status: "planned", progress: 0 },
        { id: unknown.id, status: "active", progress: 700 },
        { id: unknownId, title: "<b>Nobody & Co</b>", total: 12, status: "active", progress: 2 },
        { id: 77, title: "<i>Gone</i>", status: "dropped", progress: 4 },
      ]),
    );
    expect(job).toMatchObject({
      kind,
      state: "finished",
      progress: 1,
      rows: 6,
      rows_done: 6,
      error: null,
      can_undo: true,
      report: {
        added: 5,
        raised: 0,
        unchanged: 0,
        kept_aside: 1,
        provisional: 1,
        reasons: [{ reason: "dropped", count: 1 }],
        kept: [{ title: "<i>Gone</i>", reason: "dropped" }],
      },
    });
    const list = await listOf(ai, kind, ai.username);
    expect(list.toSorted((a, b) => a.id - b.id)).toEqual(
      [
        { id: known.id, status: "COMPLETED", progress: known.total },
        { id: other, status: calls.active, progress: 3 },
        { id: third, status: "PLANNED", progress: 0 },
        { id: unknown.id, status: calls.active, progress: 700 },
        { id: unknownId, status: calls.active, progress: 2 },
      ].sort((a, b) => a.id - b.id),
    );
    expect(await completedCount(ai, ai.username)).toBe(kind === "anime" ? 1 : 0);
    const mails = await mailsTo(ai);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("<i>Gone</i>");
    expect(mails[0]?.html).toContain("&lt;i&gt;Gone&lt;/i&gt;");
    expect(mails[0]?.html).not.toContain("<i>");
  });

  test("the same file again changes nothing", async () => {
    const ai = await newcomer();
    const file = listFile(kind, [
      { id: known.id, status: "on_hold", progress: 5, score: 8, start: "2019-00-00", notes: "Hm." },
      { id: known.id, status: "planned", progress: 0 },
      { id: other, status: "completed", progress: 1, repeats: 2 },
    ]);
    expect((await imported(ai, kind, file)).report).toMatchObject({ added: 2, unchanged: 1 });
    const before = await listOf(ai, kind, ai.username);
    const again = await imported(ai, kind, file);
    expect(again.report).toMatchObject({ added: 0, raised: 0, unchanged: 3, kept_aside: 0 });
    expect(await listOf(ai, kind, ai.username)).toEqual(before);
    expect(again).toMatchObject({ can_undo: false, undo_until: null });
    const [, last] = await mailsTo(ai);
    expect(last?.text).not.toContain("undo this import");
    await provokes(
      ai.call("undo_import", { job_id: again.job_id }),
      409,
      "This import changed nothing, so there is nothing to put back.",
    );
  });

  test("rows that nobody kept aside before can be undone, also where all others change nothing", async () => {
    const ai = await newcomer();
    const there = { id: known.id, status: "active", progress: 5 } as const;
    const gone = { id: 77, title: "Gone", status: "dropped", progress: 2, notes: "No." } as const;
    await imported(ai, kind, listFile(kind, [there]));
    const exported = async () => (await ai.call("export", { format: `mal-${kind}` })).text;
    const first = await imported(ai, kind, listFile(kind, [there, gone]));
    expect(first).toMatchObject({ can_undo: true, report: { unchanged: 1, kept_aside: 1 } });
    const after = await exported();
    // The same again, as another site's file and as our own.
    for (const file of [listFile(kind, [there, gone]), listFile(kind, [gone]), after]) {
      const again = await imported(ai, kind, file);
      expect(again).toMatchObject({ can_undo: false, report: { kept_aside: 1 } });
      await provokes(
        ai.call("undo_import", again),
        409,
        "This import changed nothing, so there is nothing to put back.",
      );
    }
    const further = await imported(ai, kind, listFile(kind, [there, { ...gone, progress: 3 }]));
    expect(further).toMatchObject({ can_undo: true });
    const told = (await mailsTo(ai)).map(({ text }) => text.includes("undo this import"));
    expect(told).toEqual([true, true, false, false, false, true]);

    await ai.ok("undo_import", further);
    await rested(ai, further.job_id);
    expect(await exported()).toBe(after);
  });

  test("what two imports kept aside is gone when both are undone", async () => {
    const ai = await newcomer();
    const file = listFile(kind, [{ id: 77, title: "Gone", status: "dropped", progress: 2 }]);
    const exported = async () => (await ai.call("export", { format: `mal-${kind}` })).text;
    const undo = async (job_id: string) => {
      await ai.ok("undo_import", { job_id });
      expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
    };
    const one = await imported(ai, kind, file);
    const two = await imported(ai, kind, file);
    expect([one.can_undo, two.can_undo]).toEqual([true, false]);
    await undo(one.job_id);
    expect(await exported()).toContain("Gone");
    // Nobody else has kept it aside any more.
    const { imports } = await ai.ok("imports");
    expect(imports.map(({ can_undo }) => can_undo)).toEqual([true, false]);
    await undo(two.job_id);
    expect(await exported()).not.toContain("Gone");
  });

  test("a later file updates what stands beside the progress, and Undo puts it back", async () => {
    const ai = await newcomer();
    const row = { id: known.id, status: "active", progress: 5 } as const;
    const first = { ...row, score: 7, start: "2019-01-02", notes: "Hm.", tags: "slow" };
    await imported(ai, kind, listFile(kind, [first]));
    const later = listFile(kind, [{ ...row, score: 9, finish: "2020-03-04", notes: "Wept." }]);
    const { job_id, report } = await imported(ai, kind, later);
    expect(report).toMatchObject({ added: 0, raised: 0, updated: 1, unchanged: 0 });
    const both = await ai.call("export", { format: `mal-${kind}` });
    for (const text of [">9<", "2019-01-02", "2020-03-04", "Wept.", "slow"]) {
      expect(both.text).toContain(text);
    }
    expect((await imported(ai, kind, later)).report).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await mailsTo(ai)).at(1)?.text).toContain("updated");
    await ai.ok("undo_import", { job_id });
    expect(await rested(ai, job_id)).toMatchObject({ state: "undone" });
    const before = await ai.call("export", { format: `mal-${kind}` });
    for (const text of [">7<", "Hm."]) expect(before.text).toContain(text);
    expect(before.text).not.toContain("2020-03-04");
  });

  test.each([0, limits.importChunkRows])(
    "a title that a file names twice, %i rows apart, is updated once by the same notes",
    async (apart) => {
      const ai = await newcomer();
      const row = { id: known.id, status: "active", progress: 5 } as const;
      await imported(ai, kind, listFile(kind, [row]));
      const noted = { ...row, notes: "Wept." };
      const between = Array.from(
        { length: apart },
        (_, at) => ({ id: 1000 + at, status: "dropped", progress: 1 }) as const,
      );
      const { report } = await imported(ai, kind, listFile(kind, [noted, ...between, noted]));
      expect(report).toMatchObject({ updated: 1, unchanged: 1, kept_aside: apart });
    },
  );

  test("what our lists have no place for comes back with the export, as it came", async () => {
    const ai = await newcomer();
    const again = kind === "anime" ? "my_rewatch_value" : "my_reread_value";
    const rest = { my_priority: "HIGH", my_storage: "Hard Drive", my_discuss: "0", [again]: "4" };
    const beyond = known.total + 2;
    const row = { id: known.id, status: "active", progress: beyond, rest } as const;
    const file = listFile(kind, [row]);
    await imported(ai, kind, file);
    expect(await listOf(ai, kind, ai.username)).toMatchObject([{ progress: known.total }]);
    const exported = async () => (await ai.call("export", { format: `mal-${kind}` })).text;
    const text = await exported();
    for (const [name, value] of Object.entries(rest)) {
      expect(text).toMatch(new RegExp(`<${name}>(<!\\[CDATA\\[)?${value}(\\]\\]>)?<`));
    }
    expect(text).toContain(`>${beyond}<`);
    expect((await imported(ai, kind, file)).report).toMatchObject({ updated: 0, unchanged: 1 });
    // Once its owner has said how far they are, that counts.
    await saved(save(ai, calls.update, known.id, 3));
    expect(await exported()).not.toContain(`>${beyond}<`);
    expect(await exported()).toContain("Hard Drive");
  });

  test("what is on the list is raised, never lowered and never un-completed", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, known.id, known.total));
    await saved(save(ai, calls.add, other, 9));
    await saved(save(ai, calls.add, third, 2));
    const file = listFile(kind, [
      { id: known.id, status: "active", progress: 3 },
      { id: other, status: "active", progress: 4 },
      { id: third, status: "active", progress: 6 },
    ]);
    expect((await imported(ai, kind, file)).report).toMatchObject({ raised: 1, unchanged: 2 });
    expect(await entryOf(ai, kind, known.id)).toMatchObject({ status: "COMPLETED" });
    expect(await entryOf(ai, kind, other)).toMatchObject({ progress: 9 });
    expect(await entryOf(ai, kind, third)).toMatchObject({ progress: 6 });
  });

  test("a title that the catalogue does not know has a dialog, a cover and a counter of its own", async () => {
    const ai = await newcomer();
    await imported(
      ai,
      kind,
      listFile(kind, [
        { id: unknownId, title: "Nobody", total: 12, status: "active", progress: 2 },
      ]),
    );
    const details = await ai.call(calls.details, { [calls.id]: unknownId });
    expect(details.text).toContain("Nobody");
    const { image_url } = details.body as { image_url: string };
    expect((await fetch(ai.origin + image_url)).headers.get("content-type")).toBe("image/svg+xml");
    expect(await saved(save(ai, calls.update, unknownId, 12))).toEqual({
      status: "COMPLETED",
      progress: 12,
    });
    await provokes(
      save(ai, calls.update, unknownId, 13),
      400,
      known.exceeded.replace(/\(.*/, "(12)"),
    );
    const stranger = await newcomer();
    await provokes(
      stranger.call(calls.details, { [calls.id]: unknownId }),
      404,
      calls.unknownTitle,
    );
    const visit = await stranger.call(calls.list, { username: ai.username });
    expect(visit.body).toMatchObject({ total_count: 0, owner: false });
    const unique = await ai.call(
      kind === "anime" ? "get_unique_values" : "get_unique_values_manga",
      { username: ai.username },
    );
    expect(unique.body).toEqual({
      unique_genres: ["N/A"],
      unique_years: ["N/A"],
      unique_seasons: kind === "anime" ? ["N/A"] : [],
    });
  });
}
