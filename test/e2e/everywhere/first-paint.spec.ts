import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { breakNetwork, hold, mend } from "../support/faults.ts";
import { newMember } from "../support/member.ts";
import { expect, memberTest, test } from "../support/test.ts";

/** Opens a page whose scripts do not come before the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return () => {
    resolve(undefined);
  };
}

const firstPaint = (page: Page) => page.locator("#first-paint");
const headline = (page: Page) => page.getByRole("heading", { name: /^Track, share/ });

/** The paths of all requests of a page that are no covers. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith("/covers/")) paths.push(path);
  });
  return paths;
}

/** How far things moved that were on screen already, as the browser counts it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry.toJSON() as { value: number };
            sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          resolve(sum);
        }, 500);
      }),
  );

test("the landing page is there before any script, and the app takes over without a jump", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/");
  await expect(firstPaint(page).getByRole("banner")).toBeVisible();
  await expect(headline(page)).toBeVisible();
  await expect(firstPaint(page).getByRole("button")).toHaveCount(0);
  const before = await headline(page).boundingBox();
  const start = page.getByRole("link", { name: "Start Tracking!" });
  await start.focus();
  release();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(firstPaint(page)).toHaveCount(0);
  await expect(start, "the keyboard's place is kept").toBeFocused();
  expect(await headline(page).boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("other pages begin with their frame alone", async ({ page }) => {
  const release = await openWithoutScripts(page, "/tos");
  await expect(firstPaint(page).getByRole("banner")).toBeVisible();
  await expect(headline(page)).toBeHidden();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  await expect(firstPaint(page)).toHaveCount(0);
});

memberTest("a member's home never begins with the visitors' headline", async ({ page, member }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.username);
  const release = await openWithoutScripts(page, "/");
  await expect(firstPaint(page).locator(".next-up")).toBeVisible();
  await expect(headline(page)).toBeHidden();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.username);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("without scripts the page promises nothing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("/", baseURL).href);
  await expect(page.locator("noscript")).toBeVisible();
  await expect(headline(page)).toBeHidden();
  await context.close();
});

test("a page asks for everything once, for few files, and reads every answer to its end", async ({
  page,
}) => {
  const owner = await newMember();
  await owner.watch(anime.onePiece, 12);
  const givenUp: string[] = [];
  page.on("requestfailed", (request) => givenUp.push(request.url()));
  for (const [address, calls] of [
    ["/", ["/api/check_logged/", "/api/get_trending_anime/"]],
    [
      `/profile/${owner.username}`,
      ["/api/check_logged/", "/api/get_anime/", "/api/profile/", "/api/statistics/"],
    ],
    [
      `/anime-list/${owner.username}/Watching/`,
      ["/api/check_logged/", "/api/get_anime/", "/api/get_unique_values/"],
    ],
  ] as const) {
    const requests = requestsOf(page);
    await page.goto(address);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const asked = requests.filter((path) => path.startsWith("/api/"));
    expect(asked.sort(), address).toEqual(calls);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(25);
    expect(givenUp).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("what lies over pages is fetched when somebody does something, or has looked for a while", async ({
  page,
}) => {
  const isOver = (path: string) => /\/(?:overlays|ToastCard)-/.test(path);
  await page.clock.install();
  await page.mouse.move(300, 200);
  for (const act of [
    () => page.mouse.move(200, 300),
    () => page.keyboard.press("Tab"),
    () => page.clock.runFor(10_000),
  ]) {
    const requests = requestsOf(page);
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Longer than what follows an act waits: a pointer that rests over the page does nothing.
    await page.clock.runFor(1000);
    // The page rests as long as a browser needs to say so.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests.filter(isOver)).toEqual([]);
    await act();
    await expect.poll(() => requests.filter(isOver).length).toBe(2);
    page.removeAllListeners("request");
  }
});

memberTest(
  "a list of one's own stays where it is when it is known late whose it is",
  async ({ page, member }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await member.watch(anime.frieren, 3);
    const [tellsWho, givesList] = [await hold(page, "check_logged"), await hold(page, "get_anime")];
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Watching");
    // As long as somebody sees what is drawn meanwhile.
    await page.waitForTimeout(500);
    tellsWho();
    await expect(page.getByRole("heading", { name: "Search the catalogue" })).toBeVisible();
    givesList();
    await expect(page.getByRole("article")).toContainText("Frieren");
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  },
);

memberTest(
  "what is known late of what a page begins with pushes nothing away that was seen",
  async ({ page, member }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    for (const title of [anime.frieren, anime.cowboyBebop]) await member.watch(title, 3);
    const name = member.username;
    for (const { address, late, top, below } of [
      {
        address: "/",
        late: "get_anime",
        top: page.getByText("Next up"),
        below: page.getByRole("heading", { name: "Top Users" }),
      },
      {
        address: `/profile/${name}`,
        late: "statistics",
        top: page.getByRole("region", { name: "You as a fan" }),
        below: page.getByRole("tablist", { name: "Lists" }),
      },
    ] as const) {
      const give = await hold(page, late);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      // As long as somebody sees what is drawn meanwhile.
      await page.waitForTimeout(500);
      give();
      await expect(top).toBeVisible();
      await expect(below).toBeVisible();
      expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
    }
  },
);

memberTest("what a page does not get shows the rest, after a while", async ({ page, member }) => {
  for (const [late, address, rest] of [
    ["statistics", `/profile/${member.username}`, page.getByRole("tablist", { name: "Lists" })],
    ["get_anime", "/", page.getByRole("heading", { name: "Top Users" })],
  ] as const) {
    const give = await hold(page, late);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.username);
    await expect(rest).toBeHidden();
    await expect(rest).toBeVisible();
    give();
  }
});

memberTest("what was seen once is not hidden again", async ({ page, member, problems }) => {
  problems.allow(/net::ERR_.*api\/statistics/);
  const lists = page.getByRole("tablist", { name: "Lists" });
  await breakNetwork(page, "statistics");
  await page.goto(`/profile/${member.username}`);
  await expect(lists).toBeVisible();
  // It is given up.
  await expect(page.locator(".poster-loading")).toHaveCount(0);
  await mend(page, "statistics");
  const give = await hold(page, "statistics");
  const asked = page.waitForRequest("**/api/statistics/");
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await asked;
  await expect(lists).toBeVisible();
  give();
  await expect(page.getByRole("region", { name: "You as a fan" })).toBeVisible();
  await expect(lists).toBeVisible();
});
