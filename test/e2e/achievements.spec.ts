import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { constant, sees } from "../support/spec-coverage.ts";
import { anime } from "../support/people/titles.ts";
import { runsUntil, stopClock } from "./support/clock.ts";
import { alter, bodiesOf } from "./support/faults.ts";
import { newMember } from "./support/member.ts";
import { advanceOf, toastsOf } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const badgesOf = (page: Page, family: string) =>
  page.getByRole("region", { name: new RegExp(`^${family}`) }).getByRole("listitem");

const toast = (page: Page, name: string) =>
  toastsOf(page).locator(".toast--achievement").filter({ hasText: name });

memberTest(
  "a tick that earns something says so for five seconds",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 11);
    await stopClock(page);
    await page.goto(`/profile/${member.username}`);
    await runsUntil(page, advanceOf(page));
    await advanceOf(page).first().click();
    await runsUntil(page, toast(page, "One Cour"));
    await sees(toast(page, "One Cour"), "New Achievement");
    await expect(toastsOf(page).getByRole("button", { name: "Undo" })).toBeVisible();
    const badge = toast(page, "One Cour").locator("img");
    await expect(badge).toHaveJSProperty("complete", true);
    await expect
      .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await staysForFiveSeconds(page, "One Cour");
  },
);

memberTest(
  "what is earned is said also where its picture does not come",
  async ({ page, member, problems }) => {
    problems.allow(/net::ERR_FAILED.*badges/);
    await page.route("**/static/badges/**", (route) => route.abort());
    await member.watch(anime.frieren, 11);
    await page.goto(`/profile/${member.username}`);
    await advanceOf(page).first().click();
    await sees(toast(page, "One Cour"), "New Achievement");
    await expect(toast(page, "One Cour").locator("img")).toHaveCSS("visibility", "hidden");
  },
);

/** The message of an achievement, which has just appeared, goes when its time is over, and not before. */
async function staysForFiveSeconds(page: Page, name: string): Promise<void> {
  const durationMs = constant("achievementToastMs");
  // The step in which it came may have let pass some of its time.
  await page.clock.runFor(durationMs - 100);
  await expect(toast(page, name)).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast(page, name)).toHaveCount(0);
}

memberTest(
  "the owner sees what is earned, what is missing, and what is nearest",
  onPhone,
  async ({ page, member }) => {
    await page.goto(`/profile/${member.username}?list=achievements`);
    await sees(page, "No achievements");
    await sees(page, "My Achievements");
    await member.watch(anime.frieren, 28);
    await member.watch(anime.attackOnTitan, 9);
    await page.reload();
    await sees(page, "Within reach");
    await expect(badgesOf(page, "Within reach")).toHaveCount(3);
    await expect(badgesOf(page, "Completed anime").filter({ hasText: /Earned/ })).toHaveText([
      /First Credits/,
    ]);
    await expect(badgesOf(page, "Episodes").filter({ hasText: "Just One More" })).toContainText(
      "37 of 100",
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  },
);

test("a visitor sees somebody's badges, and not how far they are", async ({ page }) => {
  const owner = await newMember();
  await owner.watch(anime.frieren, 28);
  await page.goto(`/profile/${owner.username}?list=achievements`);
  await sees(page, `${owner.username}'s Achievements`);
  await expect(badgesOf(page, "Completed anime").filter({ hasText: /Earned/ })).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Within reach" })).toHaveCount(0);
  await expect(badgesOf(page, "Episodes").filter({ hasText: "Just One More" })).toContainText(
    "Not earned yet",
  );
});

memberTest("what was earned while nobody looked is told once", async ({ page, member }) => {
  const badge = {
    name: "Moved In",
    description: "Import a list from elsewhere.",
    badge_icon: "/static/badges/imports-1.svg",
  };
  const bodies = bodiesOf(page, "update_user");
  await alter(page, "check_logged", (answer) => ({
    ...answer,
    new_achievements: bodies.length > 0 ? [] : [badge],
  }));
  await stopClock(page);
  await page.goto(`/profile/${member.username}`);
  await runsUntil(page, toast(page, "Moved In"));
  await sees(toast(page, "Moved In"), "New Achievement");
  await expect.poll(() => bodies).toEqual([{ seen_achievements: [badge.badge_icon] }]);
  await staysForFiveSeconds(page, "Moved In");
});
