import { constant } from "../../support/spec-coverage.ts";
import {
  dialogOf,
  opensSearch,
  resultsOf,
  searches,
  searchField,
  suggestionsOf,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

test("a studio, an author or a season is a way of its own", onPhone, async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "ghibli");
  await expect(suggestionsOf(page)).toHaveText(/^Studio Ghibli · \d+ titlesStudio$/);
  await suggestionsOf(page).getByRole("link").click();
  await expect(page).toHaveURL("/studio/studio-ghibli");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Studio Ghibli" })).toBeVisible();

  await opensSearch(page);
  await searches(page, "urasawa");
  await expect(suggestionsOf(page)).toContainText("Naoki Urasawa");
  // Enter means the first row, which the suggestion is.
  await searchField(page).press("Enter");
  await expect(page).toHaveURL("/author/naoki-urasawa");

  await opensSearch(page);
  await searches(page, "winter 2024");
  await expect(suggestionsOf(page)).toContainText("Winter 2024");
  await expect(dialogOf(page).getByText(/Nothing found/)).toHaveCount(0);
  await searchField(page).press("Enter");
  await expect(page).toHaveURL("/season/2024/winter");

  await opensSearch(page);
  await searches(page, "90s");
  await expect(suggestionsOf(page)).toContainText("Anime of the 1990s");
  await searchField(page).press("ArrowDown");
  await searchField(page).press("Enter");
  await expect(page).toHaveURL("/anime?year=1990s");
});

test("the arrow keys walk through titles and suggestions alike", async ({ page }) => {
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "one");
  await expect(resultsOf(page)).toHaveCount(constant("searchShown"));
  await expect(suggestionsOf(page)).toHaveCount(1);
  // A title begins with the word: it comes first, and the author last.
  await searchField(page).press("ArrowUp");
  await expect(suggestionsOf(page)).toHaveAttribute("aria-selected", "true");
  const active = await searchField(page).getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${active}"]`)).toContainText("ONE");
  await searchField(page).press("ArrowUp");
  await expect(suggestionsOf(page)).toHaveAttribute("aria-selected", "false");
  await expect(resultsOf(page).last()).toHaveAttribute("aria-selected", "true");
  await searchField(page).press("ArrowDown");
  await searchField(page).press("Enter");
  await expect(page).toHaveURL("/author/one");
});

test(
  "a forgotten name is found by what the title is about, which it says",
  onPhone,
  async ({ page }) => {
    await page.goto("/tos");
    await opensSearch(page);
    await searches(page, "that volleyball one");
    const described = dialogOf(page).getByRole("rowgroup", {
      name: "Going by what they are about",
    });
    await expect(described.getByRole("row").first()).toContainText("Haikyu!!");
    await expect(dialogOf(page).getByText("Going by what they are about")).toBeVisible();
    await searchField(page).press("Enter");
    await expect(page.getByRole("dialog", { name: /Haikyu!!/ })).toBeVisible();
  },
);

memberTest("where a title is chosen, nothing leads away from it", async ({ page }) => {
  await page.goto("/recommend");
  await page.getByRole("button", { name: "Pick anime 1" }).click();
  await searches(page, "ghibli");
  await expect(resultsOf(page).first()).toBeVisible();
  await expect(suggestionsOf(page)).toHaveCount(0);
});
