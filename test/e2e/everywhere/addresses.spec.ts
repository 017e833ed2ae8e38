import { anime, manga } from "../../support/people/titles.ts";
import {
  counterOf,
  dialogButton,
  dialogOf,
  opensSearch,
  resultsOf,
  searches,
  unfoldsEdits,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

test("a dialog is an address: it opens over any page, survives a reload, and closes onto the page", async ({
  page,
}) => {
  for (const path of ["/", "/tos", "/nowhere"]) {
    await page.goto(`${path}?anime=${anime.frieren}`);
    await expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible();
    await dialogButton(page, "Close").click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

memberTest("Back closes a dialog and Forward opens it again", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching?genre=Drama`);
  await page.getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(/\?genre=Drama&anime=52991$/);
  await expect(counterOf(page)).toHaveValue("3");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\?genre=Drama$/);
  await page.goForward();
  await expect(counterOf(page)).toHaveValue("3");
  await dialogButton(page, "Close").click();
  await expect(page).toHaveURL(/\?genre=Drama$/);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("one dialog gives way to another", async ({ page }) => {
  await page.goto(`/?manga=${manga.berserk}`);
  await expect(page.getByRole("dialog", { name: "Berserk" })).toBeVisible();
  await page.goto(`/?anime=${anime.frieren}`);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible();
});

test("an address with nonsense for a title opens nothing", async ({ page }) => {
  for (const query of ["anime=abc", "anime=-1", "anime=0", "manga=1.5", "anime="]) {
    await page.goto(`/tos?${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a click beside the dialog closes it", onPhone, async ({ page, isMobile }) => {
  await page.goto(`/?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toBeVisible();
  if (isMobile) {
    // There is nothing beside it: the sheet fills the screen.
    await expect.poll(() => dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    return;
  }
  await page.mouse.click(10, 450);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

memberTest(
  "signing in comes back to the page where it began, never to another site",
  async ({ page }) => {
    // Already signed in, the sign-in page goes on at once.
    await page.goto("/accounts/login?next=%2Ftos");
    await expect(page).toHaveURL("/tos");
    for (const next of ["https://example.org/", "//example.org/", "/\\example.org"]) {
      await page.goto(`/accounts/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL("/");
    }
  },
);

test("Back closes the search and stays on the page", onPhone, async ({ page }) => {
  await page.goto("/privacy");
  await page.goto("/tos");
  await opensSearch(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/tos");

  await test.step("and what was opened from it takes its place in the history", async () => {
    await opensSearch(page);
    await searches(page, "frieren");
    await resultsOf(page).first().getByRole("link").click();
    await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/privacy");
  });
});

test("Back finds the search as soon as it is seen", async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector("[role=dialog]") === null) return;
      watch.disconnect();
      // Before the browser can draw it: what the page does with the search comes first.
      queueMicrotask(() => {
        const hasEntry = "dialog" in Object(window.history.state);
        document.documentElement.dataset["backFinds"] = hasEntry ? "the search" : "the page before";
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  // The search is drawn when its code comes, a while after the key.
  await page.route("**/assets/overlays-*.js", async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto("/tos");
  await opensSearch(page);
  await expect(page.locator("html")).toHaveAttribute("data-back-finds", "the search");
});

memberTest("Back closes a form, too", async ({ page, member }) => {
  await page.goto(`/profile/${member.username}`);
  await unfoldsEdits(page);
  await page.getByRole("button", { name: "Change bio" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`/profile/${member.username}`);
});
