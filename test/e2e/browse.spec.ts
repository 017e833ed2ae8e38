import { anime } from "../support/people/titles.ts";
import { mend, refuse } from "./support/faults.ts";
import { dialogOf } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("a visitor wanders from home to a genre, a page further, and into a title", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Browse" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anime" })).toBeVisible();
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("button", { name: "Sports", exact: true }).click();
  await expect(page).toHaveURL("/anime?genre=Sports");
  await expect(page.getByRole("article").filter({ hasText: "Haikyu" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/anime?genre=Sports&page=2");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  // Another filter begins at the first page again.
  await filters.getByLabel("Year").selectOption("2010s");
  await expect(page).toHaveURL("/anime?genre=Sports&year=2010s");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(dialogOf(page)).toBeVisible();
});

test("what cannot be found says so, and offers the way out", onPhone, async ({ page }) => {
  await page.goto("/anime?genre=Sports&genre=Horror&genre=Gourmet");
  await expect(page.getByText("No anime fits all of that. Fewer filters find more.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL("/anime");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a page that is not there leads to the last one", async ({ page }) => {
  await page.goto("/manga?page=5000");
  await page.getByRole("link", { name: /^Go to page / }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("titles can be sorted by the alphabet, and the address keeps it", async ({ page }) => {
  await page.goto("/manga");
  await page.getByLabel("Sort by").selectOption("A–Z");
  await expect(page).toHaveURL("/manga?sort=title");
  await page.reload();
  await expect(page.getByLabel("Sort by")).toHaveValue("title");
});

test(
  "a season leads to the next and to the one before, and shows what it took over",
  onPhone,
  async ({ page }) => {
    await page.goto("/season/2023/Fall");
    await expect(page.getByRole("heading", { level: 1, name: "Fall 2023" })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Frieren" })).toBeVisible();
    const steps = page.getByRole("navigation", { name: "Seasons" });
    await steps.getByRole("link", { name: "Winter 2024" }).click();
    await expect(page).toHaveURL("/season/2024/winter");
    const carried = page.getByRole("region", { name: "Carried over from before" });
    await expect(carried.getByRole("article").filter({ hasText: "Frieren" })).toBeVisible();
    await steps.getByRole("link", { name: "Fall 2023" }).click();
    await expect(page).toHaveURL("/season/2023/fall");
  },
);

test("a season of which nothing is known says so", async ({ page }) => {
  await page.goto("/season/9999/fall");
  await expect(page.getByText("We know of no anime that begins in Fall 9999.")).toBeVisible();
  await page.getByRole("link", { name: "Go to this season" }).click();
  await expect(page).toHaveURL("/season");
});

for (const address of ["/season/0/fall", "/season/2023/autumn"]) {
  test(`${address} is no page`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
  });
}

test("a value of 10,000 letters narrows nothing down", async ({ page }) => {
  await page.goto(`/anime?genre=${"a".repeat(10_000)}`);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a studio that nobody knows leads to all anime", async ({ page, problems }) => {
  problems.allow(/40[04]/);
  for (const name of ["a".repeat(1_000), "constructor", "%E0%A4%A", "nobody-at-all"]) {
    await page.goto(`/studio/${name}`);
    await expect(
      page.getByRole("heading", { name: "We know no studio of this name." }),
    ).toBeVisible();
  }
  await page.getByRole("link", { name: "Browse all anime" }).click();
  await expect(page).toHaveURL("/anime");
});

test("the facts of a title lead to what shares them", async ({ page }) => {
  await page.goto(`/tos?anime=${anime.spiritedAway}`);
  await dialogOf(page).getByRole("link", { name: "Studio Ghibli" }).click();
  await expect(page).toHaveURL("/studio/studio-ghibli");
  await expect(page.getByRole("heading", { level: 1, name: "Studio Ghibli" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "My Neighbor Totoro" })).toBeVisible();
  await page.goto(`/tos?anime=${anime.frieren}`);
  await dialogOf(page).getByRole("link", { name: "Fall" }).click();
  await expect(page).toHaveURL("/season/2023/fall");
});

memberTest(
  "a member plans from the catalogue, and then sees only what is still new",
  async ({ page }) => {
    await page.goto("/season/2023/fall");
    await page.getByRole("button", { name: /^Plan to watch Frieren/ }).click();
    await expect(page.getByRole("button", { name: /^Frieren.* is on your list$/ })).toBeVisible();
    await page.goto("/anime?year=2023&season=fall");
    await page.getByLabel("My list").selectOption("Not on my list");
    await expect(page).toHaveURL("/anime?year=2023&season=fall&list=off");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Frieren" })).toHaveCount(0);
  },
);

for (const [address, sentence] of [
  ["/manga?genre=Drama", "We could not load the manga just now."],
  ["/studio/studio-ghibli", "We could not load the anime just now."],
  ["/season/2023/fall", "We could not load this season just now."],
] as const) {
  test(`${address} says when it could not be loaded, and tries again`, async ({
    page,
    problems,
  }) => {
    problems.allow(/503|browse/);
    await refuse(page, "browse", "unavailable");
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await mend(page, "browse");
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}
