import type { Page } from "@playwright/test";
import { anime, manga } from "../../support/people/titles.ts";
import { tabsTo } from "../support/keyboard.ts";
import { countOf, unfoldsTools } from "../support/list-tools.ts";
import { famousTitles, type Member } from "../support/member.ts";
import { dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const rowsOf = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const header = (page: Page, name: string) => page.getByRole("columnheader", { name });
const namesOf = (page: Page) => page.getByRole("rowheader");

/** Three titles with scores; the first one was changed last. */
async function watchesThree(member: Member): Promise<void> {
  await member.watch(anime.deathNote, 20);
  await member.watch(anime.cowboyBebop, 3);
  await member.watch(anime.frieren, 12);
  await member.ok("edit_entry", { kind: "anime", id: anime.deathNote, score: 9.5 });
  await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 7 });
}

memberTest("a table sorts by its headers, and says by which", onPhone, async ({ page, member }) => {
  await watchesThree(member);
  await page.goto(`/anime-list/${member.username}/watching`);
  await unfoldsTools(page);
  await page.getByTitle("Table").click();
  await expect(page).toHaveURL(/\?view=table$/);
  await expect(namesOf(page)).toHaveText([/^Frieren/, /^Death Note/, /^Cowboy Bebop/]);
  await expect(header(page, "Score")).toHaveAttribute("aria-sort", "none");

  await header(page, "Score").getByRole("button").click();
  await expect(header(page, "Score")).toHaveAttribute("aria-sort", "descending");
  await expect(namesOf(page)).toHaveText([/^Death Note/, /^Frieren/, /^Cowboy Bebop/]);
  await expect(page).toHaveURL(/\?view=table&sort=score$/);
  await header(page, "Score").getByRole("button").click();
  await expect(header(page, "Score")).toHaveAttribute("aria-sort", "ascending");
  // What has no score comes last, whichever way round.
  await expect(namesOf(page)).toHaveText([/^Frieren/, /^Death Note/, /^Cowboy Bebop/]);
  await header(page, "Title").getByRole("button").press("Enter");
  await expect(header(page, "Title")).toHaveAttribute("aria-sort", "ascending");
  await expect(header(page, "Title").getByRole("button")).toBeFocused();
  await expect(namesOf(page)).toHaveText([/^Cowboy Bebop/, /^Death Note/, /^Frieren/]);
  await page.reload();
  await expect(namesOf(page)).toHaveText([/^Cowboy Bebop/, /^Death Note/, /^Frieren/]);
  await page.goBack();
  await expect(header(page, "Score")).toHaveAttribute("aria-sort", "ascending");

  await memberTest.step("a title of it is opened, and moved on", async () => {
    await namesOf(page).first().getByRole("link").click();
    await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await rowsOf(page).first().getByRole("button", { name: /^\+1/ }).click();
    await readsToast(page, "Anime updated: Frieren: Beyond Journey's End");
    await expect(rowsOf(page).first()).toContainText("13/28");
  });
});

memberTest(
  "a step leaves a sorted list in its order, until it is asked for anew",
  async ({ page, member }) => {
    await watchesThree(member);
    await page.goto(`/anime-list/${member.username}/watching`);
    await page.getByLabel("Sort by").selectOption("Progress");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveText([/^Death Note/, /^Frieren/, /^Cowboy Bebop/]);
    await page.getByRole("button", { name: "Descending, switch to ascending" }).click();
    await expect(page).toHaveURL(/\?sort=-progress$/);
    await expect(cards).toHaveText([/^Cowboy Bebop/, /^Frieren/, /^Death Note/]);
    for (let step = 0; step < 12; step++) {
      await cards.first().getByRole("button", { name: /^\+1/ }).click();
    }
    await readsToast(page, "Anime updated: Cowboy Bebop");
    await expect(cards.first()).toContainText("15/26");
    await expect(cards).toHaveText([/^Cowboy Bebop/, /^Frieren/, /^Death Note/]);
    await page.reload();
    await expect(cards).toHaveText([/^Frieren/, /^Cowboy Bebop/, /^Death Note/]);
  },
);

memberTest("a keyboard reaches all tools of a list, and its table", async ({ page, member }) => {
  await member.read(manga.attackOnTitan, 3);
  await page.goto(`/manga-list/${member.username}/reading?view=table`);
  await expect(page.getByRole("table")).toBeVisible();
  // What a manga has nothing of is not offered.
  await expect(page.getByLabel("Sort by").getByRole("option", { name: "Airs next" })).toHaveCount(
    0,
  );
  await tabsTo(page, page.getByRole("searchbox", { name: "Find in this list" }));
  await tabsTo(page, page.getByLabel("Sort by"));
  await tabsTo(page, page.getByRole("radio", { name: "Table" }));
  await tabsTo(page, page.getByRole("button", { name: "Select", exact: true }));
  await tabsTo(page, page.getByRole("region", { name: "Table of titles" }));
  await tabsTo(page, header(page, "Year").getByRole("button"));
  await tabsTo(page, namesOf(page).getByRole("link"));
  await page.keyboard.press("+");
  await readsToast(page, "Manga updated: Attack on Titan");
});

memberTest("a table has longer pages", async ({ page, member }) => {
  const many = famousTitles("anime", 102);
  for (const { id } of many) await member.watch(id, 1);
  await page.goto(`/anime-list/${member.username}/watching?view=table&page=2`);
  await expect(countOf(page, "102 titles")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByTitle("Covers").click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(24);
});
