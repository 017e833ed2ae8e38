import { shortcuts } from "../../../web/keyboard/shortcuts.ts";
import { anime } from "../../support/people/titles.ts";
import { tabsTo } from "../support/keyboard.ts";
import { freshEmail } from "../support/member.ts";
import {
  cardLink,
  counterOf,
  dialogButton,
  dialogOf,
  holdsToast,
  resultsOf,
  toastsOf,
} from "../support/pages.ts";
import { expect, memberTest, test } from "../support/test.ts";

test("a keyboard is enough from signing in to signing out", async ({ page }) => {
  await test.step("they sign in", async () => {
    await page.goto("/");
    await tabsTo(page, page.getByRole("link", { name: "Start Tracking!" }));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await page.keyboard.type(freshEmail());
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.keyboard.type("correct horse");
    await page.keyboard.press("Enter");
    await tabsTo(page, page.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Continue Watching...")).toBeVisible();
  });

  await test.step("they search with the arrow keys, and add", async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox")).toBeFocused();
    await page.keyboard.type("frieren");
    await page.keyboard.press("Enter");
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(resultsOf(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Enter");
    await expect(resultsOf(page).nth(1).getByRole("button")).toHaveAccessibleName(/is completed$/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/?anime=${anime.frieren}`);
  });

  await test.step("they count episodes", async () => {
    await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
    await tabsTo(page, counterOf(page));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(counterOf(page)).toHaveValue("2");
    await tabsTo(page, dialogButton(page, "Add To Watchlist"));
    await page.keyboard.press("Enter");
    await expect(toastsOf(page)).toContainText("Anime added: Frieren");
    // The pressed button is gone; the focus is still in the dialog.
    await expect(dialogOf(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("they move on from the card", async () => {
    const card = page.getByRole("article").filter({ hasText: "Frieren" }).first();
    await tabsTo(page, card.getByRole("link"));
    await page.keyboard.press("+");
    await expect(card.getByText("3/28")).toBeVisible();
    await page.keyboard.press("-");
    await expect(card.getByText("2/28")).toBeVisible();
    await tabsTo(page, card.getByRole("button"));
    await page.keyboard.press("Enter");
    await expect(card.getByText("3/28")).toBeVisible();
  });

  await test.step("they sign out", async () => {
    await page.goto("/tos");
    await tabsTo(page, page.getByRole("button", { name: /^Account menu/ }));
    await page.keyboard.press("Enter");
    await tabsTo(page, page.getByRole("link", { name: "Logout" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});

memberTest("the focus returns to what opened a dialog", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  const card = page.getByRole("article").getByRole("link");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();

  const search = page.getByRole("banner").getByRole("button", { name: /Search/ });
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

memberTest("Tab stays inside an open dialog, and reaches its messages", async ({ page }) => {
  await page.goto(`/?anime=${anime.frieren}`);
  await expect(counterOf(page)).toBeVisible();
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("#page") !== null;
    });
    expect(isOutside).toBe(false);
  }
  await dialogButton(page, "Plan To Watch").press("Enter");
  const added = await holdsToast(page, "Anime added: Frieren: Beyond Journey's End");
  await tabsTo(page, added.getByRole("button", { name: "Dismiss" }));
});

memberTest("Escape closes a dialog after Undo in a message", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto("/");
  await cardLink(page, /^Frieren/).click();
  await expect(counterOf(page)).toHaveValue("3");
  await dialogButton(page, "Drop Anime").click();
  const dropped = await holdsToast(page, "Anime dropped successfully");
  await dropped.getByRole("button", { name: "Undo" }).click();
  await expect(dropped).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).not.toHaveURL(/anime=/);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Search");
});

memberTest("filters and pages of a list need no mouse", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await member.watch(anime.deathNote, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  await tabsTo(page, page.getByRole("button", { name: "Adventure", exact: true }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabsTo(page, page.getByRole("radio", { name: "Covers" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the tabs of a dialog move with the arrow keys", async ({ page }) => {
  await page.goto(`/?anime=${anime.frieren}`);
  await tabsTo(page, dialogOf(page).getByRole("tab", { name: "Details" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialogOf(page).getByRole("tab", { name: "Trailer" })).toBeFocused();
  await expect(dialogOf(page).getByRole("button", { name: /^Play the trailer/ })).toBeVisible();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/tos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that was followed to takes the focus to its content", async ({ page }) => {
  await page.goto("/");
  await tabsTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

memberTest("a keyboard is enough to publish a ranking list of five", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/create-ranking-list");
  await tabsTo(page, main.getByLabel("List name"));
  await page.keyboard.type("Without a mouse");
  await tabsTo(page, main.getByLabel("Description", { exact: true }));
  await page.keyboard.type("Every one of them.");
  for (const query of ["frieren", "death note", "cowboy bebop", "evangelion", "akira"]) {
    await tabsTo(page, main.getByRole("button", { name: "Fill from the catalogue" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(query);
    await page.keyboard.press("Enter");
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(main.getByRole("button", { name: "Change the image" })).toBeVisible();
    await tabsTo(page, main.getByRole("button", { name: "Add Entry" }));
    await page.keyboard.press("Enter");
    // The catalogue's button lies before the title's field.
    await expect(main.getByLabel("Entry title")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
  }

  await test.step("they put the last one first; the order is read out", async () => {
    const up = main.getByRole("button", { name: /^Move up: Akira/ });
    await tabsTo(page, up);
    for (const place of [4, 3, 2, 1]) {
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Akira is number ${place} of 5 now.`)).toBeAttached();
      await expect(up).toBeFocused();
    }
  });
  await tabsTo(page, main.getByRole("button", { name: "Create Full List" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without a mouse");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Akira");
});

test("a question mark shows every shortcut, wherever one is", async ({ page }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const { does } of Object.values(shortcuts)) await expect(sheet).toContainText(does);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
});

test("shortcuts of a single key can be turned off, and stay off", async ({ page }) => {
  await page.goto("/tos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("switch", { name: /^Shortcuts of a single key/ }).press("Space");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  // The last one opens the search, and only that: those before it did nothing.
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Search");
});
