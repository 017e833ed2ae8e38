/*
 * An act is taken back where what it changed is as it left it, whatever else was decided of the thing; what makes no sense is
 * refused in a sentence, and changes nothing.
 */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { profileKey } from "../../../functions/table/keys.ts";
import { trailKey } from "../../../functions/table/moderation/keys.ts";
import { keyOfThing } from "../../../functions/table/moderation/things.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith } from "../../support/cloud/stored.ts";
import { getItem, setAttribute, uidOf } from "../../support/cloud/table.ts";
import { makeList } from "../../support/people/lists.ts";
import { moderate, order, takeBack } from "../../support/people/moderating.ts";
import { newcomer, visitor } from "../../support/people/people.ts";

const Erasing = z.object({
  moderation: z.looseObject({ erasing: z.looseObject({ due: z.number() }) }),
});

const sees = async (username: string): Promise<boolean> =>
  (await visitor().call("profile", { username })).status === 200;

const trailOf = (thing: string): Promise<string> => order({ verb: "trail", thing });

describe("to take an act back", () => {
  test("what else was decided of the thing is no matter, and stays", async () => {
    const who = await newcomer();
    const { username } = who;
    await visitor().ok("report", { page: `/profile/${username}`, reason: "spam" });
    const erased = await moderate("erase", username);
    const suspended = await moderate("suspend", username);
    await moderate("dismiss", username);
    await takeBack(erased);
    expect(await sees(username)).toBe(false);
    expect((await trailOf(username)).split("\n")[1]).toContain(
      "before: suspended, erasing, dismissed; after: suspended, dismissed",
    );
    await fire("deletions");
    await moderate("hide", username);
    await takeBack(suspended);
    await who.again();
    expect(await sees(username)).toBe(false);
    expect((await trailOf(username)).split("\n")[1]).toMatch(
      /; before: hidden, suspended, dismissed; after: hidden, dismissed$/,
    );
  });
});

describe("is refused, and changes nothing", () => {
  const refusal = (thing: Promise<unknown>) =>
    thing.then(
      () => "nothing",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );

  test("what names nothing, or nobody", async () => {
    expect(await refusal(moderate("hide", "/settings"))).toContain("names nothing");
    expect(await refusal(moderate("hide", "/profile/nobody-at-all"))).toBe(
      "Nobody is called nobody-at-all.",
    );
    expect(await refusal(moderate("hide", "/custom-list/none"))).toContain("There is no list");
    expect(await refusal(moderate("hide", "/ranking-list/none"))).toContain("There is no list");
    const { username } = await newcomer();
    expect(await refusal(moderate("hide", "/media/a/b.webp"))).toContain("Say whose picture");
    expect(await refusal(moderate("hide", "/media/a/b.webp", { of: username }))).toContain(
      "has no picture",
    );
    expect(await refusal(takeBack("no-act"))).toBe("The trail has no act no-act.");
  });

  test("what was done already, and what was not done", async () => {
    const { username } = await newcomer();
    expect(await refusal(moderate("show", username))).toBe("It is not hidden.");
    expect(await refusal(moderate("restore", username))).toBe("It is not suspended.");
    const hidden = await moderate("hide", username);
    expect(await refusal(moderate("hide", username))).toBe(
      `It is hidden already, by the act ${hidden}.`,
    );
    const suspended = await moderate("suspend", username);
    expect(await refusal(moderate("suspend", username))).toContain(suspended);
    expect((await trailOf(username)).split("\n")).toHaveLength(4);
  });

  test("to take an act back twice, or what was decided anew since", async () => {
    const { username } = await newcomer();
    const hidden = await moderate("hide", username);
    const undone = await takeBack(hidden);
    expect(await refusal(takeBack(hidden))).toBe(`It was undone already, by the act ${undone}.`);
    expect(await sees(username)).toBe(true);
    // An undo is an act as well.
    await takeBack(undone);
    expect(await sees(username)).toBe(false);
    const shown = await moderate("show", username);
    await takeBack(await moderate("suspend", username));
    const again = await moderate("hide", username);
    const shownAgain = await moderate("show", username);
    const anew = (acts: string) =>
      `What it did to /profile/${username} was decided anew since, the newest first: ${acts}. Undo these before it, in that order.`;
    // It is not hidden, as the first has left it, but because the last wants it so.
    expect(await refusal(takeBack(shown))).toBe(anew(`show ${shownAgain}, hide ${again}`));
    expect(await refusal(takeBack(hidden))).toBe(
      anew(`show ${shownAgain}, hide ${again}, show ${shown}`),
    );
    expect(await sees(username)).toBe(true);
    for (const act of [shownAgain, again, shown]) await takeBack(act);
    expect(await sees(username)).toBe(false);
    await takeBack(hidden);
    expect(await sees(username)).toBe(true);
  });

  test("to dismiss what nobody has reported, or what was dismissed already", async () => {
    const { username } = await newcomer();
    expect(await refusal(moderate("dismiss", username))).toBe("Nobody has reported it.");
    await visitor().ok("report", { page: `/profile/${username}`, reason: "spam" });
    const dismissed = await moderate("dismiss", username);
    expect(await refusal(moderate("dismiss", username))).toBe(
      `Its reports are settled already, by the act ${dismissed}.`,
    );
    expect((await trailOf(username)).split("\n")).toHaveLength(2);
  });

  test("the trail of what names nothing: a misspelt name is no clean record", async () => {
    expect(await refusal(trailOf("nobody-at-all"))).toBe("Nobody is called nobody-at-all.");
    expect(await refusal(trailOf("/custom-list/none"))).toContain("There is no list");
    expect(await refusal(trailOf("/media/a/b.webp"))).toContain("has nothing of /media/a/b.webp");
  });

  test("to take back that an erasure was taken back, when its time is over", async () => {
    const { username } = await newcomer();
    const thing = { kind: "account", uid: await uidOf(username) } as const;
    const erased = await moderate("erase", username);
    const undone = await takeBack(erased);
    const entry = z.looseObject({ before: z.looseObject({ erasing: z.looseObject({}) }) });
    const { before } = entry.parse(await getItem(trailKey(undone)));
    const over = { ...before, erasing: { ...before.erasing, due: 1 } };
    await setAttribute(trailKey(undone), "before", over);
    // It would be gone at once, and nobody could have it back.
    expect(await refusal(takeBack(undone))).toContain("erase it anew");
    await fire("deletions");
    expect(await itemsWith(keyOfThing(thing))).toEqual([]);
    expect(await sees(username)).toBe(true);
  });

  test("to take back twice, or before a later one, that an erasure was put off", async () => {
    const { username } = await newcomer();
    const key = profileKey(await uidOf(username));
    const erased = await moderate("erase", username);
    becomeFunction();
    const { putOffErasures } = await import("../../../functions/moderation/put-off.ts");
    /** As the job `replay` does after a restore. Returns the act's id. */
    const putOff = async (): Promise<string> => {
      const { moderation } = Erasing.parse(await getItem(key));
      const earlier = { ...moderation.erasing, due: moderation.erasing.due - 3600 };
      await setAttribute(key, "moderation", { ...moderation, erasing: earlier });
      await putOffErasures();
      return /^\S+ (\S+) put off /.exec(await trailOf(username))?.[1] ?? "none";
    };
    const first = await putOff();
    const undone = await takeBack(first);
    expect(await refusal(takeBack(first))).toBe(`It was undone already, by the act ${undone}.`);
    const second = await putOff();
    expect(await refusal(takeBack(undone))).toContain(`the newest first: put off ${second}.`);
    // It is still to go, and so can be kept.
    await takeBack(erased);
    expect(await sees(username)).toBe(true);
  });

  test.each(["hide", "suspend", "erase"] as const)(
    "to %s without a word to the owner",
    async (verb) => {
      const { username } = await newcomer();
      const silent = moderate(verb, username, { reason: " " });
      expect(await refusal(silent)).toBe(
        `Say why, for the owner of /profile/${username} and the trail.`,
      );
      expect(await sees(username)).toBe(true);
      expect(await trailOf(username)).toBe(`The trail has nothing of /profile/${username}.`);
    },
  );

  test("to suspend what is no account", async () => {
    const who = await newcomer();
    const list = await makeList(who);
    expect(await refusal(moderate("suspend", `/custom-list/${list}`))).toBe(
      "Only an account can be suspended.",
    );
  });
});
