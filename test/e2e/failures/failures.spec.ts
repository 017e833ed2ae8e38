import { endpoints, type EndpointName } from "../../../shared/endpoints.ts";
import * as sentences from "../../../shared/sentences.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { breakNetwork, hold, mend, refuse } from "../support/faults.ts";
import {
  advanceOf,
  counterOf,
  dialogButton,
  dialogOf,
  presses,
  readsToast,
  toastsOf,
} from "../support/pages.ts";
import { expect, memberTest, test } from "../support/test.ts";

memberTest.describe("a change of an anime that fails", () => {
  memberTest.beforeEach(({ problems }) => {
    problems.allow(/500 \(Internal Server Error\).*_anime/);
    problems.allow(/^Failed to (add\/update|drop) anime/);
  });

  for (const [label, name] of [
    ["Add To Watchlist", "add_anime"],
    ["Plan To Watch", "add_anime"],
    ["Add As Completed", "add_anime"],
  ] as const satisfies readonly (readonly [string, EndpointName])[]) {
    memberTest(`'${label}' says so and can be tried again`, async ({ page }) => {
      await page.goto(`/tos?anime=${anime.frieren}`);
      await refuse(page, name, "unexpected");
      await presses(page, label, "Failed to add/update anime. Please try again.");
      await expect(dialogButton(page, "Drop Anime")).toHaveCount(0);
      await mend(page, name);
      await presses(page, label, "Anime added: Frieren: Beyond Journey's End");
    });
  }

  memberTest("an update keeps what was typed", async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await counterOf(page).fill("9");
    await refuse(page, "update_anime", "unexpected");
    await presses(page, "Update Anime", "Failed to add/update anime. Please try again.");
    await expect(counterOf(page)).toHaveValue("9");
    await mend(page, "update_anime");
    await presses(page, "Update Anime", "Anime updated: Frieren: Beyond Journey's End");
  });

  memberTest("a drop leaves the title on the list", async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await refuse(page, "drop_anime", "unexpected");
    await presses(page, "Drop Anime", "Failed to drop anime");
    const { exists } = await member.ok("get_anime_details", { anime_id: anime.frieren });
    expect(exists).toBe(true);
  });

  memberTest("+1 on a card goes back to where it was", async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await refuse(page, "update_anime", "unexpected");
    const letGo = await hold(page, "update_anime");
    await advanceOf(page).click();
    await expect(page.getByText("4/28", { exact: true })).toBeVisible();
    letGo();
    await sees(toastsOf(page), "Failed to add/update anime. Please try again.");
    await expect(page.getByText("3/28", { exact: true })).toBeVisible();
  });
});

memberTest.describe("a change of a manga that fails", () => {
  memberTest.beforeEach(({ problems }) => {
    problems.allow(/500 \(Internal Server Error\).*_manga/);
    problems.allow(/^Failed to (add\/update|update|drop) manga/);
  });

  memberTest("saving and dropping say so", async ({ page, member }) => {
    await page.goto(`/tos?manga=${manga.attackOnTitan}`);
    await refuse(page, "add_manga", "unexpected");
    await presses(page, "Plan To Read", "Failed to add/update manga. Please try again.");
    await member.read(manga.attackOnTitan, 3);
    await page.reload();
    await refuse(page, "drop_manga", "unexpected");
    await presses(page, "Drop Manga", "Failed to drop manga");
  });

  memberTest("picking a status says so", async ({ page, member }) => {
    await member.read(manga.onePiece, 0, "READING");
    await page.goto(`/tos?manga=${manga.onePiece}`);
    await refuse(page, "update_manga", "unexpected");
    await presses(page, "Add as Completed", "Failed to update manga. Please try again.");
    await expect(dialogButton(page, "Add as Completed")).toBeVisible();
    await expect(dialogOf(page).getByText("Reading", { exact: true })).toBeVisible();
  });
});

test("details that cannot be fetched offer another try", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  problems.allow(/The details of anime 52991 could not be fetched/);
  await breakNetwork(page, "get_anime_details");
  await page.goto(`/tos?anime=${anime.frieren}`);
  const retry = dialogButton(page, "Retry");
  await expect(retry).toBeVisible();
  await mend(page, "get_anime_details");
  await retry.click();
  await expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible();
});

memberTest(
  "a list that cannot be fetched is empty and nobody's",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*get_anime/);
    await member.watch(anime.frieren, 3);
    await refuse(page, "get_anime", "bad_request");
    for (const path of [`/anime-list/${member.username}/watching`, "/"]) {
      await page.goto(path);
      await sees(page, "No anime found in this category.");
      await expect(page.getByText("We could not load your list just now.").first()).toBeVisible();
      await expect(advanceOf(page)).toHaveCount(0);
    }
    const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
    await page.goBack();
    await expect(retry).toBeVisible();
    await mend(page, "get_anime");
    await retry.click();
    await expect(page.getByRole("article")).toHaveCount(1);
  },
);

memberTest(
  "of two tabs that step to the same number, the second one says where the title was already",
  async ({ page, context, member }) => {
    await member.watch(anime.frieren, 3);
    const address = `/anime-list/${member.username}/watching`;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(address);
      await expect(tab.getByText("3/28", { exact: true })).toBeVisible();
    }
    await advanceOf(page).click();
    await readsToast(page, "Anime updated: Frieren: Beyond Journey's End");
    await advanceOf(other).click();
    await expect(toastsOf(other).getByText("Your list was already at episode 4.")).toBeVisible();
    await expect(other.getByText("4/28", { exact: true })).toBeVisible();
  },
);

memberTest(
  "filters that cannot be fetched say so, and come when they can",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*get_unique_values/);
    await member.watch(anime.frieren, 3);
    await refuse(page, "get_unique_values", "bad_request");
    await page.goto(`/anime-list/${member.username}/watching`);
    const filters = page.getByRole("complementary", { name: "Filters" });
    await expect(filters.getByText("We could not load the filters just now.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await mend(page, "get_unique_values");
    await filters.getByRole("button", { name: "Retry" }).click();
    await expect(filters.getByRole("button", { name: "Adventure", exact: true })).toBeVisible();
    await expect(filters.getByText("just now.")).toHaveCount(0);
  },
);

test("a page that cannot be drawn says so in its frame, and can be left", async ({
  page,
  problems,
}) => {
  // An answer that no server of ours gives makes the page's own code fail.
  problems.allow(/TypeError|Cannot read properties/);
  // What React says when drawing in slices failed and drawing at once did not get as far.
  problems.allow(/React error #520/);
  await page.route(`**${endpoints.get_trending_anime.path}`, (route) =>
    route.fulfill({ json: { trending_anime: [null] } }),
  );
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText(sentences.unexpected)).toBeVisible();
  await expect(main.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});
