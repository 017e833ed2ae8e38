import { describe, expect, inject, test } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { reportReasonNames } from "../../../shared/moderation/report.ts";
import { itemsWith } from "../../support/cloud/stored.ts";
import { uidOf } from "../../support/cloud/table.ts";
import { makeList } from "../../support/people/lists.ts";
import { moderate, order, takeBack } from "../../support/people/moderating.ts";
import { newcomer, newcomers, visitor, type Person } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

const { origin } = inject("cloud");

/** What operators are told of a thing; undefined where no report of it is open. */
const openOf = async (page: string): Promise<string | undefined> =>
  (await order({ verb: "reports", most: 1000 })).split("\n").find((line) => line.includes(page));

describe("a report", () => {
  test("of a profile, a custom list and a ranking list reaches the operator", async () => {
    const [ai, ben] = (await newcomers(2)) as [Person, Person];
    const pages = [
      `/profile/${ai.username}`,
      `/custom-list/${await makeList(ai)}`,
      `/ranking-list/${await makeRanking(ai)}`,
    ];
    for (const page of pages) {
      const answer = await ben.ok("report", { page, reason: "spam", text: " Buys likes. " });
      expect(answer).toEqual({ message: sentences.reported });
      expect(await openOf(page)).toContain(`${page} – spam ×1: Buys likes.`);
    }
  });

  test("of one person counts once, with what they said last; others count beside it", async () => {
    const [ai, ben, chie] = (await newcomers(3)) as [Person, Person, Person];
    const page = `/profile/${ai.username}`;
    for (const reason of reportReasonNames.slice(0, 2)) await ben.ok("report", { page, reason });
    expect(await openOf(page)).toMatch(/– sexual ×1$/);
    await chie.ok("report", { page: `${page.toUpperCase()}/`, reason: "sexual" });
    expect(await openOf(page)).toMatch(/– sexual ×2$/);
    // All visitors of one household are one person.
    await visitor().ok("report", { page, reason: "other" });
    await visitor().ok("report", { page, reason: "other" });
    expect(await openOf(page)).toMatch(/– sexual ×2, other ×1$/);
  });

  test("is settled when the thing is taken down or it is dismissed, and open again by an undo", async () => {
    const [ai, ben] = (await newcomers(2)) as [Person, Person];
    const page = `/profile/${ai.username}`;
    await ben.ok("report", { page, reason: "hurtful" });
    const hidden = await moderate("hide", page);
    expect(await openOf(page)).toBeUndefined();
    await takeBack(hidden);
    expect(await openOf(page)).toBeDefined();
    const dismissed = await moderate("dismiss", page);
    expect(await openOf(page)).toBeUndefined();
    expect((await visitor().call("profile", { username: ai.username })).status).toBe(200);
    await takeBack(dismissed);
    expect(await openOf(page)).toBeDefined();
    expect(await order({ verb: "look", thing: page })).toMatch(
      / {2}report of [\d-]+T[\d:]+Z: hurtful/,
    );
  });

  test("does not say who made it, to anybody but them", async () => {
    const [ai, ben] = (await newcomers(2)) as [Person, Person];
    await ben.ok("report", { page: `/profile/${ai.username}`, reason: "other", text: "Ugh." });
    for (const line of [
      await order({ verb: "reports" }),
      await order({ verb: "look", thing: ai.username }),
    ]) {
      expect(line).not.toContain(ben.username);
      expect(line).not.toContain(await uidOf(ben.username));
    }
    expect((await ai.call("export", { format: "json" })).text).not.toContain("Ugh.");
    expect((await ben.call("export", { format: "json" })).text).toContain("Ugh.");
  });

  test("goes with the account of who made it, and of whom it is about", async () => {
    const [ai, ben, chie] = (await newcomers(3)) as [Person, Person, Person];
    const uids = await Promise.all([ai, ben, chie].map(({ username }) => uidOf(username)));
    const list = await makeList(ai);
    await ben.ok("report", { page: `/profile/${ai.username}`, reason: "spam" });
    await chie.ok("report", { page: `/custom-list/${list}`, reason: "spam" });
    const reportsWith = async (text: string | undefined) =>
      (await itemsWith(text ?? "")).filter(({ pk }) => pk === "REPORTS").length;
    expect(await reportsWith(uids[1])).toBe(1);
    await ben.ok("delete_account", { confirmation: ben.username });
    expect(await reportsWith(uids[1])).toBe(0);
    expect(await reportsWith(list)).toBe(1);
    await ai.ok("delete_account", { confirmation: ai.username });
    expect(await reportsWith(list)).toBe(0);
  });

  test("is kept for 90 days", async () => {
    const ai = await newcomer();
    await visitor().ok("report", { page: `/profile/${ai.username}`, reason: "spam" });
    const [item] = (await itemsWith(await uidOf(ai.username))).filter(({ pk }) => pk === "REPORTS");
    const days = (Number(item?.["ttl"]) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(limits.reportDays);
  });
});

describe("is refused in a sentence", () => {
  const nothing = "There is nothing to report at this address.";

  test("a page that nobody made, that is not there, or that the reporter does not see", async () => {
    const [ai, ben] = (await newcomers(2)) as [Person, Person];
    const reason = "spam";
    for (const page of ["/", "/settings", "/profile/nobody-here", "profile", "/%", `${origin}/`]) {
      await provokes(ben.call("report", { page, reason }), 404, nothing);
    }
    const none = "This list does not exist.";
    await provokes(ben.call("report", { page: "/custom-list/none", reason }), 404, none);
    await provokes(ben.call("report", { page: "/ranking-list/none", reason }), 404, none);
    const list = await makeList(ai, { public: false });
    const page = `/custom-list/${list}`;
    await provokes(ben.call("report", { page, reason }), 403, "This list is not public.");
    await moderate("hide", ai.username);
    await provokes(ben.call("report", { page: `/profile/${ai.username}`, reason }), 404, nothing);
  });

  test("no reason, an unknown one, and more words than it takes", async () => {
    const [ai, ben] = (await newcomers(2)) as [Person, Person];
    const page = `/profile/${ai.username}`;
    expect((await ben.call("report", { page })).status).toBe(400);
    expect((await ben.call("report", { page, reason: "boring" })).status).toBe(400);
    const most = constant("reportTextCharacters");
    const text = "語".repeat(most + 1);
    await provokes(
      ben.call("report", { page, reason: "spam", text }),
      400,
      `Please use at most ${most} characters.`,
    );
    await ben.ok("report", { page, reason: "spam", text: "語".repeat(most) });
  });

  test("a call that did not come from our pages", async () => {
    const ai = await newcomer();
    const answer = await visitor().send("/api/report/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page: `/profile/${ai.username}`, reason: "spam" }),
    });
    expect(answer.status).toBe(403);
  });
});
