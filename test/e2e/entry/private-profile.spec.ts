import type { Browser, Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { hold, loseNextAnswer, mend, refuse } from "../support/faults.ts";
import { holdsToast, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";
import { headline, looksAt } from "../support/themes.ts";

const privacy = (page: Page) => page.getByRole("switch", { name: "Keep my profile private" });

/** What is clicked of it: the switch itself is drawn. */
const label = (page: Page) => page.getByText("Keep my profile private");

const isPrivate = "Your profile is private: only you see it.";
const isPublic = "Everybody can see your profile again.";

/** A page of somebody else's browser, at the same site. */
async function strangersPage(browser: Browser, page: Page, path: string): Promise<Page> {
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(path, page.url()).href);
  return stranger;
}

memberTest(
  "a profile is made private by the keyboard: others find nobody, its owner a note, and it comes back",
  onPhone,
  async ({ page, member, browser }) => {
    await member.watch(anime.frieren, 3);
    const path = `/profile/${member.username}`;
    await page.goto("/settings#account");
    await expect(privacy(page)).not.toBeChecked();
    await privacy(page).press("Space");
    await expect(privacy(page)).toBeChecked();
    await expect(privacy(page)).toBeFocused();
    await readsToast(page, isPrivate);
    const stranger = await strangersPage(browser, page, path);
    await sees(stranger, "Profile does not exist.");

    await page.goto(path);
    await expect(page.getByRole("note")).toContainText(isPrivate);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Change this in your settings" }).press("Enter");
    await expect(page).toHaveURL("/settings#account");
    await expect(label(page)).toBeInViewport();
    await privacy(page).press("Space");
    await readsToast(page, isPublic);
    await expect(privacy(page)).not.toBeChecked();

    await stranger.reload();
    await headline(stranger, member.username)();
    await page.goto(path);
    await headline(page, member.username)();
    await expect(page.getByRole("note")).toHaveCount(0);
    await stranger.context().close();
  },
);

memberTest("the switch is undone from its message, also on another page", async ({ page }) => {
  await page.goto("/settings");
  await label(page).click();
  const message = await holdsToast(page, isPrivate);
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(page.getByRole("note")).toContainText(isPrivate);
  await message.getByRole("button", { name: "Undo" }).click();
  await readsToast(page, isPublic);
  await expect(page.getByRole("note")).toHaveCount(0);
});

memberTest(
  "a switch that is refused says so and falls back; one whose answer is lost tells what is true",
  async ({ page, problems }) => {
    problems.allow(/429 \(Too Many Requests\).*update-user/);
    problems.allow(/ERR_CONNECTION_RESET.*update-user/);
    const tooFast = "That was a little too fast. Please wait a moment and try again.";
    await page.goto("/settings");
    await refuse(page, "update_user", "too_many", tooFast);
    const letGo = await hold(page, "update_user");
    await label(page).click();
    // It is shown before it is saved, and rests until then.
    await expect(privacy(page)).toBeChecked();
    await expect(privacy(page)).toHaveAttribute("aria-disabled", "true");
    letGo();
    await readsToast(page, tooFast);
    await expect(privacy(page)).not.toBeChecked();
    await mend(page, "update_user");

    await loseNextAnswer(page, "update_user");
    await label(page).click();
    await readsToast(page, sentences.unreachable);
    await expect(privacy(page)).toBeChecked();
    await page.reload();
    await expect(privacy(page)).toBeChecked();
  },
);

memberTest("where it cannot be asked, Retry asks again", async ({ page, problems }) => {
  problems.allow(/500 \(Internal Server Error\).*api\/profile/);
  await refuse(page, "profile", "unexpected");
  await page.goto("/settings");
  const account = page.getByRole("region", { name: "Account" });
  await sees(account, "We could not load this setting just now.");
  await expect(privacy(page)).toHaveCount(0);
  await mend(page, "profile");
  await account.getByRole("button", { name: "Retry" }).click();
  await expect(privacy(page)).not.toBeChecked();
});

test.describe("every theme is accessible", onPhone, () => {
  memberTest("on a profile that is private", async ({ page, member }) => {
    await member.ok("update_user", { private: true });
    await looksAt(page, `/profile/${member.username}`, () =>
      expect(page.getByRole("note")).toBeVisible(),
    );
  });
});
