/*
 * Hundreds of histories in the table itself: two devices go on with the same titles at once, a list is imported and taken
 * back meanwhile, and now and then a request or its answer is lost, as in a crash. What a diary tells is what the list is.
 */
import { beforeAll, expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { table as Client } from "../../../functions/table/client.ts";
import type { dropFromList as Drop } from "../../../functions/tracking/drop.ts";
import type { editEntry as Edit } from "../../../functions/tracking/edit-entry.ts";
import type { addEntry as Add, saveEntry as Save } from "../../../functions/tracking/save-entry.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { listFile, type ListRow } from "../../support/files/list-files.ts";
import { provenDiary } from "../../support/diary/stored-diary.ts";
import { accepted, rested, upload } from "../../support/people/imports.ts";
import { newcomer } from "../../support/people/people.ts";
import { fc, seed } from "../../support/properties.ts";

let client: typeof Client;
let dropFromList: typeof Drop;
let editEntry: typeof Edit;
let addEntry: typeof Add;
let saveEntry: typeof Save;

/** How often a request is lost on its way to the table, or its answer on the way back. */
let lost = 0;

class Crash extends Error {}

beforeAll(async () => {
  becomeFunction();
  ({ table: client } = await import("../../../functions/table/client.ts"));
  ({ dropFromList } = await import("../../../functions/tracking/drop.ts"));
  ({ editEntry } = await import("../../../functions/tracking/edit-entry.ts"));
  ({ addEntry, saveEntry } = await import("../../../functions/tracking/save-entry.ts"));
  client.middlewareStack.add(
    (next) => async (args) => {
      const chance = Math.random();
      if (chance < lost) throw new Crash();
      const answer = await next(args);
      if (chance < 2 * lost) throw new Crash();
      return answer;
    },
    { step: "initialize", name: "crashes" },
  );
  return () => client.middlewareStack.remove("crashes");
});

const long = ownTitles().filter(
  ({ kind, total, adult }) => kind === "anime" && !adult && (total ?? 0) >= 12,
);
const titles = long.slice(0, 200);
/** Titles that nobody goes on with meanwhile: an import moves them, and its undo moves them back. */
const left = long.slice(200, 210);

type Deed =
  | { readonly does: "step"; readonly progress: number; readonly isUndo: boolean }
  | { readonly does: "score"; readonly score: number | null }
  | { readonly does: "again"; readonly again: number | null; readonly repeats: number }
  | { readonly does: "drop"; readonly isMistake: boolean }
  | { readonly does: "restore" };

const progress = fc.integer({ min: 0, max: 12 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      does: fc.constant("step" as const),
      progress,
      isUndo: fc.boolean(),
    }),
  },
  fc.record({
    does: fc.constant("score" as const),
    score: fc.option(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2)),
  }),
  fc.record({
    does: fc.constant("again" as const),
    again: fc.option(progress),
    repeats: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ does: fc.constant("drop" as const), isMistake: fc.boolean() }),
  fc.record({ does: fc.constant("restore" as const) }),
);
/** What two devices do with one title. */
const history = fc.tuple(
  fc.array(deed, { minLength: 3, maxLength: 9, size: "max" }),
  fc.array(deed, { minLength: 3, maxLength: 9, size: "max" }),
);

async function act(uid: string, id: number, asked: Deed): Promise<unknown> {
  switch (asked.does) {
    case "step": {
      const by = asked.isUndo ? "undo" : undefined;
      return saveEntry(uid, "anime", id, { progress: asked.progress, by });
    }
    case "score":
      return editEntry(uid, "anime", id, { score: asked.score }, undefined);
    case "again":
      return editEntry(uid, "anime", id, { again: asked.again, repeats: asked.repeats }, undefined);
    case "drop":
      return dropFromList(uid, "anime", id, asked.isMistake);
    case "restore":
      return addEntry(uid, "anime", id, { progress: undefined, restore: true });
  }
}

/** Goes on with a title on one device; what is refused or crashes is followed by what comes next. */
async function goOn(uid: string, id: number, deeds: readonly Deed[]): Promise<number> {
  let done = 0;
  for (const asked of deeds) {
    const isDone = await act(uid, id, asked).then(
      () => 1,
      () => 0,
    );
    done += isDone;
  }
  return done;
}

test(
  "what two devices, crashes and an import made of 200 titles is what their diary tells",
  { timeout: 600_000 },
  async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const histories = fc.sample(history, { numRuns: titles.length, seed });
    for (const { id } of left) await addEntry(uid, "anime", id, { progress: 1, restore: false });
    const rows = [...titles, ...left].map(({ id, title, total }, at): ListRow => ({
      id,
      title,
      ...(total === null ? {} : { total }),
      status: at % 3 === 0 ? "completed" : "active",
      progress: at % 3 === 0 ? (total ?? 1) : 5,
      score: 1 + (at % 10),
      repeats: at % 4,
    }));
    lost = 0.01;
    const working = titles.values();
    let done = 0;
    const device = async (): Promise<void> => {
      for (const { id } of working) {
        const [one, other] = histories[titles.findIndex((title) => title.id === id)] ?? [[], []];
        const counts = await Promise.all([goOn(uid, id, one), goOn(uid, id, other)]);
        done += counts[0] + counts[1];
      }
    };
    const bringing = (async () => {
      const job_id = await accepted(upload(ai, "anime", listFile("anime", rows)));
      await rested(ai, job_id);
      await ai.ok("undo_import", { job_id });
      await rested(ai, job_id);
      return rested(ai, await accepted(upload(ai, "anime", listFile("anime", rows.slice(50)))));
    })();
    await Promise.all([device(), device(), device(), device(), bringing]);
    lost = 0;
    const told = await provenDiary(uid);
    const events = [...told.values()].flat();
    const by = Object.groupBy(events, (event) => event.by);
    expect(done).toBeGreaterThan(1000);
    expect(events.length).toBeGreaterThan(1000);
    expect(by.import?.length).toBeGreaterThanOrEqual(2 * left.length);
    expect(by.undone_import?.length).toBeGreaterThanOrEqual(left.length);
    expect(by.undo?.length).toBeGreaterThan(50);
  },
);
