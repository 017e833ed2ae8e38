/* What a diary costs whoever keeps one. */
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { notListed, packEvents } from "../../../functions/diary-events/event.ts";
import type { readDiary as Read } from "../../../functions/diary/read-diary.ts";
import { entryKey } from "../../../functions/table/keys.ts";
import type { saveEntry as Save } from "../../../functions/tracking/save-entry.ts";
import { usualShelf } from "../../../scripts/units/members.ts";
import { recordedFigures } from "../../../scripts/units/recorded.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { setAttribute, uidOf } from "../../support/cloud/table.ts";
import { newcomer } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

let saveEntry: typeof Save;
let readDiary: typeof Read;
let written = 0;
let requests = 0;

const Consumed = z.object({ CapacityUnits: z.number() });

/** An answer of the table, with what it took. */
const Answer = z.object({
  ConsumedCapacity: z.union([Consumed.transform((one) => [one]), z.array(Consumed)]),
});

beforeAll(async () => {
  becomeFunction();
  const { table: client } = await import("../../../functions/table/client.ts");
  ({ saveEntry } = await import("../../../functions/tracking/save-entry.ts"));
  ({ readDiary } = await import("../../../functions/diary/read-diary.ts"));
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        requests++;
        const answer = await next({
          ...args,
          input: { ...args.input, ReturnConsumedCapacity: "TOTAL" },
        });
        if (/Put|Update|Delete|Write/.test(commandName)) {
          const { ConsumedCapacity } = Answer.parse(answer.output);
          for (const { CapacityUnits } of ConsumedCapacity) written += CapacityUnits;
        }
        return answer;
      },
    { step: "initialize", name: "meter" },
  );
  return () => {
    vi.useRealTimers();
    client.middlewareStack.remove("meter");
  };
});

test("a tick takes at most 2.3 write units, on average of a hundred", async () => {
  const ai = await newcomer();
  const uid = await uidOf(ai.username);
  await ai.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 1 });
  for (let progress = 2; progress <= 101; progress++) {
    await saveEntry(uid, "anime", anime.onePiece, { progress });
  }
  const {
    calls: { update_anime = [] },
  } = await recordedFigures();
  // What counts the call against its rate.
  const [, counting = Number.NaN] = update_anime[0]?.partitions["rate of a user"] ?? [];
  expect(written).toBeGreaterThan(100);
  expect(written / 100 + counting).toBeLessThanOrEqual(2.3);
});

test("an import takes at most 1.4 a row", async () => {
  const { worker } = await recordedFigures();
  const { anime: titles } = usualShelf;
  const { writes = Number.NaN } = worker[`import of ${titles} titles`] ?? {};
  expect(writes / titles).toBeLessThanOrEqual(1.4);
});

test("a month is read in as many requests on its last day as before", async () => {
  const ai = await newcomer();
  const uid = await uidOf(ai.username);
  await ai.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 1 });
  const added = { ...notListed, standing: { status: "W", progress: 1 } } as const;
  const events = packEvents(Date.parse("2026-01-10T12:00:00Z"), "tap", notListed, added);
  await setAttribute(entryKey(uid, "anime", anime.onePiece), "e", events);
  const requestsOn = async (day: string): Promise<number> => {
    vi.useFakeTimers({ now: Date.parse(`${day}T12:00:00Z`), toFake: ["Date"] });
    requests = 0;
    const { month, events: told } = await readDiary(uid, {});
    expect({ month, told: told.length }).toEqual({ month: "2026-01", told: 1 });
    return requests;
  };
  const before = await requestsOn("2026-01-20");
  expect(before).toBeGreaterThan(0);
  expect(await requestsOn("2026-01-31")).toBe(before);
});
