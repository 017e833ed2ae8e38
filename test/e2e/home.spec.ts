import * as sentences from "../../shared/sentences.ts";
import { defaultAvatar } from "../../shared/profile.ts";
import { constant, sees } from "../support/spec-coverage.ts";
import { anime } from "../support/people/titles.ts";
import { alter, hold, mend, refuse } from "./support/faults.ts";
import { famousTitles } from "./support/member.ts";
import { advanceOf, holdsToast, panelOf, readsToast, toastsOf } from "./support/pages.ts";
import { expect, memberTest, onPhone } from "./support/test.ts";

memberTest(
  "home shows what to watch and read next, in columns",
  onPhone,
  async ({ page, member, isMobile }) => {
    for (const { id } of famousTitles("anime", constant("homePlanned") + 1))
      await member.watch(id, 0);
    for (const { id } of famousTitles("manga", constant("homeReading") + 1))
      await member.read(id, 1);
    await member.watch(anime.onePiece, 3);
    await page.goto("/");

    const start = panelOf(page, "Start Watching...");
    await sees(start, "Start Watching...");
    await expect(start.getByRole("article")).toHaveCount(constant("homePlanned"));
    await expect(start.getByRole("progressbar")).toHaveCount(constant("homePlanned"));
    await expect(start.getByRole("link", { name: /^See more/ })).toHaveAttribute(
      "href",
      `/anime-list/${member.username}/planned`,
    );

    const reading = panelOf(page, "Continue Reading...");
    await sees(reading, "Continue Reading...");
    await expect(reading.getByRole("article")).toHaveCount(constant("homeReading"));
    await reading.getByRole("link", { name: /^See more/ }).click();
    await expect(page).toHaveURL(`/manga-list/${member.username}/reading`);

    await page.goBack();
    const watching = panelOf(page, "Continue Watching...");
    await expect(watching.getByText("3/?")).toBeVisible();
    const grid = watching.getByRole("article").locator("xpath=..");
    const columns = await grid.evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns.split(" ").length,
    );
    expect(columns).toBe(isMobile ? 2 : constant("defaultColumns"));
  },
);

memberTest(
  "a message covers no button that counts, and no navigation",
  onPhone,
  async ({ page, member, isMobile }) => {
    for (const { id } of famousTitles("anime", constant("homeWatching"))) await member.watch(id, 1);
    await page.goto("/");
    const watching = panelOf(page, "Continue Watching...");
    await advanceOf(watching).last().click();
    const toast = toastsOf(page).locator(".toast");
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    if (box === null) throw new Error("There is no message.");
    if (isMobile) {
      const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      const gap = (bar?.y ?? 0) - box.y - box.height;
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(16);
      expect(box.height).toBeLessThan(50);
    } else {
      // The header is always there, and nothing that counts is ever over it.
      const header = await page.getByRole("banner").boundingBox();
      expect(box.y + box.height).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      const links = page.getByRole("banner").getByRole("link");
      for (const link of await links.all()) {
        const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
        expect(x >= box.x + box.width || x + width <= box.x).toBe(true);
      }
    }
  },
);

memberTest("home says what it waits for and what is empty, and leads on", async ({ page }) => {
  const letAnime = await hold(page, "get_anime");
  const letManga = await hold(page, "get_manga");
  await page.goto("/");
  await sees(panelOf(page, "Start Watching..."), "Loading Anime");
  await sees(panelOf(page, "Continue Reading..."), "Loading Manga");
  letAnime();
  letManga();
  await sees(panelOf(page, "Start Watching..."), "No anime found in this category.");
  await sees(panelOf(page, "Continue Reading..."), "No manga found in this category.");
  await sees(panelOf(page, "Continue Watching..."), "No anime found in this category.");
  await panelOf(page, "Continue Reading...").getByRole("button", { name: /^Find/ }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

memberTest("a panel that failed is empty and can be tried again", async ({ page, problems }) => {
  problems.allow(/500 \(Internal Server Error\)/);
  for (const name of ["get_trending_anime", "today", "top_completed_users"] as const) {
    await refuse(page, name, "unexpected", sentences.unexpected);
  }
  await page.goto("/");
  const trending = panelOf(page, "Trending Anime");
  await sees(trending, "No anime found in this category.");
  await sees(panelOf(page, "Today's Episodes"), "No episodes found airing today.");
  await sees(panelOf(page, "Top Users"), "No users found.");
  await mend(page, "get_trending_anime");
  await trending.getByRole("button", { name: "Retry" }).click();
  await expect(trending.getByRole("article").first()).toBeVisible();
});

memberTest(
  "trending anime are planned with one tap, and never set back",
  async ({ page, member }) => {
    await page.goto("/");
    const trending = panelOf(page, "Trending Anime");
    await sees(trending, "Trending Anime");
    const { trending_anime } = await member.ok("get_trending_anime");
    const [hottest, second] = trending_anime.toReversed();
    if (hottest === undefined || second === undefined) throw new Error("Nothing is trending");
    const nameOf = (title: typeof hottest) => title.title_english ?? title.title;
    await expect(trending.getByRole("article").first()).toHaveText(nameOf(hottest));

    const plan = trending.getByRole("button", { name: `Plan to watch ${nameOf(hottest)}` });
    await plan.click();
    const added = await holdsToast(page, `Anime added: ${nameOf(hottest)}`);
    await added.getByRole("button", { name: "Undo" }).click();
    await expect(plan).toBeVisible();
    await plan.click();
    await readsToast(page, `Anime added: ${nameOf(hottest)}`);
    await expect(
      trending.getByRole("button", { name: `${nameOf(hottest)} is on your list` }),
    ).toBeVisible();
    await expect(panelOf(page, "Start Watching...").getByRole("article")).toContainText(
      nameOf(hottest),
    );

    await member.watch(second.anime_id, 1);
    await trending.getByRole("button", { name: `Plan to watch ${nameOf(second)}` }).click();
    await readsToast(page, `${nameOf(second)} is on your list already`);
    const details = await member.ok("get_anime_details", { anime_id: second.anime_id });
    expect(details.episodes_watched).toBe(1);
    await page.reload();
    for (const title of [hottest, second]) {
      await expect(
        trending.getByRole("button", { name: `${nameOf(title)} is on your list` }),
      ).toBeVisible();
    }

    await trending
      .getByRole("link", { name: nameOf(second) })
      .first()
      .click();
    await expect(page).toHaveURL(`/?anime=${second.anime_id}`);
  },
);

memberTest("recommendations come once there is a reason for them", async ({ page, member }) => {
  await page.goto("/");
  await expect(panelOf(page, "Trending Anime").getByRole("article").first()).toBeVisible();
  await expect(panelOf(page, "Recommended for you")).toHaveCount(0);

  const recommended = panelOf(page, "Recommended for you").getByRole("listitem");
  await member.watch(anime.frieren, 0);
  await page.reload();
  await expect(recommended.first()).toContainText(/(with|like) Frieren: Beyond Journey's End\./);
  // What was completed says more than what is planned.
  await member.watch(anime.deathNote, 37);
  await page.reload();
  await expect(recommended.first()).toContainText(/(with|like) Death Note\./);
  await recommended.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/\?anime=\d+$/);
});

memberTest(
  "the top users carry their number, the first three a medal too",
  onPhone,
  async ({ page, member }) => {
    await alter(page, "top_completed_users", () =>
      Array.from({ length: constant("topUsers") }, (_, at) => ({
        username: at === 0 ? member.username : `fan-${at}`,
        profile_picture_url: "",
        completed_count: 100 - at,
      })),
    );
    await page.goto("/");
    const panel = panelOf(page, "Top Users");
    await sees(panel, "Top Users");
    const rows = panel.getByRole("listitem");
    await expect(rows).toHaveCount(constant("topUsers"));
    await sees(rows.nth(3), "Completed: 97");
    await expect(rows.nth(3)).toContainText("4");
    await expect(rows.nth(3).locator("img")).toHaveAttribute("src", defaultAvatar);
    await expect(rows.locator("[data-medal]")).toHaveCount(constant("medals"));
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(`/profile/${member.username}`);
  },
);
