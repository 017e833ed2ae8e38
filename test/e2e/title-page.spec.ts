import { setTimeout as delay } from "node:timers/promises";
import { listFile } from "../support/files/list-files.ts";
import { imported } from "../support/people/imports.ts";
import { anime } from "../support/people/titles.ts";
import { dialogOf, holdsToast } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("a title's dialog leads to its page, and that to what is like it", async ({ page }) => {
  await page.goto(`/anime?anime=${anime.frieren}`);
  await dialogOf(page)
    .getByRole("link", { name: /^Open its page/ })
    .click();
  await expect(page).toHaveURL(`/anime/${anime.frieren}/frieren-beyond-journey-s-end`);
  await expect(page.getByRole("heading", { level: 1, name: /^Frieren/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Crunchyroll/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.crunchyroll\.com\//,
  );
  const similar = page.getByRole("region", { name: "Similar anime" });
  const first = similar.getByRole("article").getByRole("link").first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/anime\/\d+\/./);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

test("an address with another name, or none, becomes that of the title", async ({ page }) => {
  for (const rest of ["", "/", "/something-else"]) {
    await page.goto(`/anime/${anime.frieren}${rest}`);
    await expect(page).toHaveURL(`/anime/${anime.frieren}/frieren-beyond-journey-s-end`);
  }
});

test("an id that no title has says so, and leads on", onPhone, async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\).*(get-anime-details|related-titles)/);
  await page.goto("/anime/999999999/nothing");
  await page.getByRole("link", { name: "Browse all anime" }).click();
  await expect(page).toHaveURL("/anime");
  await page.goto("/anime/no-id/at-all");
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
});

memberTest("a member adds a title on its page, and takes it off again", async ({ page }) => {
  await page.goto(`/anime/${anime.frieren}/frieren`);
  const tracking = page.getByRole("region", { name: "Your progress" });
  await tracking.getByRole("button", { name: "Add As Completed" }).click();
  await expect(tracking.getByText("Completed", { exact: true })).toBeVisible();
  await tracking.getByRole("button", { name: "Drop Anime" }).click();
  const dropped = await holdsToast(page, "Anime dropped successfully");
  await expect(tracking.getByText("Completed", { exact: true })).toHaveCount(0);
  await expect(tracking.getByRole("button", { name: "Drop Anime" })).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await dropped.getByRole("button", { name: "Undo" }).click();
  await expect(tracking.getByText("Completed", { exact: true })).toBeVisible();
});

test(
  "the places for most viewers are shown, the others when asked for",
  onPhone,
  async ({ page }) => {
    await page.goto(`/anime/${anime.frieren}`);
    const places = page.getByRole("region", { name: "Where to watch" }).getByRole("link");
    await expect(places).toHaveCount(6);
    await page.getByText(/^\d+ more places$/).click();
    await expect(places.nth(8)).toBeVisible();
  },
);

for (const rest of ["/frieren-beyond-journey-s-end", ""])
  test(`a page at /anime/id${rest} asks for its title once, before the app is there`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/.*(details|related)/.test(request.url())) asked.push(request.url());
    });
    // Of an address without the name the title is there before what is like it.
    await page.route("**/api/related-titles/", async (route) => {
      await delay(500);
      await route.continue();
    });
    await page.goto(`/anime/${anime.frieren}${rest}`);
    await expect(page.getByRole("region", { name: "Similar anime" })).toBeVisible();
    await expect(page).toHaveURL(`/anime/${anime.frieren}/frieren-beyond-journey-s-end`);
    expect(asked.map((url) => new URL(url).pathname)).toEqual([
      "/api/get-anime-details/",
      "/api/related-titles/",
    ]);
  });

memberTest(
  "a title of somebody's file alone has a page for them that misses nothing",
  onPhone,
  async ({ page, member, problems }) => {
    problems.allow(/404 \(Not Found\).*(related-titles|lists-with)/);
    const id = 987_600_123;
    const row = { id, title: "Kaze no Uta", status: "active", progress: 3 } as const;
    await imported(member, "anime", listFile("anime", [row]));
    await page.goto(`/anime/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Kaze no Uta" })).toBeVisible();
    const asked = page.waitForResponse((answer) => answer.url().includes("lists-with"));
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await asked;
    await expect(page.getByText("We could not load")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  },
);
