import type { Page } from "@playwright/test";
import { constant, sees } from "../../support/spec-coverage.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { hold } from "../support/faults.ts";
import { famousTitles, type Member } from "../support/member.ts";
import { unfoldsTools } from "../support/list-tools.ts";
import { dialogOf, searches, toastsOf } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const cards = (page: Page) => page.getByRole("article");

const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });

const counted = (page: Page, titles: number) =>
  page.getByText(`${titles} ${titles === 1 ? "title" : "titles"}`, { exact: true });

const pagesOf = (page: Page) => page.getByRole("navigation", { name: "Pages" });

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });

/** Opens the filter panel, which small screens fold away. */
async function opensFilters(page: Page): Promise<void> {
  const toggle = filters(page).getByRole("button", { name: /^List filters/ });
  await expect(filters(page)).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
}

const count = 55;

const famous = famousTitles("anime", count);

/** Fills the watching list so that the best known title was changed last. */
async function fillList(member: Member): Promise<void> {
  for (const { id } of famous.toReversed()) await member.watch(id, 1);
}

memberTest("a long list comes in numbered pages of 24", async ({ page, member }) => {
  const perPage = constant("pageSizeView");
  await fillList(member);
  await page.goto(`/anime-list/${member.username}/watching`);
  await sees(page.getByRole("heading", { level: 1 }), "Watching");
  await expect(page).toHaveTitle(`Watching: ${member.username}'s anime list · Tsuzuku`);
  await expect(cards(page)).toHaveCount(perPage);
  await expect(counted(page, count)).toBeVisible();
  await expect(cards(page).first()).toContainText(famous[0]?.english ?? famous[0]?.title ?? "?");

  await pagesOf(page).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pagesOf(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await pagesOf(page).getByRole("link", { name: "Next page" }).click();
  await expect(cards(page)).toHaveCount(count - 2 * perPage);
  await page.reload();
  await expect(cards(page)).toHaveCount(count - 2 * perPage);
  await page.goBack();
  await expect(cards(page)).toHaveCount(perPage);

  await test.step("a page that is not there shows the way back", async () => {
    await page.goto(`/anime-list/${member.username}/watching?page=9`);
    await expect(page.getByText("This list has no page 9.")).toBeVisible();
    await page.getByRole("link", { name: "Go to page 3" }).click();
    await expect(cards(page)).toHaveCount(count - 2 * perPage);
  });

  await test.step("a page that cannot be one is the first", async () => {
    for (const nonsense of ["0", "-5", "1e9", "1000000000", "abc"]) {
      await page.goto(`/anime-list/${member.username}/watching?page=${nonsense}`);
      await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    await page.goto(`/anime-list/${member.username}/watching?page=999999999`);
    await expect(page.getByText("This list has no page 999999999.")).toBeVisible();
  });
});

memberTest(
  "filters narrow a list, start at its first page and stay in the address",
  onPhone,
  async ({ page, member }) => {
    await fillList(member);
    await page.goto(`/anime-list/${member.username}/watching?page=2`);
    await opensFilters(page);
    for (const title of ["Genres", "Years", "Seasons"]) await sees(filters(page), title);
    const comedies = famous.filter((title) => title.genres.includes("Comedy"));
    const funnyAction = comedies.filter((title) => title.genres.includes("Action"));

    await filters(page).getByRole("button", { name: "Comedy", exact: true }).click();
    await expect(page).toHaveURL(/\?genre=Comedy$/);
    await expect(counted(page, comedies.length)).toBeVisible();
    // Several genres must all be there; several years need not.
    await filters(page).getByRole("button", { name: "Action", exact: true }).click();
    await expect(page).toHaveURL(/\?genre=Comedy&genre=Action$/);
    await expect(counted(page, funnyAction.length)).toBeVisible();
    await page.reload();
    await expect(counted(page, funnyAction.length)).toBeVisible();
    await opensFilters(page);
    await filters(page).getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(/\/watching\??$/);

    const years = [2013, 2023];
    const ofYears = famous.filter(({ year }) => year !== null && years.includes(year));
    for (const year of years) {
      await filters(page)
        .getByRole("button", { name: String(year), exact: true })
        .click();
    }
    await expect(counted(page, ofYears.length)).toBeVisible();
  },
);

memberTest(
  "two things that narrow a list page do not go by one name",
  onPhone,
  async ({ page, member, isMobile }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(cards(page)).toHaveCount(1);
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "Search filters" })).toBeVisible();
    await expect(main.getByRole("button", { name: "List filters" })).toHaveCount(isMobile ? 1 : 0);
    await expect(main.getByRole("button", { name: "Filters", exact: true })).toHaveCount(0);
  },
);

memberTest("the words over a cover stand on nothing else", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  await cards(page).hover();
  const facts = cards(page).locator(".title-card__facts");
  await expect(facts).toHaveCSS("opacity", "1");
  // From where the words begin, the cover with its lettering is hidden whole.
  const { solidFrom, wordsFrom } = await facts.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const [, opaque = "100"] =
      /rgb\(\d+, \d+, \d+\) (\d+)%\)$/.exec(getComputedStyle(element).backgroundImage) ?? [];
    const words = element.firstElementChild?.getBoundingClientRect().top ?? top;
    return { solidFrom: Number(opaque) / 100, wordsFrom: (words - top) / height };
  });
  expect(solidFrom).toBeLessThan(wordsFrom);
});

memberTest("titles without a season are found under N/A", async ({ page, member }) => {
  await member.watch(anime.yourName, 1);
  await member.watch(anime.frieren, 28);
  await page.goto(`/anime-list/${member.username}/completed`);
  await opensFilters(page);
  await sees(filters(page), "N/A");
  await filters(page).getByRole("button", { name: "N/A", exact: true }).click();
  await expect(cards(page)).toHaveText([/Your Name/]);
  await expect(cards(page)).toContainText("2016");
  await filters(page).getByRole("button", { name: "Comedy" }).waitFor({ state: "detached" });

  await test.step("filters without any title offer to be cleared", async () => {
    await page.goto(`/anime-list/${member.username}/completed?genre=Sports`);
    await sees(page, "No anime found in this category.");
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
    await expect(cards(page)).toHaveCount(2);
  });
});

memberTest("a manga list has no seasons to filter by", async ({ page, member }) => {
  await member.read(manga.attackOnTitan, 139);
  await page.goto(`/manga-list/${member.username}/completed`);
  await expect(page.getByText("Sep 2009 to Apr 2021")).toBeAttached();
  await opensFilters(page);
  await sees(filters(page), "Genres");
  await sees(filters(page), "Years");
  await expect(filters(page).getByText("Seasons")).toHaveCount(0);
});

memberTest(
  "the facts of a card show on hover and focus, and always on a phone",
  onPhone,
  async ({ page, member, isMobile }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    const facts = page.locator(".title-card__facts");
    await expect(facts).toHaveText("Fall 2023Episodes: 3/28");
    await expect(facts).toHaveCSS("opacity", isMobile ? "1" : "0");
    if (isMobile) return;
    await cards(page).getByRole("link").hover();
    await expect(facts).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 0);
    await expect(facts).toHaveCSS("opacity", "0");
    await page.getByRole("button", { name: /^\+1: add one episode/ }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(facts).toHaveCSS("opacity", "1");
  },
);

memberTest("an empty list shows its owner where to begin", async ({ page, member }) => {
  await page.goto(`/anime-list/${member.username}/planned`);
  await sees(page, "No anime found in this category.");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

memberTest("a list that loads slowly says so", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  for (const [name, path, text] of [
    ["get_anime", "/", "Loading Anime"],
    ["get_anime", `/anime-list/${member.username}/watching`, "Loading Anime"],
    ["get_manga", `/manga-list/${member.username}/reading`, "Loading Manga"],
  ] as const) {
    const letGo = await hold(page, name);
    await page.goto(path);
    await sees(page.getByRole("main"), text);
    letGo();
    await expect(page.getByRole("main").getByText(text)).toHaveCount(0);
  }
});

memberTest("compact rows are remembered on this device", onPhone, async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  await unfoldsTools(page);
  await page.getByTitle("Compact rows").click();
  await expect(cards(page)).toHaveCount(0);
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Frieren" });
  await row.getByRole("button", { name: /^\+1: add one episode/ }).click();
  await expect(row.getByText("4/28")).toBeVisible();
  await sees(toastsOf(page), "Anime updated: Frieren: Beyond Journey's End");
  await row.getByRole("link").click();
  await expect(dialogOf(page).getByText("Fall")).toBeVisible();
});

memberTest("home continues with the six that were touched last", async ({ page, member }) => {
  const some = famous.slice(0, constant("homeWatching") + 2);
  for (const { id } of some) await member.watch(id, 1);
  await page.goto("/");
  const panel = page.getByRole("region", { name: "Continue Watching..." });
  await expect(panel.getByRole("article")).toHaveCount(constant("homeWatching"));
  await sees(panel, "See more");
  await panel
    .getByRole("button", { name: /^\+1: add one episode/ })
    .first()
    .click();
  await expect(panel.getByText(/^2\//)).toBeVisible();
  await sees(toastsOf(page), `Anime updated: ${some.at(-1)?.english ?? some.at(-1)?.title ?? "?"}`);
  await panel.getByRole("link", { name: /^See more/ }).click();
  await expect(page).toHaveURL(new RegExp(`/anime-list/${member.username}/watching/?$`));
  await expect(cards(page)).toHaveCount(some.length);
});

memberTest(
  "the owner finds more titles on the list page itself",
  onPhone,
  async ({ page, member }) => {
    await page.goto(`/manga-list/${member.username}/planned`);
    await searches(page, "berserk");
    await page.getByRole("row").first().getByRole("link").click();
    await dialogOf(page).getByRole("button", { name: "Add as Planned" }).click();
    await sees(toastsOf(page), "Manga updated as Planned");
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(cardOf(page, "Berserk")).toBeVisible();
  },
);
