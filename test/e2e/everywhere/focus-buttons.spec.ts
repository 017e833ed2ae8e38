import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { alter, breakNetwork, mend } from "../support/faults.ts";
import { pressesByKey } from "../support/keyboard.ts";
import { famousTitles } from "../support/member.ts";
import { dialogOf } from "../support/pages.ts";
import { expect, memberTest, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const cardOf = (page: Page, name: string | RegExp) =>
  main(page).getByRole("article").filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

memberTest(
  "filters that are cleared, and pages that are turned, keep the place",
  async ({ page, member }) => {
    for (const { id } of famousTitles("anime", 49).toReversed()) await member.watch(id, 1);
    await page.goto(`/anime-list/${member.username}/watching`);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const pageLink = (name: string) => pages.getByRole("link", { name, exact: true });
    await pressesByKey(pageLink("Page 2"));
    await expect(pageLink("Page 2")).toHaveAttribute("aria-current", "page");
    await expect(pageLink("Page 2")).toBeFocused();
    await pressesByKey(pageLink("Next page"));
    await expect(pageLink("Next page")).toHaveCount(0);
    await expect(pageLink("Page 3")).toBeFocused();
    await pressesByKey(pageLink("Previous page"));
    await expect(pageLink("Next page")).toBeVisible();
    await expect(pageLink("Previous page")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(pageLink("Previous page")).toHaveCount(0);
    await expect(pageLink("Page 1")).toBeFocused();

    const filters = page.getByRole("complementary", { name: "Filters" });
    await pressesByKey(filters.getByRole("button", { name: "Comedy", exact: true }));
    await pressesByKey(filters.getByRole("button", { name: "Clear filters" }));
    await expect(filters.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
    await expect(filters.getByRole("button", { name: "Action", exact: true })).toBeFocused();

    await page.goto(`/anime-list/${member.username}/watching?page=9`);
    await pressesByKey(page.getByRole("link", { name: "Go to page 3" }));
    await expect(pages).toBeVisible();
    await expect(page.getByRole("region", { name: "Watching" })).toBeFocused();
  },
);

memberTest(
  "a Retry that helped leaves the keyboard where it stood",
  async ({ page, member, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await member.watch(anime.frieren, 3);
    await breakNetwork(page, "get_anime");
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(button(page, "Retry")).toBeVisible();
    await mend(page, "get_anime");
    await pressesByKey(button(page, "Retry"));
    await expect(cardOf(page, "Frieren")).toBeVisible();
    await expect(page.getByRole("region", { name: "Watching" })).toBeFocused();
  },
);

test("a dialog that came with the address leaves the keyboard at the content", async ({ page }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

test("the trailer's still hands on to its tab", async ({ page }) => {
  await page.goto(`/?anime=${anime.frieren}`);
  await pressesByKey(dialogOf(page).getByRole("tab", { name: "Trailer" }));
  await pressesByKey(dialogOf(page).getByRole("button", { name: /^Play the trailer/ }));
  await expect(dialogOf(page).locator("iframe")).toBeVisible();
  await expect(dialogOf(page).getByRole("tabpanel")).toBeFocused();
});

memberTest("the menu's link to the page one is on gives the focus back", async ({ page }) => {
  await page.goto("/settings");
  const toggle = page.getByRole("button", { name: /^Account menu/ });
  await pressesByKey(toggle);
  await pressesByKey(page.getByRole("banner").getByRole("link", { name: "Settings" }));
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(toggle).toBeFocused();
});

memberTest("a chat's questions and its skip hand on to the messages", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await alter(page, "chat", (answer) => ({ ...answer, response: "So it goes. ".repeat(80) }));
  await page.goto("/chat");
  const messages = page.getByRole("group", { name: "Messages" });
  await pressesByKey(button(page, "What airs today?"));
  await expect(button(page, "What airs today?")).toHaveCount(0);
  await expect(messages).toBeFocused();
  await pressesByKey(button(page, "Show it all"));
  await expect(button(page, "Show it all")).toHaveCount(0);
  await expect(messages).toBeFocused();
});

memberTest("a pick that is removed hands on to the next slot", async ({ page }) => {
  await page.goto(`/recommend?picks=${anime.frieren}-${anime.deathNote}`);
  await pressesByKey(button(page, "Remove Death Note"));
  await expect(button(page, "Remove Death Note")).toHaveCount(0);
  await expect(button(page, "Pick anime 3")).toBeFocused();
});

memberTest("filters that have nothing to filter any more hand on", async ({ page, member }) => {
  const filters = page.getByRole("complementary", { name: "Filters" });
  await page.goto(`/anime-list/${member.username}/completed?genre=Sports`);
  await pressesByKey(filters.getByRole("button", { name: "Clear filters" }));
  await expect(filters).toHaveCount(0);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeFocused();

  await member.watch(anime.yourName, 1);
  await page.goto(`/anime-list/${member.username}/completed?genre=Sports`);
  await expect(filters.getByRole("button", { name: "Drama", exact: true })).toBeVisible();
  const sports = filters.getByRole("button", { name: "Sports", exact: true });
  await pressesByKey(sports);
  await expect(sports).toHaveCount(0);
  const last = filters.getByRole("group", { name: "Genres" }).getByRole("button").last();
  await expect(last).toBeFocused();
});
