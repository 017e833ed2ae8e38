import type { Page } from "@playwright/test";
import type { Kind } from "../../shared/kind.ts";
import { constant, sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/people/titles.ts";
import { alter, bodiesOf, breakNetwork, mend } from "./support/faults.ts";
import { comesBack, dialogOf, holdsToast, readsToast, searches, signsUp } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const results = (page: Page) =>
  page.getByRole("region", { name: "Recommendations" }).locator(".results > li");

/** Fills the next free slot with the first title that a search finds. */
async function picks(page: Page, slot: number, text: string, kind: Kind = "anime"): Promise<void> {
  await page.getByRole("button", { name: `Pick ${kind} ${slot}` }).click();
  await searches(page, text);
  await dialogOf(page).getByRole("row").first().getByRole("button").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

memberTest(
  "recommendations come from each of one's lists",
  onPhone,
  async ({ page, member, problems, isMobile }) => {
    problems.allow(/400 \(Bad Request\)/);
    await member.watch(anime.frieren, 28);
    await member.watch(anime.deathNote, 0);
    await page.goto("/");
    const place = page.getByRole("navigation", { name: isMobile ? "Main" : "Account" });
    await sees(place, "Recommend");
    await place.getByRole("link", { name: "Recommend" }).click();
    await expect(page).toHaveURL("/recommend");

    await sees(page, "How It Works");
    await page.getByText("How It Works").click();
    await expect(page.getByText("A sequel appears only when")).toBeVisible();

    await sees(page, "Recommend based on Completed");
    await page.getByRole("button", { name: "Recommend based on Completed" }).click();
    await expect(page).toHaveURL("/recommend?from=completed");
    await expect(results(page)).toHaveCount(constant("recommendationsReturned"));
    await expect(results(page).first()).toContainText("Frieren: Beyond Journey's End.");

    await sees(page, "Recommend based on Planned");
    await page.getByRole("button", { name: "Recommend based on Planned" }).click();
    await expect(results(page).first()).toContainText(/(with|like) Death Note\./);
    await page.goBack();
    await expect(results(page).first()).toContainText("Frieren: Beyond Journey's End.");

    await sees(page, "Recommend based on Watching");
    await page.getByRole("button", { name: "Recommend based on Watching" }).click();
    await readsToast(page, "This list is empty. Add an anime to it first.");
    const main = page.getByRole("main");
    await expect(main).toContainText("This list is empty. Add an anime to it first.");
    await main.getByRole("button", { name: "Find something to watch" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  },
);

memberTest("three picked anime lead to others", async ({ page, problems }) => {
  problems.allow(/400 \(Bad Request\)/);
  await page.goto("/recommend");
  await picks(page, 1, "frieren");
  await picks(page, 2, "death note");
  await sees(page, "Get Recommendations");
  await page.getByRole("button", { name: "Get Recommendations" }).click();
  await readsToast(page, "At least 3 valid anime must be selected to get recommendations.");

  await memberTest.step("no anime stands in two slots, and a pick can be taken back", async () => {
    await picks(page, 3, "frieren");
    await readsToast(page, "You have picked Frieren: Beyond Journey's End already.");
    await page.getByRole("button", { name: "Remove Death Note" }).click();
    await expect(page.getByRole("button", { name: /^Pick anime/ })).toHaveCount(2);
  });

  await picks(page, 2, "cowboy bebop");
  await picks(page, 3, "mushishi");
  await page.getByRole("button", { name: "Get Recommendations" }).click();
  await expect(results(page)).toHaveCount(constant("recommendationsReturned"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Cowboy Bebop" })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

memberTest("a recommendation is opened, planned, or sent away for good", async ({ page }) => {
  await alter(page, "recommend_anime", ({ recommendations }) => ({
    recommendations: recommendations.map((one, at) =>
      at === 0 ? { ...one, description: "far ".repeat(100) } : one,
    ),
  }));
  const ids = [anime.frieren, anime.deathNote, anime.cowboyBebop];
  await page.goto(`/recommend?from=picks&picks=${ids.join("-")}`);
  const first = results(page).first();
  const characters = constant("recommendationDescriptionCharacters");
  await expect(first).toContainText(`${"far ".repeat(characters / 4).trimEnd()}…`);

  await first.getByRole("link").click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await first.getByRole("button", { name: /^Plan to watch / }).click();
  await expect(first.getByRole("button", { name: /is on your list$/ })).toBeVisible();
  await readsToast(page, "Anime added");

  const away = results(page)
    .nth(1)
    .getByRole("button", { name: /^Not interested in / });
  const name = (await away.getAttribute("aria-label"))?.replace("Not interested in ", "") ?? "";
  const again = page.getByRole("button", { name: `Not interested in ${name}`, exact: true });
  await away.click();
  const toast = await holdsToast(page, `We will not recommend ${name} again`);
  await expect(again).toHaveCount(0);
  // The keyboard goes on at another one.
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Not interested in /);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toHaveCount(0);
  await page.reload();
  await expect(first).toBeVisible();
  await expect(again).toHaveCount(0);
});

memberTest(
  "what somebody has watched and read leads to manga",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\)/);
    await member.watch(anime.attackOnTitan, 25);
    await member.watch(anime.deathNote, 37);
    await member.watch(anime.fullmetalAlchemist, 64);
    await member.read(manga.monster, 162);
    const main = page.getByRole("main");
    const choice = page.getByRole("group", { name: "What to recommend" });
    const asks = (list: string) =>
      page.getByRole("button", { name: `Recommend based on ${list}` }).click();

    await page.goto(`/recommend?picks=${anime.frieren}`);
    await expect(page.getByRole("heading", { name: "What to watch next" })).toBeVisible();
    await choice.getByText("Manga").click();
    // Of manga the pick's number would mean another title.
    await expect(page).toHaveURL("/recommend?kind=manga");
    await expect(page.getByRole("heading", { name: "What to read next" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Or from 3 manga you pick" })).toBeVisible();
    await expect(main).toContainText("tells most about your taste, anime included.");

    await asks("Reading");
    await readsToast(page, "This list is empty. Add a manga to it first.");
    await main.getByRole("button", { name: "Find something to read" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");

    await asks("Completed");
    await expect(page).toHaveURL("/recommend?kind=manga&from=completed");
    await expect(results(page)).toHaveCount(constant("recommendationsReturned"));
    await page.reload();
    await expect(choice.getByRole("radio", { name: "Manga" })).toBeChecked();
    await expect(results(page)).toHaveCount(constant("recommendationsReturned"));
    await expect(results(page).filter({ hasText: "Monster." }).first()).toBeVisible();
    const behind = results(page).filter({ hasText: "The manga behind " }).first();

    await memberTest.step("one is opened and planned", async () => {
      await behind.getByRole("link").click();
      await expect(page).toHaveURL(/[?&]manga=\d+$/);
      await expect(dialogOf(page).getByText(/^Anime: /)).toBeVisible();
      await page.keyboard.press("Escape");
      await behind.getByRole("button", { name: /^Plan to read / }).click();
      await expect(behind.getByRole("button", { name: /is on your list$/ })).toBeVisible();
      await readsToast(page, "Manga added");
    });

    await memberTest.step("one is sent away, and brought back", async () => {
      const away = results(page).getByRole("button", { name: /^Not interested in / });
      const label = (await away.nth(1).getAttribute("aria-label")) ?? "";
      const one = page.getByRole("button", { name: label, exact: true });
      await one.click();
      const toast = await holdsToast(page, "We will not recommend");
      await expect(one).toHaveCount(0);
      await toast.getByRole("button", { name: "Undo" }).click();
      await expect(one).toBeVisible();
    });

    await memberTest.step("favorites are picked among manga", async () => {
      await page.getByRole("button", { name: "Pick manga 1" }).click();
      await expect(page.getByRole("dialog", { name: "Pick a manga" })).toBeVisible();
      await page.keyboard.press("Escape");
      await picks(page, 1, "berserk", "manga");
      await picks(page, 2, "death note", "manga");
      await picks(page, 3, "fullmetal alchemist", "manga");
      await page.getByRole("button", { name: "Get Recommendations" }).click();
      await expect(page).toHaveURL(/\?kind=manga&from=picks&picks=2-21-25$/);
      await expect(results(page)).toHaveCount(constant("recommendationsReturned"));
    });

    await choice.getByText("Anime").click();
    await expect(page).toHaveURL("/recommend");
    await expect(page.getByRole("heading", { name: "What to watch next" })).toBeVisible();
  },
);

memberTest("a network that fails is said to, and asked again", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await breakNetwork(page, "recommend_anime");
  await page.goto(`/recommend?from=picks&picks=${anime.frieren}-${anime.deathNote}-1`);
  await readsToast(page, "An error occurred while fetching recommendations.");
  await sees(page, "We could not load recommendations just now.");
  await mend(page, "recommend_anime");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(results(page).first()).toBeVisible();
});

memberTest(
  "a pick that cannot be fetched says so, and one that is there stays as it is",
  async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await page.clock.install();
    await breakNetwork(page, "get_anime_details");
    await page.goto(`/recommend?picks=${anime.frieren}`);
    const slot = page.getByRole("listitem").filter({ has: page.getByLabel(/^Remove /) });
    const failure = slot.getByText("We could not load this anime just now.");
    await page.clock.runFor(10_000);
    await expect(failure).toBeVisible();
    await mend(page, "get_anime_details");
    await slot.getByRole("button", { name: "Retry" }).click();
    await expect(slot).toContainText("Frieren");
    await expect(failure).toHaveCount(0);

    await page.clock.fastForward(31_000);
    await breakNetwork(page, "get_anime_details");
    const asked = bodiesOf(page, "get_anime_details");
    await comesBack(page);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(asked.length).toBeGreaterThanOrEqual(3);
    }).toPass();
    await page.clock.runFor(1000);
    await expect(slot).toContainText("Frieren");
    await expect(slot.getByRole("button", { name: "Retry" })).toHaveCount(0);
  },
);

test("visitors are asked to sign in, and come back", async ({ page }) => {
  await page.goto("/recommend");
  await sees(page, "Sign in to get recommendations that suit you.");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsUp(page);
  await expect(page).toHaveURL("/recommend");
});
