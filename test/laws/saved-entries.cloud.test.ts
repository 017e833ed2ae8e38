/* What is saved is told as saved, whatever becomes of what is done beside, and however long others hold what it needs. */
import { describe, expect, test } from "vitest";
import type { EndpointName } from "../../shared/endpoints.ts";
import { entryOf } from "../support/people/entries.ts";
import { during } from "../support/cloud/faults.ts";
import { newcomer } from "../support/people/people.ts";
import { uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";

const anime_id = anime.frieren;

const readingEarned = (uid: string) =>
  ({
    service: "dynamodb",
    operation: "Query",
    contains: `${uid}"},":prefix":{"S":"ACH#`,
  }) as const;

test("a step is saved, and told so, when achievements cannot be read", async () => {
  const ai = await newcomer();
  await ai.ok("add_anime", { anime_id, episodes_watched: 4 });
  const reads = { ...readingEarned(await uidOf(ai.username)), caller: "update_anime" } as const;
  await during([reads], async (met) => {
    const step = { anime_id, episodes_watched: 5 };
    expect(await ai.ok("update_anime", step)).toEqual({
      status: "WATCHING",
      episodes_watched: 5,
      changed: true,
      new_achievements: [],
    });
    expect(await met()).toBeGreaterThan(0);
    expect((await ai.ok("update_anime", step)).changed).toBe(false);
  });
});

describe("while a transaction holds the profile, nothing is read anew by", () => {
  /** Lets a call's transaction be refused three times, and whatever it reads of this a second time. */
  async function whileHeld<Result>(
    caller: EndpointName,
    uid: string,
    reads: readonly { readonly operation: string; readonly contains: string }[],
    run: () => Promise<Result>,
  ): Promise<Result> {
    const calls = { service: "dynamodb", caller, status: 400 } as const;
    const again = reads.map(
      (read) => ({ ...calls, ...read, skip: 1, code: "AccessDeniedException" }) as const,
    );
    const writes = { operation: "TransactWriteItems", contains: `U#${uid}`, times: 3 } as const;
    return during(again, (readAnew) =>
      during([{ ...calls, ...writes, code: "TransactionConflictException" }], async (held) => {
        const result = await run();
        expect([await held(), await readAnew()]).toEqual([3, 0]);
        return result;
      }),
    );
  }
  const reading = (uid: string, key: string) => ({
    operation: "GetItem",
    contains: `${uid}"},"sk":{"S":"${key}#${anime_id}"`,
  });

  test("a save, which tells what it earned", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    const reads = [readingEarned(uid), reading(uid, "A")];
    const { new_achievements } = await whileHeld("quick_add_anime", uid, reads, () =>
      ai.ok("quick_add_anime", { anime_id }),
    );
    expect(new_achievements.map(({ name }) => name)).toContain("First Credits");
    expect(await entryOf(ai, "anime", anime_id)).toMatchObject({ status: "COMPLETED" });
  });

  test("a drop, and its Undo", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    await ai.ok("quick_add_anime", { anime_id });
    await whileHeld("drop_anime", uid, [reading(uid, "A")], () =>
      ai.ok("drop_anime", { anime_id }),
    );
    expect(await entryOf(ai, "anime", anime_id)).toBeUndefined();
    await whileHeld("add_anime", uid, [reading(uid, "D#A")], () =>
      ai.ok("add_anime", { anime_id, restore: true }),
    );
    expect(await entryOf(ai, "anime", anime_id)).toMatchObject({ status: "COMPLETED" });
  });
});
