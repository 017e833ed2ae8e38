import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import {
  advanceOf,
  cardLink,
  dialogButton,
  dialogOf,
  presses,
  toastsOf,
} from "../support/pages.ts";
import { expect, memberTest, test } from "../support/test.ts";

memberTest(
  "without a connection the page says so, and goes on when it is back",
  async ({ page, context, problems }) => {
    problems.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to add\/update anime/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByText("You are offline. Nothing is saved until you are back online.");
    await expect(notice).toBeVisible();
    await presses(page, "Plan To Watch", "Failed to add/update anime. Please try again.");
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await presses(page, "Plan To Watch", "Anime added: Frieren: Beyond Journey's End");
  },
);

memberTest(
  "pointing at a title without a connection leaves the page as it is",
  async ({ page, context, member, problems }) => {
    // Whatever still loads when the connection goes.
    problems.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    const cover = cardLink(page, /^Frieren/);
    await expect(cover).toBeVisible();
    await context.setOffline(true);
    await cover.hover();
    await context.setOffline(false);
    await cover.click();
    await expect(dialogButton(page, "Drop Anime")).toBeVisible();
  },
);

memberTest(
  "a page that is opened without a connection comes when there is one again",
  async ({ page, context, problems }) => {
    problems.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto("/tos");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Recommend" }).click();
    await expect(page).toHaveURL(/\/recommend/);
    const later = page.getByRole("main").getByText("You see this once you are back online.");
    await expect(later).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to watch next");
    await expect(page.locator(".recommend")).toHaveCSS("display", "grid");
  },
);

memberTest(
  "messages whose code does not come are read, and end or are dismissed all the same",
  async ({ page, member, problems }) => {
    problems.allow(/ToastCard|ERR_FAILED/);
    await member.watch(anime.frieren, 3);
    await page.clock.install();
    await page.route("**/assets/ToastCard-*.js", (route) => route.abort());
    await page.goto(`/anime-list/${member.username}/watching`);
    for (const count of [4, 5, 6]) {
      await advanceOf(page).click();
      await expect(page.getByText(`${count}/28`, { exact: true })).toBeVisible();
      await page.clock.runFor(1000);
      await sees(toastsOf(page), "Anime updated: Frieren: Beyond Journey's End");
      if (count < 6) await page.clock.runFor(limits.undoMs);
      else await toastsOf(page).getByRole("button", { name: "Dismiss" }).click();
      // Sooner than by itself.
      await expect(toastsOf(page).locator(".toast")).toHaveCount(0, { timeout: 3000 });
    }
  },
);

test("code that does not come beforehand costs nothing until it is wanted", async ({
  page,
  problems,
}) => {
  problems.allow(/TitleDialog|dynamically imported module|ERR_FAILED/);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  // The page that is loaded anew gets the code; until then each of the several requests for it fails.
  await page.route("**/assets/TitleDialog-*.js", (route) =>
    loads > 1 ? route.continue() : route.abort(),
  );
  await page.goto("/");
  await page.evaluate(() => {
    document.documentElement.dataset["isSame"] = "yes";
  });
  const cover = page.getByRole("main").getByRole("article").getByRole("link").first();
  const failing = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("TitleDialog"),
  );
  await cover.hover();
  await failing;
  await expect(page.locator("html")).toHaveAttribute("data-is-same", "yes");
  // Browsers remember the failure: the page has to be loaded anew, and the dialog opens all the same.
  await cover.click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-is-same");
});

test("a sheet whose code does not come says so in sight, and leaves the page", async ({
  page,
  problems,
}) => {
  problems.allow(/overlays|dynamically imported module|ERR_FAILED/);
  await page.route("**/assets/overlays-*.js", (route) => route.abort());
  await page.goto("/tos");
  const failure = page.getByRole("alert").filter({ hasText: sentences.unexpected });
  // The first time, the page is loaded anew for it.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(failure.getByRole("button", { name: "Reload the page" })).toBeInViewport({
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
});

test("a title's dialog whose code does not come says so in sight", async ({ page, problems }) => {
  problems.allow(/TitleDialog|dynamically imported module|ERR_FAILED/);
  await page.route("**/assets/TitleDialog-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const failure = page.getByRole("alert").filter({ hasText: sentences.unexpected });
  await expect(failure.getByRole("button", { name: "Reload the page" })).toBeInViewport();
  await page.unroute("**/assets/TitleDialog-*.js");
  await failure.getByRole("button", { name: "Reload the page" }).click();
  await expect(dialogOf(page)).toBeVisible();
});

memberTest(
  "a cover that does not come leaves its room, and no mark of the browser's",
  async ({ page, member, problems }) => {
    problems.allow(/\/covers\//);
    await member.watch(anime.frieren, 3);
    await page.route("**/covers/**", (route) => route.abort("connectionreset"));
    await page.goto(`/anime-list/${member.username}/watching`);
    const cover = page.getByRole("article").locator(".cover");
    await expect(cover).toBeVisible();
    await expect(cover.locator("img")).toBeHidden();
    expect((await cover.boundingBox())?.height).toBeGreaterThan(100);
  },
);
