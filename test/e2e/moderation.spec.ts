import type { Page } from "@playwright/test";
import { carryOut } from "../../scripts/admin/invoke.ts";
import { localAccount } from "../../scripts/account/signed-calls.ts";
import type { Order } from "../../functions/operator/admin.ts";
import { reportReasons } from "../../shared/moderation/report.ts";
import * as sentences from "../../shared/sentences.ts";
import { picture } from "../support/people/pictures.ts";
import { sees } from "../support/spec-coverage.ts";
import { freshEmail, newMember, type Member } from "./support/member.ts";
import { accountUnderTest } from "./support/origin.ts";
import { dialogButton, dialogOf, readsToast, signsIn } from "./support/pages.ts";
import { refuse } from "./support/faults.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";
import { headline, looksAt } from "./support/themes.ts";

const operator = async (order: Order): Promise<string> =>
  (await carryOut(localAccount(accountUnderTest()), undefined, order)).join("\n");

const hide = (thing: string, reason: string): Promise<string> =>
  operator({ verb: "hide", thing, reason, by: "mod" });

/** Publishes a ranking list. Returns the path of its page. */
async function ranks(member: Member): Promise<string> {
  const file = new File([new Uint8Array(await picture("webp"))], "a.webp", { type: "image/webp" });
  const titles = ["Aria", "Mushishi", "Barakamon", "Frieren", "Yuru Camp"];
  const { body } = await member.sendFiles("create_ranking_list_with_entries", {
    name: `Tea by ${member.username}`,
    description: "Ranked by tea.",
    entries: JSON.stringify(titles.map((title) => ({ title, description: "Warm." }))),
    ...Object.fromEntries(titles.map((_, at) => [`entry_image_${at}`, file])),
  });
  return `/ranking-list/${(body as { id: string }).id}`;
}

test("a visitor reports a list, and the operator reads it", onPhone, async ({ page }) => {
  const owner = await newMember();
  const { id } = await owner.ok("create_list", { name: "Trains at night" });
  await page.goto(`/custom-list/${id}`);
  const button = page.getByRole("button", { name: "Report this list" });
  await button.click();
  await expect(dialogOf(page)).toHaveAccessibleName("Report this list");
  // Without a reason nothing is sent.
  await dialogButton(page, "Send report").click();
  await sees(dialogOf(page), "Please choose a reason.");
  await dialogOf(page).getByRole("radio", { name: reportReasons.spam }).check();
  await dialogOf(page).getByRole("textbox").fill("It buys likes.");
  await dialogButton(page, "Send report").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await readsToast(page, "Thank you. We will look at it.");
  const reports = await operator({ verb: "reports", most: 999 });
  expect(reports).toContain(`/custom-list/${id} – spam ×1: It buys likes.`);
});

memberTest("somebody reports a profile and a ranking list by the keyboard", async ({ page }) => {
  const owner = await newMember();
  const pages = [
    [`/profile/${owner.username}`, "Report this profile"],
    [await ranks(owner), "Report this list"],
  ] as const;
  for (const [path, name] of pages) {
    await page.goto(path);
    await page.getByRole("button", { name }).press("Enter");
    await dialogOf(page).getByRole("radio", { name: reportReasons.other }).press("Space");
    await dialogButton(page, "Send report").press("Enter");
    await readsToast(page, "Thank you. We will look at it.");
    expect(await operator({ verb: "reports", most: 999 })).toContain(`${path} – other ×1`);
  }
});

test("a report that does not get through says so, and is still there", async ({
  page,
  problems,
}) => {
  problems.allow(/429 \(Too Many Requests\).*api\/report/);
  const owner = await newMember();
  await page.goto(`/profile/${owner.username}`);
  await refuse(
    page,
    "report",
    "too_many",
    "That was a little too fast. Please wait a moment and try again.",
  );
  await page.getByRole("button", { name: "Report this profile" }).click();
  await dialogOf(page).getByRole("radio", { name: reportReasons.hurtful }).check();
  await dialogButton(page, "Send report").click();
  await sees(dialogOf(page), "That was a little too fast. Please wait a moment and try again.");
  await expect(dialogOf(page).getByRole("radio", { name: reportReasons.hurtful })).toBeChecked();
});

memberTest(
  "a hidden profile looks to others as one that is not there, and tells its owner why",
  onPhone,
  async ({ page, member, browser }) => {
    await hide(member.username, "Please choose another name.");
    await page.goto(`/profile/${member.username}`);
    await sees(page, "Hidden by the site's moderators: only you can see this.");
    await sees(page, "Their reason: Please choose another name.");
    const others = await browser.newContext();
    const stranger = await others.newPage();
    await stranger.goto(new URL(`/profile/${member.username}`, page.url()).href);
    await sees(stranger, "Profile does not exist.");
    await operator({ verb: "show", thing: member.username, by: "mod" });
    await stranger.reload();
    await headline(stranger, member.username)();
    await page.reload();
    await headline(page, member.username)();
    await expect(page.getByRole("note")).toHaveCount(0);
    await others.close();
  },
);

memberTest("a list that will be erased says when, to its owner alone", async ({ page, member }) => {
  const path = await ranks(member);
  await operator({ verb: "erase", thing: path, reason: "A court says so.", by: "mod" });
  await page.goto(path);
  await sees(page, "Their reason: A court says so.");
  await expect(page.getByRole("note")).toContainText(/It will be deleted on \d+ \w+ \d{4}\./);
  const { id } = await member.ok("create_list", { name: "Trains" });
  await hide(`/custom-list/${id}`, "Spam.");
  await page.goto(`/custom-list/${id}`);
  await sees(page, "Their reason: Spam.");
});

/** Makes an account in the browser. Returns its username. */
async function signsUp(page: Page, email: string): Promise<string> {
  await page.goto("/accounts/login");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsIn(page, email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/(?:home)?$/);
  const { username } = (await (await page.request.get("/api/check_logged/")).json()) as {
    username: string;
  };
  return username;
}

test(
  "who is suspended is signed out in a tab left open, and reads why at the sign-in alone",
  onPhone,
  async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\).*api\/profile/);
    const email = freshEmail();
    const username = await signsUp(page, email);
    // What the home page still asks for would be told of the suspension, too.
    await page.goto("/privacy", { waitUntil: "networkidle" });
    const said = page.getByRole("main").getByRole("alert");
    const reason = "You sell <b>things</b> here.";
    await operator({ verb: "suspend", thing: username, reason, by: "mod" });
    // Within the page, which still takes them as signed in.
    await page.evaluate((path) => {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, `/profile/${username}`);
    await sees(page.getByRole("main"), sentences.sessionOver);
    await sees(page.getByRole("banner"), "Sign In");

    await page.goto("/accounts/login?problem=suspended");
    // Whom to write to comes a moment later, right behind it.
    await expect(said).toContainText(
      "The site's moderators suspended this account, so nobody can sign in to it. Nothing in it is lost meanwhile.",
    );
    await expect(said).not.toContainText("Their reason");
    await sees(said, "A mistake? Write to hello@example.org.");
    // The provider still knows who this is.
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await sees(said, `Their reason: ${reason}`);
    await sees(said, "A mistake? Write to hello@example.org.");
    await expect(said.getByRole("link")).toHaveAttribute("href", "mailto:hello@example.org");
    await expect(said).not.toContainText("It will be deleted on");
    expect(page.url()).not.toContain("sell");

    await operator({ verb: "erase", thing: username, reason: "A court says so.", by: "mod" });
    // Whoever was refused may want to be somebody else.
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await signsIn(page, email);
    await sees(said, "Their reason: A court says so.");
    await expect(said).toContainText(/It will be deleted on \d+ \w+ \d{4}\./);

    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await signsIn(page, freshEmail());
    await expect(page).toHaveURL(/choose-username/);
  },
);

test.describe("every theme is accessible", onPhone, () => {
  test("in the dialog of a report", async ({ page }) => {
    const { username } = await newMember();
    await looksAt(page, `/profile/${username}`, async () => {
      await page.getByRole("button", { name: "Report this profile" }).click();
      await expect(dialogOf(page).getByRole("radio").first()).toBeVisible();
    });
  });

  memberTest("on a profile that is hidden", async ({ page, member }) => {
    await hide(member.username, "A rude name.");
    await looksAt(page, `/profile/${member.username}`, () =>
      expect(page.getByRole("note")).toBeVisible(),
    );
  });
});
