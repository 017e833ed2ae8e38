import * as sentences from "../../../shared/sentences.ts";
import { anime } from "../../support/people/titles.ts";
import { bodiesOf, mend, refuse } from "../support/faults.ts";
import {
  advanceOf,
  dialogOf,
  holdsToast,
  opensSearch,
  resultsOf,
  searches,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const inFourMinutes = sentences.tooManyFor(240);

test.describe("too many searches", () => {
  test.beforeEach(({ problems }) => {
    problems.allow(/429 \(Too Many Requests\).*search-anime/);
  });

  test("show what the server says and nothing else, and go on when it may be asked again", async ({
    page,
  }) => {
    await page.goto("/tos");
    await opensSearch(page);
    await searches(page, "frieren");
    await expect(resultsOf(page).first()).toContainText("Frieren");
    // Long enough to look at what it says, and to let the next one through.
    await refuse(page, "search_anime", "too_many", sentences.tooMany, 10);
    const asked = bodiesOf(page, "search_anime");
    await searches(page, "monster");
    await expect(dialogOf(page).getByText(sentences.tooMany)).toBeVisible();
    await expect(dialogOf(page).getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(resultsOf(page)).toHaveCount(0);
    await expect(page.locator(".toast")).toHaveCount(0);
    await mend(page, "search_anime");
    await expect(resultsOf(page).first()).toContainText("Monster", { timeout: 20_000 });
    await expect(dialogOf(page).getByText(sentences.tooMany)).toHaveCount(0);
    expect(asked).toMatchObject([{ query: "monster" }, { query: "monster" }]);
  });

  test("for a while are tried again by whoever wants to", onPhone, async ({ page }) => {
    await page.goto("/tos");
    await opensSearch(page);
    await refuse(page, "search_anime", "too_many", inFourMinutes, 240);
    await searches(page, "monster");
    await expect(dialogOf(page).getByText(inFourMinutes)).toBeVisible();
    await mend(page, "search_anime");
    await dialogOf(page).getByRole("button", { name: "Retry" }).click();
    await expect(resultsOf(page).first()).toContainText("Monster");
  });
});

test("a page that was asked for too often says how long to wait", async ({ page, problems }) => {
  problems.allow(/429 \(Too Many Requests\).*ranking-lists/);
  await refuse(page, "newest_ranking_lists", "too_many", inFourMinutes, 240);
  await page.goto("/ranking-lists");
  await expect(page.getByRole("main").getByText(inFourMinutes)).toBeVisible();
  await mend(page, "newest_ranking_lists");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(inFourMinutes)).toHaveCount(0);
});

memberTest(
  "a step too many says below its own sentence how long to wait",
  onPhone,
  async ({ page, member, problems }) => {
    problems.allow(/429 \(Too Many Requests\).*_anime|^Failed to add\/update anime/);
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await refuse(page, "update_anime", "too_many", inFourMinutes, 240);
    await advanceOf(page).click();
    const toast = await holdsToast(page, "Failed to add/update anime. Please try again.");
    await expect(toast).toContainText(inFourMinutes);
  },
);
