/*
 * What the deployed job does, with its own permissions, when the table that is in use was not the last one: as after a
 * restore that was given up again.
 */
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { lastTableKey } from "../../../functions/objects/keys.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { objectText, objectsWith, putObject, removeObject } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { moderate } from "../../support/people/moderating.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { takePortrait } from "../../support/people/portraits.ts";

const Told = z.object({ people: z.number(), deleted: z.number(), pictures: z.number() });

afterEach(async () => {
  // The cloud's own table was never out of use.
  await removeObject("data", lastTableKey);
});

test(
  "a table that comes back is told who was deleted meanwhile, what is hidden and what pictures there are",
  { timeout: 300_000 },
  async () => {
    const [leaves, hidden, stays] = [await newcomer(), await newcomer(), await newcomer()];
    const [gone, shown, lost] = [
      await takePortrait(leaves),
      await takePortrait(hidden),
      await takePortrait(stays),
    ].map((path) => path.slice(1)) as [string, string, string];
    const uid = await uidOf(leaves.username);
    await putObject("data", `imports/${uid}/list.xml`);
    for (const { username } of [leaves, hidden]) await moderate("hide", username);
    // While another table was in use: one leaves, one is shown again, and one takes another picture.
    becomeFunction({ USER_POOL_ID: "pool" });
    const { putTombstone } = await import("../../../functions/objects/tombstones.ts");
    await putTombstone(uid);
    await putObject("media", shown, "as it was");
    const before = await objectText("media", lost);
    await removeObject("media", lost);
    await putObject("data", lastTableKey, JSON.stringify({ id: "another table" }));

    const told = Told.parse(await fire("replay"));
    expect(told).toMatchObject({ deleted: 1, pictures: 1 });
    expect(told.people).toBeGreaterThanOrEqual(3);
    expect(await objectsWith(uid, gone)).toEqual([]);
    expect((await visitor().call("profile", { username: leaves.username })).status).toBe(404);
    expect(await objectText("media", shown)).not.toBe("as it was");
    expect(await objectText("media", lost)).toBe(before);
    expect((await stays.call("imports", {})).status).toBe(401);
    expect(JSON.parse(await objectText("data", lastTableKey))).not.toMatchObject({
      id: "another table",
    });
  },
);
