import type { Page } from "@playwright/test";
import { localDayOf } from "../../../shared/entries/day.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { tabsTo } from "../support/keyboard.ts";
import { newMember } from "../support/member.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const goalOf = (page: Page) => page.getByRole("region", { name: /goal for \d{4}/ });
const button = (page: Page, name: string) => goalOf(page).getByRole("button", { name });
const field = (page: Page) => goalOf(page).getByRole("textbox", { name: /to finish in \d{4}$/ });

memberTest(
  "who wants a goal sets one, follows it, and takes it away",
  onPhone,
  async ({ page, member }) => {
    // What is added when it was seen long ago counts for no year.
    await member.watch(anime.deathNote, 37);
    await member.watch(anime.frieren, 27);
    // As pages do: which day and year it is depends on where somebody is.
    await member.ok("update_anime", {
      anime_id: anime.frieren,
      episodes_watched: 28,
      day: localDayOf(Date.now()),
    });
    await page.goto(`/stats/${member.username}`);
    await expect(goalOf(page)).toContainText("How many anime would you like to finish?");

    await memberTest.step("what is no goal is told so", async () => {
      await button(page, "Set a goal").click();
      await expect(field(page)).toBeFocused();
      for (const text of ["0", "-3", "10000", "many", ""]) {
        await field(page).fill(text);
        await field(page).press("Enter");
        await expect(field(page)).toHaveAccessibleDescription(
          "A goal is a whole number of titles from 1 to 1,000.",
        );
      }
    });

    await memberTest.step("it shows how far one is", async () => {
      await field(page).fill("2");
      await tabsTo(page, button(page, "Save"));
      await page.keyboard.press("Enter");
      await expect(goalOf(page)).toContainText("1 of 2");
      await expect(goalOf(page)).toContainText(/there|counts/);
      await expect(
        goalOf(page).getByRole("progressbar", { name: /^Finished in / }),
      ).toHaveAttribute("aria-valuetext", "1 of 2");
    });

    await memberTest.step("it is there on another device, for each kind its own", async () => {
      await page.reload();
      await expect(goalOf(page)).toContainText("1 of 2");
      await page.getByRole("main").getByText("Manga", { exact: true }).click();
      await expect(goalOf(page)).toContainText("How many manga would you like to finish?");
      await page.getByRole("main").getByText("Anime", { exact: true }).click();
    });

    await memberTest.step("it is changed, and reached", async () => {
      await button(page, "Change it").click();
      await field(page).fill("1");
      await field(page).press("Enter");
      await expect(goalOf(page)).toBeFocused();
      await expect(goalOf(page)).toContainText("1 of 1");
      await expect(goalOf(page)).toContainText("You are there.");
    });

    await memberTest.step("it is taken away", async () => {
      await button(page, "Remove it").click();
      await expect(button(page, "Set a goal")).toBeVisible();
      await page.reload();
      await expect(button(page, "Set a goal")).toBeVisible();
    });
  },
);

memberTest("nobody sees the goal of another", async ({ page }) => {
  const another = await newMember();
  await another.read(manga.attackOnTitan, 139);
  await another.ok("update_user", {
    goal: { kind: "manga", year: new Date().getFullYear(), titles: 7 },
  });
  await page.goto(`/stats/${another.username}?list=manga`);
  await expect(page.getByText("139").first()).toBeVisible();
  await expect(goalOf(page)).toHaveCount(0);
});
