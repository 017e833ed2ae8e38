import type { Locator, Page } from "@playwright/test";
import { sees } from "../../support/spec-coverage.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { bodiesOf } from "../support/faults.ts";
import type { Member } from "../support/member.ts";
import {
  advanceOf,
  dialogOf,
  holdsToast,
  opensSearch,
  resultsOf,
  searches,
  searchField,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

/** Status and episodes of Attack on Titan, of 25, as they are stored. */
async function stored(member: Member) {
  const { list_status, episodes_watched } = await member.ok("get_anime_details", {
    anime_id: anime.attackOnTitan,
  });
  return [list_status, episodes_watched];
}

/** Searches for Attack on Titan upon some page. Returns the first result. */
async function findsTitan(page: Page): Promise<Locator> {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "attack on titan");
  return resultsOf(page).first();
}

memberTest(
  "a result says where I am, and goes one on as a card does",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.attackOnTitan, 11);
    const mine = await findsTitan(page);
    await sees(mine, "Watching 11/25");
    await expect(resultsOf(page).nth(1)).not.toContainText("Watching");
    await expect(advanceOf(resultsOf(page).nth(1))).toHaveCount(0);
    await advanceOf(mine).click();
    await sees(mine, "Watching 12/25");
    await expect.poll(() => stored(member)).toEqual(["WATCHING", 12]);

    await test.step("as does one that another part of the page has moved", async () => {
      await page.goto(`/anime-list/${member.username}/watching`);
      await searches(page, "attack on titan");
      await mine.getByRole("link").click();
      await dialogOf(page).getByRole("button", { name: "One episode more" }).click();
      await dialogOf(page).getByRole("button", { name: "Update Anime" }).click();
      await expect.poll(() => stored(member)).toEqual(["WATCHING", 13]);
      await page.keyboard.press("Escape");
      await sees(mine, "Watching 13/25");
    });
  },
);

memberTest(
  "a title in the middle that was completed by a search has its Undo",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.attackOnTitan, 11);
    const mine = await findsTitan(page);
    await mine.getByRole("button", { name: /^Add as Completed/ }).click();
    await sees(mine, "Completed 25/25");
    const told = await holdsToast(page, "Anime updated: Attack on Titan");
    await told.getByRole("button", { name: "Undo" }).click();
    await sees(mine, "Watching 11/25");
    expect(await stored(member)).toEqual(["WATCHING", 11]);
  },
);

memberTest("one that was new leaves the list by Undo", async ({ page, member }) => {
  const mine = await findsTitan(page);
  await mine.getByRole("button", { name: /^Add as Completed/ }).click();
  const told = await holdsToast(page, "Anime added: Attack on Titan");
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(mine.getByRole("button", { name: /^Add as Completed/ })).toBeEnabled();
  await expect(mine).not.toContainText("25/25");
  await expect.poll(() => stored(member)).toEqual([null, 0]);
});

memberTest("the keys mean the first result, until another is chosen", async ({ page, member }) => {
  const mine = await findsTitan(page);
  await expect(mine).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await sees(mine, "Completed 25/25");
  expect(await stored(member)).toEqual(["COMPLETED", 25]);
  await searchField(page).press("Enter");
  await expect(page).toHaveURL(`/tos?anime=${anime.attackOnTitan}`);
});

test(
  "filters without words offer what passes them, the best known first",
  onPhone,
  async ({ page }) => {
    await page.goto("/tos");
    await opensSearch(page);
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Search filters" }).click();
    await dialog.getByRole("button", { name: "Sports", exact: true }).click();
    const asked = bodiesOf(page, "search_anime");
    await dialog.getByRole("button", { name: "Browse these" }).click();
    await expect(resultsOf(page)).toHaveCount(5);
    expect(asked).toMatchObject([{ query: "", genres: ["Sports"], browse: true }]);
  },
);

test("who finds nothing is told what to try next", onPhone, async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  const dialog = dialogOf(page);
  await searches(page, "vagabond");
  await expect(dialog.getByRole("status")).toContainText("Nothing found for “vagabond”.");
  await dialog.getByRole("button", { name: "Search manga instead" }).click();
  await expect(resultsOf(page).first()).toContainText("Vagabond");

  await dialog.getByRole("button", { name: "Search filters" }).click();
  await dialog.getByRole("button", { name: "Sports", exact: true }).click();
  await dialog.getByRole("button", { name: "Search without filters" }).click();
  await expect(resultsOf(page).first()).toContainText("Vagabond");
});

memberTest(
  "a count without an end is typed over, on a card and in a row",
  onPhone,
  async ({ page, member }) => {
    await member.read(manga.onePiece, 0, "READING");
    await page.goto(`/manga-list/${member.username}/reading`);
    const count = page.getByRole("button", { name: /^One Piece: your chapter/ });
    await expect(count).toHaveText("0/?");
    await count.click();
    await page.keyboard.type("1160");
    await page.keyboard.press("Enter");
    await expect(count).toHaveText("1160/?");
    await expect(count).toBeFocused();
    const chapters = async () =>
      (await member.ok("get_manga_details", { manga_id: manga.onePiece })).chapters_read;
    await expect.poll(chapters).toBe(1160);

    await test.step("what is no number is not kept", async () => {
      await count.click();
      await page.keyboard.type("many");
      await page.keyboard.press("Enter");
      const field = page.getByRole("textbox", { name: /^One Piece: your chapter/ });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.press("Escape");
      await expect(count).toHaveText("1160/?");
      expect(await chapters()).toBe(1160);
    });
  },
);
