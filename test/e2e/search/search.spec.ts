import type { Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import { animeTypes, genres } from "../../../shared/filters.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { runsUntil, stopClock } from "../support/clock.ts";
import { alter, bodiesOf, breakNetwork, hold, mend, refuse } from "../support/faults.ts";
import { dialogOf, opensSearch, resultsOf, searches, searchField } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

test("typing searches by itself, a while after the last key", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await sees(dialogOf(page), "Search for anime...");
  const asked = bodiesOf(page, "search_anime");
  const letGo = await hold(page, "search_anime");
  const searching = dialogOf(page).getByText("Searching...");
  await stopClock(page);
  await searchField(page).pressSequentially("frier");
  await page.clock.runFor(constant("searchDebounceMs") - 1);
  await searchField(page).pressSequentially("en");
  await page.clock.runFor(constant("searchDebounceMs") - 1);
  await expect(searching).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(searching).toBeVisible();
  letGo();
  await runsUntil(page, resultsOf(page));
  await expect(resultsOf(page).first()).toContainText("Frieren: Beyond Journey's End");
  expect(asked).toMatchObject([{ query: "frieren" }]);
});

test("a search shows at most five results with picture, names and description", async ({
  page,
}) => {
  await page.goto("/tos");
  await opensSearch(page);
  const answered = page.waitForResponse("**/api/search-anime/");
  await searches(page, "the");
  const { results } = (await (await answered).json()) as { results: unknown[] };
  expect(results.length).toBeGreaterThan(constant("searchShown"));
  await expect(resultsOf(page)).toHaveCount(constant("searchShown"));

  await searches(page, "shingeki no kyojin");
  const first = resultsOf(page).first();
  await expect(first).toContainText("Attack on Titan");
  await expect(first).toContainText("Shingeki no Kyojin");
  await expect(first).toContainText(/humanity|titan|wall/i);
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
});

test("a text that is too short clears the results and asks nobody", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "go");
  await expect(resultsOf(page).first()).toBeVisible();
  const asked = bodiesOf(page, "search_anime");
  await searches(page, "g".repeat(constant("searchMinimumCodePoints") - 1));
  await expect(resultsOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await searches(page, "鬼滅");
  await expect(resultsOf(page).first()).toContainText("Demon Slayer");
});

test("a search that takes its time says so, and one without results too", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  const letGo = await hold(page, "search_anime");
  await searches(page, "qqqqzzzz");
  await sees(dialogOf(page), "Searching...");
  letGo();
  await expect(dialogOf(page).getByText("Nothing found for “qqqqzzzz”.")).toBeVisible();
  await expect(dialogOf(page).getByText("Searching...")).toHaveCount(0);
});

test("an answer that comes late never replaces a newer one", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  const { promise: isNewerThere, resolve: letGo } = Promise.withResolvers<undefined>();
  await page.route("**/api/search-anime/", async (route) => {
    if (route.request().postData()?.includes("naruto")) await isNewerThere;
    await route.continue().catch(() => undefined);
  });
  const asking = page.waitForRequest("**/api/search-anime/");
  await searches(page, "naruto");
  const older = await asking;
  await searches(page, "frieren");
  await expect(resultsOf(page).first()).toContainText("Frieren");
  letGo(undefined);
  // Null when nobody waits for it any more.
  await (await older.response())?.finished();
  await drawsNext(page);
  await expect(resultsOf(page).first()).toContainText("Frieren");
});

/** Waits until the page has drawn whatever it knows. */
const drawsNext = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

test("filters narrow the search at once", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  const dialog = dialogOf(page);
  await searches(page, "the");
  await dialog.getByRole("button", { name: "Search filters" }).click();
  for (const genre of genres) await sees(dialog.getByRole("group", { name: "Genres" }), genre);
  for (const { label } of animeTypes) {
    await sees(dialog.getByRole("group", { name: "Types" }), label);
  }
  const asked = bodiesOf(page, "search_anime");
  await dialog.getByRole("button", { name: "Sci-Fi", exact: true }).click();
  await dialog.getByRole("button", { name: "Movie", exact: true }).click();
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ query: "the", genres: ["Sci-Fi"], types: ["movie"] });
  await expect(dialog.getByRole("button", { name: "Movie", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(resultsOf(page).first()).toContainText("Movie");

  await test.step("manga knows no types", async () => {
    const askedForManga = bodiesOf(page, "search_manga");
    await dialog.getByText("Manga", { exact: true }).click();
    await sees(dialog, "Search for manga...");
    await expect(dialog.getByRole("group", { name: "Types" })).toHaveCount(0);
    await expect
      .poll(() => askedForManga.at(-1))
      .toMatchObject({ query: "the", genres: ["Sci-Fi"], types: [] });
  });

  await dialog.getByRole("button", { name: "Clear filters" }).click();
  // The button is gone, and the keyboard goes on among the filters.
  const chips = dialog.getByRole("group", { name: "Genres" }).getByRole("button");
  await expect(chips.first()).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Sci-Fi", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("a failed search empties the results and says nothing", async ({ page, problems }) => {
  problems.allow(/500 \(Internal Server Error\).*search-anime/);
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  await expect(resultsOf(page).first()).toBeVisible();
  await refuse(page, "search_anime", "unexpected", "Broken");
  await searches(page, "naruto");
  await expect(resultsOf(page)).toHaveCount(0);
  await expect(page.getByText("Broken")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("visitors search without quick add and without lists of their own", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  await expect(resultsOf(page).first()).toBeVisible();
  await expect(dialogOf(page).getByRole("button", { name: /^Add as Completed/ })).toHaveCount(0);
  await expect(dialogOf(page).getByRole("link", { name: "See Watchlist" })).toHaveCount(0);
});

memberTest("quick add goes from idle over loading to a check", async ({ page, member }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  await sees(resultsOf(page).first(), "Add as Completed");
  const add = resultsOf(page).first().getByRole("button");
  const sent = bodiesOf(page, "quick_add_anime");
  const letGo = await hold(page, "quick_add_anime");
  await add.click();
  await expect(add).toBeDisabled();
  await expect(add).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(add).toHaveAccessibleName("Frieren: Beyond Journey's End is completed");
  await expect(add).toBeDisabled();
  await expect(add).not.toContainText("Add as Completed");
  // A second press is impossible.
  await add.click({ force: true });
  expect(sent).toHaveLength(1);
  const { list_status } = await member.ok("get_anime_details", { anime_id: anime.frieren });
  expect(list_status).toBe("COMPLETED");
});

memberTest("a failed quick add returns to idle and says why", async ({ page, problems }) => {
  problems.allow(/(400|500) \(.*quick_add_anime/);
  problems.allow(/net::ERR_FAILED/);
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  const add = resultsOf(page)
    .first()
    .getByRole("button", { name: /^Add as Completed/ });

  await refuse(page, "quick_add_anime", "bad_request", "We do not know this anime.");
  await add.click();
  await sees(page.getByRole("alert"), "We do not know this anime.");
  await expect(add).toBeEnabled();

  await mend(page, "quick_add_anime");
  await refuse(page, "quick_add_anime", "unexpected");
  await add.click();
  await sees(page.getByRole("alert"), "Error quick adding item");
  await expect(add).toBeEnabled();

  await mend(page, "quick_add_anime");
  await breakNetwork(page, "quick_add_anime");
  await add.click();
  await sees(page.getByRole("alert"), `Error in quick add: ${sentences.unreachable}`);

  await mend(page, "quick_add_anime");
  await add.click();
  await expect(resultsOf(page).first().getByRole("button")).toHaveAccessibleName(/is completed$/);
});

memberTest(
  "on a page, results lie over what follows, and Escape clears them",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.onePiece, 1);
    const { promise: isRead, resolve: read } = Promise.withResolvers<undefined>();
    await page.route(/\/widget-[^/]+\.js$/, async (route) => {
      await isRead;
      await route.fallback();
    });
    await page.goto(`/anime-list/${member.username}/watching`);
    const below = page.getByRole("article");
    await expect(below).toBeVisible();
    // Its room is there before it is.
    await expect(page.locator(".shelf__search-loading")).toBeVisible();
    const isAt = (await below.boundingBox())?.y;
    read(undefined);
    await searches(page, "naruto");
    await expect(resultsOf(page)).toHaveCount(constant("searchShown"));
    expect((await below.boundingBox())?.y).toBe(isAt);
    const found = resultsOf(page).getByRole("link").first();
    await found.focus();
    await page.keyboard.press("Escape");
    await expect(resultsOf(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue("");
    await expect(searchField(page)).toBeFocused();
  },
);

memberTest("the buttons of the search lead to one's lists", async ({ page, member }) => {
  for (const [button, path] of [
    ["See Watchlist", "planned/"],
    ["See Currently Watching", "watching"],
    ["See Completed Anime", "completed"],
  ] as const) {
    await page.goto("/tos");
    await opensSearch(page);
    await dialogOf(page).getByRole("link", { name: button }).click();
    await expect(page).toHaveURL(`/anime-list/${member.username}/${path}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a result without an English title is called by its own", async ({ page }) => {
  await alter(page, "search_anime", (answer) => ({
    ...answer,
    results: answer.results.map((result) => ({ ...result, english_title: null })),
  }));
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  await expect(resultsOf(page).first()).toContainText("Sousou no Frieren");
});
