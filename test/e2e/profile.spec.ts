import type { Page } from "@playwright/test";
import * as sentences from "../../shared/sentences.ts";
import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { constant, sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/people/titles.ts";
import { alter, hold, mend, refuse } from "./support/faults.ts";
import { famousTitles, freshName, newMember } from "./support/member.ts";
import { dialogButton, dialogOf, readsToast, unfoldsEdits } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const cards = (page: Page) => page.getByRole("article");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const pictureOf = (page: Page) =>
  page.getByRole("main").locator("img[src*='profile-pictures']").first();

async function opens(page: Page, name: string): Promise<void> {
  await unfoldsEdits(page);
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

memberTest(
  "a profile shows the first 18 of a list and leads to the rest",
  async ({ page, member }) => {
    const perTab = constant("pageSizeProfile");
    for (const { id } of famousTitles("anime", perTab + 2)) await member.watch(id, 1);
    await page.goto(`/profile/${member.username}`);
    await sees(page, "My Anime List");
    await expect(tab(page, "Watching")).toHaveAttribute("aria-selected", "true");
    await expect(cards(page)).toHaveCount(perTab);
    await expect(page.getByText(`${perTab + 2} titles`)).toBeVisible();
    await page
      .getByRole("button", { name: /^\+1: add one episode/ })
      .first()
      .click();
    await expect(page.getByText(/^2\/\d+$/)).toBeVisible();
    await page.getByRole("link", { name: /^See the whole list/ }).click();
    await expect(page).toHaveURL(`/anime-list/${member.username}/watching`);
  },
);

memberTest("the address says which tab of a profile is open", onPhone, async ({ page, member }) => {
  await member.watch(anime.deathNote, 37);
  await member.read(manga.attackOnTitan, 3);
  await page.goto(`/profile/${member.username}`);
  await sees(page, "No anime found in this category.");
  await tab(page, "Completed").click();
  await expect(page).toHaveURL(/\?status=completed$/);
  await expect(cards(page)).toHaveText([/Death Note/]);
  await sees(page, "My Manga List");
  await tab(page, "My Manga List").click();
  await expect(page).toHaveURL(/\?list=manga$/);
  await expect(tab(page, "Reading")).toHaveAttribute("aria-selected", "true");
  await expect(cards(page)).toHaveText([/Attack on Titan/]);
  await page.reload();
  await expect(cards(page)).toHaveText([/Attack on Titan/]);
  await tab(page, "Planned").click();
  await sees(page, "No manga found in this category.");
});

test("a visitor sees somebody's profile and can change nothing", async ({ page }) => {
  const owner = await newMember();
  await owner.watch(anime.frieren, 3);
  await owner.ok("update_user", { bio: "Tea first." });
  const letGo = await hold(page, "profile");
  await page.goto(`/profile/${owner.username}`);
  await sees(page, "Loading profile...");
  letGo();
  await expect(page.getByText("Tea first.")).toBeVisible();
  for (const list of ["Anime List", "Manga List"]) await sees(page, `${owner.username}'s ${list}`);
  await expect(cards(page)).toHaveText([/Frieren/]);
  await expect(page.getByText(/of Viewers/)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Report this profile"]);
  await expect(page.getByRole("link", { name: "Change your username" })).toHaveCount(0);
});

test("the three best viewers glow", async ({ page }) => {
  const owner = await newMember();
  for (const [rank, medal] of [
    [1, "gold"],
    [2, "silver"],
    [3, "bronze"],
    [4, null],
  ] as const) {
    await alter(page, "profile", ({ results }) => ({
      results: results.map((result) => ({ ...result, rank })),
    }));
    await page.goto(`/profile/${owner.username}`);
    await sees(page, `#${rank} of Viewers`);
    const glow = page.locator(medal === null ? "[data-medal]" : `[data-medal=${medal}]`);
    await expect(glow).toHaveCount(medal === null ? 0 : 1);
    await mend(page, "profile");
  }
});

memberTest("a former name leads to the present one, on the same tab", async ({ page, member }) => {
  const former = member.username;
  const { username } = await member.ok("change_username", { username: freshName() });
  await page.goto(`/profile/${former}?list=manga`);
  await expect(page).toHaveURL(`/profile/${username}?list=manga`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
});

memberTest("the owner writes a bio of up to 200 characters", async ({ page, member, problems }) => {
  problems.allow(/500 \(Internal Server Error\).*update-user/);
  const most = constant("bioCharacters");
  await page.goto(`/profile/${member.username}`);
  await opens(page, "Change bio");
  const field = dialogOf(page).getByRole("textbox");
  await expect(field).toBeFocused();
  await field.fill("b".repeat(most));
  await expect(dialogOf(page).getByText(`${most}/${most}`)).toBeVisible();
  await field.press("c");
  await sees(dialogOf(page).getByRole("alert"), "Bio cannot exceed 200 characters.");
  await expect(field).toHaveValue("b".repeat(most));
  await field.fill("Slow shows.\nLong books.");
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);

  await test.step("a failure keeps what was written", async () => {
    await refuse(page, "update_user", "unexpected", sentences.unexpected);
    await dialogButton(page, "Save").click();
    await sees(dialogOf(page).getByRole("alert"), sentences.unexpected);
    await expect(field).toHaveValue("Slow shows.\nLong books.");
    await mend(page, "update_user");
  });
  await dialogButton(page, "Save").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change bio" })).toBeFocused();
  await readsToast(page, "Your bio is saved.");
  await expect(page.getByText("Slow shows. Long books.")).toBeVisible();
});

memberTest("the owner chooses one of the twelve avatars", onPhone, async ({ page, member }) => {
  await page.goto(`/profile/${member.username}`);
  await opens(page, "Change avatar");
  const choices = dialogOf(page).getByRole("radio");
  await expect(choices).toHaveCount(presetAvatars.length);
  await expect(dialogOf(page).getByRole("radio", { name: /Current$/ })).toHaveCount(1);
  await dialogButton(page, "Save").click();
  await sees(dialogOf(page).getByRole("alert"), sentences.unknownAvatar);
  await dialogOf(page).getByRole("radio", { name: "Wizard girl" }).check();
  await dialogButton(page, "Save").click();
  await readsToast(page, "Your avatar is saved.");
  await expect(pictureOf(page)).toHaveAttribute("src", presetAvatarPath("wizard-girl"));

  await test.step("Esc changes nothing and gives the focus back", async () => {
    await opens(page, "Change avatar");
    await dialogOf(page).getByRole("radio", { name: "King" }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Change avatar" })).toBeFocused();
    await expect(pictureOf(page)).toHaveAttribute("src", presetAvatarPath("wizard-girl"));
  });
});
