/*
 * What the deployed job does, with its own permissions, when the table that is in use was not the last one: as after a
 * restore that was given up again.
 */
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { lastTableKey } from "../../../functions/objects/keys.ts";
import { profileKey } from "../../../functions/table/keys.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import {
  bytesOf,
  objectText,
  objectsWith,
  putObject,
  removeObject,
} from "../../support/cloud/stored.ts";
import { getItem, uidOf } from "../../support/cloud/table.ts";
import { moderate } from "../../support/people/moderating.ts";
import { newcomer } from "../../support/people/people.ts";
import { takePortrait } from "../../support/people/portraits.ts";

const Told = z.object({ people: z.number(), deleted: z.number(), pictures: z.number() });

afterEach(async () => {
  // The cloud's own table was never out of use.
  await removeObject("data", lastTableKey);
});

async function memberWithPortrait() {
  const who = await newcomer();
  const portrait = (await takePortrait(who)).slice(1);
  const picture = await bytesOf("media", portrait);
  return { who, uid: await uidOf(who.username), portrait, picture };
}

test(
  "a table that comes back is told who was deleted meanwhile, what is hidden and what pictures there are",
  { timeout: 300_000 },
  async () => {
    const [leaves, hidden, shown, stays] = [
      await memberWithPortrait(),
      await memberWithPortrait(),
      await memberWithPortrait(),
      await memberWithPortrait(),
    ];
    await putObject("data", `imports/${leaves.uid}/list.xml`);
    for (const { who } of [leaves, hidden]) await moderate("hide", who.username);
    // While another table was in use: one leaves, one is shown again, one is hidden, and one takes another picture.
    becomeFunction({ USER_POOL_ID: "pool" });
    const { putTombstone } = await import("../../../functions/objects/tombstones.ts");
    await putTombstone(leaves.uid);
    await putObject("media", hidden.portrait, hidden.picture);
    await removeObject("data", `withheld/${hidden.portrait}`);
    await putObject("data", `withheld/${shown.portrait}`, shown.picture);
    await putObject("media", shown.portrait, "what stood in its place");
    await removeObject("media", stays.portrait);
    await putObject("data", lastTableKey, JSON.stringify({ id: "another table" }));

    const { people, deleted, pictures } = Told.parse(await fire("replay"));
    expect(people).toBeGreaterThanOrEqual(4);
    // Of those whom other tests have left, as well.
    expect(deleted).toBeGreaterThanOrEqual(1);
    expect(pictures).toBeGreaterThanOrEqual(1);
    expect(await objectsWith(leaves.uid, leaves.portrait)).toEqual([]);
    expect(await getItem(profileKey(leaves.uid))).toBeUndefined();
    expect(await bytesOf("media", hidden.portrait)).not.toEqual(hidden.picture);
    expect(await bytesOf("data", `withheld/${hidden.portrait}`)).toEqual(hidden.picture);
    expect(await bytesOf("media", shown.portrait)).toEqual(shown.picture);
    expect(await bytesOf("media", stays.portrait)).toEqual(stays.picture);
    expect((await stays.who.call("imports", {})).status).toBe(401);
    expect(JSON.parse(await objectText("data", lastTableKey))).not.toMatchObject({
      id: "another table",
    });
  },
);
