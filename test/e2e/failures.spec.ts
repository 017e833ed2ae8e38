import { endpoints, type EndpointName } from "../../shared/endpoints.ts";
import { sentences } from "../../shared/errors.ts";
import { limits } from "../../shared/limits.ts";
import { sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/titles.ts";
import { runsUntil, stopClock } from "./support/clock.ts";
import { bodiesOf, breakNetwork, hold, mend, refuse } from "./support/faults.ts";
import {
  advanceOf,
  comesBack,
  counterOf,
  dialogButton,
  dialogOf,
  presses,
  readsToast,
  toastsOf,
} from "./support/pages.ts";
import { expect, memberTest, test } from "./support/test.ts";

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
    await letGo();
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

test("somebody whose sign-in cannot be checked counts as signed out", async ({
  page,
  problems,
}) => {
  problems.allow(/500 \(Internal Server Error\).*check_logged/);
  await refuse(page, "check_logged", "unexpected");
  await page.goto("/");
  await sees(page.getByRole("banner"), "Sign In");
});

memberTest(
  "a member whose sign-in cannot be checked is told so, and gets their pages when it can",
  async ({ page, problems }) => {
    problems.allow(/503 \(Service Unavailable\).*check_logged/);
    const main = page.getByRole("main");
    await refuse(page, "check_logged", "unavailable");
    for (const path of ["/", "/chat", "/recommend", "/settings", "/accounts/logout"]) {
      await page.goto(path);
      await expect(main.getByText(sentences.sessionUnknown)).toBeVisible();
      await expect(main.getByText(/^Sign in to|You are signed out/)).toHaveCount(0);
      await sees(page.getByRole("banner"), "Sign In");
    }
    await mend(page, "check_logged");
    await main.getByRole("button", { name: "Retry" }).click();
    await expect(main.getByRole("heading", { name: "Sign out of your account?" })).toBeVisible();
  },
);

memberTest(
  "the page asks again by itself who is signed in, and at once when the connection is back",
  async ({ page, context, problems }) => {
    problems.allow(/net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await breakNetwork(page, "check_logged");
    await page.goto("/settings");
    const unknown = page.getByRole("main").getByText(sentences.sessionUnknown);
    await expect(unknown).toBeVisible();
    await mend(page, "check_logged");
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await breakNetwork(page, "check_logged");
    await page.reload();
    await expect(unknown).toBeVisible();
    await mend(page, "check_logged");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  },
);

memberTest(
  "who comes back to the tab need not wait until the page asks who is signed in",
  async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await stopClock(page);
    await breakNetwork(page, "check_logged");
    const asked = bodiesOf(page, "check_logged");
    await page.goto("/settings");
    await runsUntil(page, page.getByRole("main").getByText(sentences.sessionUnknown));
    // Until the last pause, the longest one, has begun.
    for (const { pauseMs, calls } of [
      { pauseMs: 1250, calls: 2 },
      { pauseMs: 3750, calls: 3 },
      { pauseMs: 11_250, calls: 4 },
    ]) {
      await page.clock.runFor(pauseMs);
      await expect.poll(() => asked.length).toBeGreaterThanOrEqual(calls);
    }
    await mend(page, "check_logged");
    await page.clock.runFor(2000);
    await comesBack(page);
    await runsUntil(page, page.getByRole("heading", { level: 1, name: "Settings" }));
  },
);

memberTest(
  "without a connection the page says so, and goes on when it is back",
  async ({ page, context, problems }) => {
    problems.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to add\/update anime/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByText(
      "You are offline. Nothing can be saved until the connection is back.",
    );
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
    const cover = page
      .getByRole("article")
      .getByRole("link", { name: /^Frieren/ })
      .first();
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
    const later = page.getByRole("main").getByText("You see this once the connection is back.");
    await expect(later).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to watch next");
    await expect(page.locator(".recommend")).toHaveCSS("display", "grid");
  },
);

memberTest(
  "a session that ended elsewhere shows when something is saved",
  async ({ page, member, problems }) => {
    problems.allow(/401 \(Unauthorized\)/);
    problems.allow(/Failed to add\/update anime/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await member.ok("auth_logout");
    await dialogButton(page, "Plan To Watch").click();
    await expect(toastsOf(page).getByText(sentences.sessionOver)).toBeVisible();
    await expect(toastsOf(page).locator(".toast")).toHaveCount(1);
    await sees(page.getByRole("banner"), "Sign In");
    await toastsOf(page).getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/accounts\/login\?next=/);
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

memberTest("a lost CSRF cookie is fetched again without a word", async ({ page, context }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
  await context.clearCookies({ name: "csrftoken" });
  const checks = bodiesOf(page, "check_logged");
  await presses(page, "Plan To Watch", "Anime added: Frieren: Beyond Journey's End");
  expect(checks).toHaveLength(1);
});

memberTest(
  "a CSRF cookie that cannot be had fails the action by name",
  async ({ page, context, member, problems }) => {
    problems.allow(/CSRF token not found/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await context.clearCookies({ name: "csrftoken" });
    await page.route("**/api/check_logged/", async (route) => {
      // Not the server's own answer, which would set the cookie.
      await route.fulfill({
        json: { logged: true, username: member.username, avatar_url: "", now: Date.now() },
      });
    });
    const checks = bodiesOf(page, "check_logged");
    await presses(page, "Plan To Watch", sentences.csrfMissing);
    expect(checks).toHaveLength(1);
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

memberTest(
  "messages whose code does not come are read, and end all the same",
  async ({ page, member, problems }) => {
    problems.allow(/ToastCard|ERR_FAILED/);
    await member.watch(anime.frieren, 3);
    await page.clock.install();
    await page.route("**/assets/ToastCard-*.js", (route) => route.abort());
    await page.goto(`/anime-list/${member.username}/watching`);
    for (const count of [4, 5]) {
      await advanceOf(page).click();
      await expect(page.getByText(`${count}/28`, { exact: true })).toBeVisible();
      await page.clock.runFor(1000);
      await sees(toastsOf(page), "Anime updated: Frieren: Beyond Journey's End");
      await page.clock.runFor(limits.undoMs);
      await expect(toastsOf(page).locator(".toast")).toHaveCount(0);
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
