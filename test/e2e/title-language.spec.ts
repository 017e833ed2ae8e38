import type { Locator, Page } from "@playwright/test";
import { anime } from "../support/people/titles.ts";
import { unfoldsTools } from "./support/list-tools.ts";
import { dialogOf, opensSearch, readsToast, resultsOf, searches } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";
import { looksAt } from "./support/themes.ts";

const frieren = {
  english: "Frieren: Beyond Journey's End",
  romaji: "Sousou no Frieren",
  japanese: "葬送のフリーレン",
} as const;

/** The choice at the foot of every page. */
const choiceOf = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "Title language" });

const choose = (page: Page, language: string): Promise<void> =>
  choiceOf(page.getByRole("contentinfo")).getByText(language, { exact: true }).click();

const chosen = (place: Page | Locator): Locator => choiceOf(place).locator(":checked");

const card = (page: Page, name: string): Locator =>
  page.getByRole("article").filter({ hasText: name });

test(
  "a visitor reads every name in Japanese from one press on, and in the next visit",
  onPhone,
  async ({ page, browser }) => {
    const season = "/anime?year=2023&season=fall";
    await page.goto(season);
    await expect(card(page, frieren.english)).toBeVisible();
    await choose(page, "日本語");
    const name = card(page, frieren.japanese).getByText(frieren.japanese);
    await expect(name).toHaveAttribute("lang", "ja");
    await expect(card(page, frieren.english)).toHaveCount(0);
    await looksAt(page, season, () => expect(card(page, frieren.japanese)).toBeVisible());
    await page.reload();
    await card(page, frieren.japanese).getByRole("link").click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("heading", { name: frieren.japanese })).toBeVisible();
    await expect(dialog.getByText(frieren.romaji)).toBeVisible();
    // The address of its page is the same one for everybody.
    await dialog.getByRole("link", { name: /^Open its page/ }).click();
    await expect(page).toHaveURL(`/anime/${anime.frieren}/frieren-beyond-journey-s-end`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(frieren.japanese);
    await expect(page).toHaveTitle(`${frieren.japanese} · Tsuzuku`);
    const story = page.getByRole("region", { name: "The whole story" });
    await expect(card(page, frieren.japanese).first()).toBeVisible();
    await expect(story.getByText(frieren.english)).toHaveCount(0);

    await opensSearch(page);
    await searches(page, "frieren");
    await expect(resultsOf(page).first().getByText(frieren.japanese)).toBeVisible();
    await expect(resultsOf(page).first().getByText(frieren.romaji)).toBeVisible();

    // Another device has a choice of its own.
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(season);
    await expect(card(other, frieren.english)).toBeVisible();
    await elsewhere.close();
  },
);

test("the alphabet goes by the names that are shown", async ({ page }) => {
  await page.goto("/studio/studio-ghibli?sort=title");
  const first = page.getByRole("article").first();
  await expect(first).toContainText("Castle in the Sky");
  await choose(page, "Romaji");
  await expect(first).toContainText("Aya to Majo");
  await choose(page, "日本語");
  await expect(first).toContainText("アーヤと魔女");
});

memberTest(
  "a member reads their lists, their home and what is said of a title in one language",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 12);
    await page.goto("/settings");
    const appearance = page.getByRole("region", { name: "Appearance" });
    await choiceOf(appearance).getByText("Romaji").click();
    // Both places of the choice are one.
    await expect(chosen(page.getByRole("contentinfo"))).toHaveAttribute("value", "romaji");

    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(card(page, frieren.romaji)).toBeVisible();
    await chosen(page.getByRole("contentinfo")).press("ArrowRight");
    await expect(card(page, frieren.japanese)).toBeVisible();
    await page.getByRole("button", { name: `+1: add one episode to ${frieren.japanese}` }).click();
    await readsToast(page, `Anime updated: ${frieren.japanese}`);
    await unfoldsTools(page);
    await page.getByTitle("Compact rows").click();
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: frieren.japanese });
    await expect(row.getByText(frieren.japanese)).toHaveAttribute("lang", "ja");

    await page.goto("/");
    await expect(card(page, frieren.japanese).first()).toBeVisible();
    const trending = page.getByRole("region", { name: "Trending Anime" });
    await expect(trending.locator("[lang=ja]").first()).toBeVisible();
    await choose(page, "English");
    await expect(card(page, frieren.english).first()).toBeVisible();
    await expect(trending.locator("[lang=ja]")).toHaveCount(0);
  },
);

memberTest("recommendations keep their place while their names change", async ({ page }) => {
  await page.goto(
    `/recommend?from=picks&picks=${anime.frieren}-${anime.deathNote}-${anime.yourName}`,
  );
  const picks = page.getByRole("main").getByRole("list").first();
  await expect(picks.getByText(frieren.english)).toBeVisible();
  const results = page.getByRole("region", { name: "Recommendations" }).getByRole("listitem");
  await expect(results.first()).toBeVisible();
  await choose(page, "日本語");
  await expect(picks.getByText(frieren.japanese)).toBeVisible();
  await expect(results.first().locator("[lang=ja]").first()).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading recommendations" })).toHaveCount(0);
});
