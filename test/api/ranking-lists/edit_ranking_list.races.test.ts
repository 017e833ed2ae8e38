import { describe, expect, test } from "vitest";
import { pictureFolderOf } from "../../../functions/objects/keys.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { visitor } from "../../support/people/people.ts";
import { edit } from "../../support/people/ranking-lists.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { itemsWith, objectsWith } from "../../support/cloud/stored.ts";
import { mediaOf, uidOf } from "../../support/cloud/table.ts";
import { ageWatches } from "../../support/cloud/watches.ts";
import {
  notOfList,
  withList,
  listOf,
  picturesOf,
  edited,
  expectOnlyThose,
  withNewFirst,
} from "../../support/people/editing-ranking-lists.ts";

describe("two devices", () => {
  const transaction = (id: string, caller: "edit_ranking_list" | "delete_ranking_list") =>
    ({
      service: "dynamodb",
      caller,
      operation: "TransactWriteItems",
      contains: `K#${id}`,
    }) as const;

  /** Holds what the first device writes until the second one is done. */
  async function meanwhile<Begun>(
    id: string,
    caller: "edit_ranking_list" | "delete_ranking_list",
    begin: () => Promise<Begun>,
    act: () => Promise<unknown>,
  ): Promise<Begun> {
    const { begun } = await during(
      [{ ...transaction(id, caller), isHold: true, times: 1 }],
      async (met) => {
        const begun = begin();
        await expect.poll(met, { timeout: 30_000 }).toBe(1);
        await act();
        return { begun };
      },
    );
    return begun;
  }

  test("that save at once leave one list or the other, whole, and no picture too many", async () => {
    const { ai, id } = await withList();
    const phone = await ai.again();
    const [a, b] = await Promise.all([50, 70].map((width) => withNewFirst(id, width)));
    await Promise.all([
      edited(ai, id, { name: "Mine", description: "Mine", ...a }),
      edited(phone, id, { name: "Other", description: "Other", ...b }),
    ]);
    const { name, description } = await listOf(id);
    expect(description).toBe(name);
    await expectOnlyThose(ai, id);
  });

  test("change a list while the other one writes: the later wins, and clears up after both", async () => {
    const { ai, id } = await withList();
    const [mine, others] = await Promise.all([50, 70].map((width) => withNewFirst(id, width)));
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, { name: "Later", ...mine }),
      () => edited(ai, id, { name: "Sooner", ...others }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await listOf(id)).toMatchObject({ name: "Later" });
    await expectOnlyThose(ai, id);
  });

  test("do not bring back a picture that the other one has given up", async () => {
    const { ai, id, list } = await withList();
    const instead = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, { name: "Later", entries: list.entries }),
      () => edited(ai, id, { name: "Sooner", ...instead }),
    );
    await provokes(answer, 400, notOfList);
    expect(await listOf(id)).toMatchObject({ name: "Sooner" });
    await expectOnlyThose(ai, id);
  });

  test("one of which deletes the list: it stays deleted, and no picture stays behind", async () => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, form),
      () => ai.ok("delete_ranking_list", { id }),
    );
    await provokes(answer, 404, "This list does not exist.");
    expect(await mediaOf(ai.username)).toEqual([]);
    const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
    expect(ranking_lists).toEqual([]);
  });

  test("one of which edits the list that is being deleted: its new picture goes, too", async () => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "delete_ranking_list",
      () => ai.call("delete_ranking_list", { id }),
      () => edited(ai, id, form),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await mediaOf(ai.username)).toEqual([]);
  });

  test("one of which deletes the account: nothing comes back", async () => {
    const { ai, id } = await withList();
    const phone = await ai.again();
    const form = await withNewFirst(id);
    const uid = await uidOf(ai.username);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(phone, id, form),
      () => ai.ok("delete_account", { confirmation: ai.username }),
    );
    await provokes(answer, 404, "This list does not exist.");
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
    expect(await objectsWith(pictureFolderOf(uid))).toEqual([]);
  });
});

describe("when AWS fails", () => {
  test.each([
    ["the answer of the table is lost once, nobody notices", 1, 200],
    ["it is lost for good, the list still has all its pictures", 1000, 500],
  ])("%s", async (_, times, status) => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const order = {
      service: "dynamodb",
      caller: "edit_ranking_list",
      operation: "TransactWriteItems",
      contains: `K#${id}`,
      isLost: true,
    } as const;
    await during([{ ...order, times }], async (met) => {
      expect((await edit(ai, id, { name: "Edited", ...form })).status).toBe(status);
      expect(await met()).toBeGreaterThan(0);
    });
    expect(await listOf(id)).toMatchObject({ name: "Edited" });
    for (const path of await picturesOf(id)) expect((await ai.get(path)).status).toBe(200);
    // What nobody knows of is looked at after a day.
    await ageWatches(await uidOf(ai.username), 25);
    await fire("deletions");
    await expectOnlyThose(ai, id);
  });

  test("an upload that fails leaves the list as it was, and no picture", async () => {
    const { ai, id, list } = await withList();
    const contains = pictureFolderOf(await uidOf(ai.username));
    const form = await withNewFirst(id);
    const denied = { service: "s3", caller: "edit_ranking_list", status: 403 } as const;
    const order = { ...denied, method: "PUT", contains, code: "AccessDenied" };
    await during([order], async () => {
      expect((await edit(ai, id, form)).status).toBe(500);
    });
    expect(await listOf(id)).toEqual(list);
    await expectOnlyThose(ai, id);
  });

  test("a picture that cannot be deleted stays behind, and the list is edited", async () => {
    const { ai, id } = await withList();
    const contains = pictureFolderOf(await uidOf(ai.username));
    const form = await withNewFirst(id);
    const denied = { service: "s3", caller: "edit_ranking_list", status: 403 } as const;
    const order = { ...denied, method: "DELETE", contains, code: "AccessDenied" };
    await during([order], () => edited(ai, id, form));
    expect(await mediaOf(ai.username)).toHaveLength(6);
    await ageWatches(await uidOf(ai.username), 25);
    await fire("deletions");
    await expectOnlyThose(ai, id);
  });
});
