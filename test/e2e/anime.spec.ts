import { sees } from "../support/spec-coverage.ts";
import { airedNow, anime, manga } from "../support/people/titles.ts";
import { alter } from "./support/faults.ts";
import { counterOf, dialogButton, dialogOf, factOf, presses } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("a trailer is a picture first and plays on request", onPhone, async ({ page }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  const dialog = dialogOf(page);
  await sees(dialog, "Trailer");
  await dialog.getByRole("tab", { name: "Trailer" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Play the trailer of Frieren/ }).click();
  await expect(page.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/ZEkwCGJ3o7M\?/,
  );
});

test("a trailer from anywhere else is not embedded", async ({ page }) => {
  await alter(page, "get_anime_details", (answer) => ({
    ...answer,
    trailer_url: "https://example.org/watch?v=ZEkwCGJ3o7M",
  }));
  await page.goto(`/tos?anime=${anime.frieren}`);
  await dialogOf(page).getByRole("tab", { name: "Trailer" }).click();
  await sees(dialogOf(page), "Trailer not available");
});

test("an anime without a trailer has no tab for one", async ({ page }) => {
  await alter(page, "get_anime_details", (answer) => ({ ...answer, trailer_url: null }));
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page).getByRole("tab")).toHaveText(["Details"]);
});

memberTest("what nobody knows about an anime is said to be so", async ({ page }) => {
  await alter(page, "get_anime_details", (answer) => ({
    ...answer,
    anime_name_english: null,
    anime_name_japanese: null,
    aired: null,
    source: null,
    duration: null,
    rating: null,
    season: null,
    year: null,
    genres: [],
    themes: [],
    studios: [],
    episodes: null,
  }));
  await page.goto(`/tos?anime=${anime.frieren}`);
  for (const label of [
    "Aired",
    "Source",
    "Duration",
    "Rating",
    "Season",
    "Year",
    "Genres",
    "Themes",
    "Studios",
  ]) {
    await expect(factOf(page, label)).toHaveText("N/A");
  }
  await test.step("quietly, and of nothing else", async () => {
    const lookOf = (label: string) =>
      factOf(page, label).evaluate((element) => {
        const { color, fontWeight } = getComputedStyle(element);
        return { color, fontWeight };
      });
    const known = await lookOf("Type");
    const empty = await lookOf("Aired");
    expect(Number(empty.fontWeight)).toBeLessThan(Number(known.fontWeight));
    expect(empty.color).not.toBe(known.color);
    await expect(dialogOf(page).getByText("Episodes", { exact: true })).toHaveCount(0);
  });
});

memberTest(
  "an anime that still runs counts without an end, takes any status, and is completed as far as it is out",
  async ({ page, member }) => {
    await page.goto(`/tos?anime=${anime.onePiece}`);
    await expect(dialogOf(page).getByText("/ ?")).toBeVisible();
    await counterOf(page).fill("12");
    await presses(page, "Add To Watchlist", "Anime added: One Piece");
    await expect(dialogOf(page).getByText("Watching", { exact: true })).toBeVisible();
    await presses(page, "Add as Completed", "Anime updated: One Piece");
    await expect(dialogButton(page, "Add as Completed")).toHaveCount(0);
    const { list_status, episodes_watched } = await member.ok("get_anime_details", {
      anime_id: anime.onePiece,
    });
    expect([list_status, episodes_watched]).toEqual(["WATCHING", airedNow(anime.onePiece)]);
  },
);

memberTest("an anime can be planned, or completed in one step", async ({ page, member }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await presses(page, "Plan To Watch", "Anime added: Frieren: Beyond Journey's End");
  await expect(dialogOf(page).getByText("Planned", { exact: true })).toBeVisible();
  await presses(page, "Add As Completed", "Anime updated: Frieren: Beyond Journey's End");
  await expect(counterOf(page)).toHaveValue("28");
  const { list_status } = await member.ok("get_anime_details", { anime_id: anime.frieren });
  expect(list_status).toBe("COMPLETED");
});

memberTest("a double click adds once", async ({ page, member }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await dialogButton(page, "Add As Completed").dblclick();
  await expect(dialogOf(page).getByText("Completed", { exact: true })).toBeVisible();
  const { total_count } = await member.ok("get_anime", { username: member.username });
  expect(total_count).toBe(1);
});

memberTest("buttons rest while a change is on its way", async ({ page }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await page.route("**/api/add_anime/", async (route) => {
    for (const name of ["Add To Watchlist", "Plan To Watch", "Add As Completed"]) {
      await expect(dialogButton(page, name)).toBeDisabled();
    }
    await expect(counterOf(page)).toBeDisabled();
    await route.continue();
  });
  await presses(page, "Plan To Watch", "Anime added: Frieren: Beyond Journey's End");
  await expect(counterOf(page)).toBeEnabled();
});

test("a title that does not exist says so", async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\).*get-anime-details/);
  await page.goto("/tos?anime=999999");
  await expect(page.getByRole("dialog", { name: "We do not know this anime." })).toBeVisible();
  await dialogButton(page, "Close").click();
  await expect(page).toHaveURL("/tos");
});

test(
  "a dialog leads to the next part of a story and back to the page",
  onPhone,
  async ({ page }) => {
    await page.goto(`/tos?anime=${anime.attackOnTitan}`);
    const dialog = dialogOf(page);
    await expect(dialog.getByText(/^Part 1 of \d+ · next: /)).toBeVisible();
    await dialog.getByRole("link", { name: "Attack on Titan Season 2" }).click();
    await expect(page.getByRole("dialog", { name: "Attack on Titan Season 2" })).toBeVisible();
    await expect(
      dialog.getByText(/^Part 2 of \d+ · after: Attack on Titan · next: /),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/tos");
  },
);

test("a dialog leads to what an anime was made from, and from there to the anime", async ({
  page,
}) => {
  await page.goto(`/tos?anime=${anime.attackOnTitan}`);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/^Made from: Attack on Titan$/)).toBeVisible();
  await dialog
    .getByText(/^Made from: /)
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(`/tos?manga=${manga.attackOnTitan}`);
  const made = dialog.getByText(/^Anime: Attack on Titan( ·|$)/);
  await expect(made).toBeVisible();
  await made.getByRole("link", { name: "Attack on Titan", exact: true }).click();
  await expect(page).toHaveURL(`/tos?anime=${anime.attackOnTitan}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/tos");
});
