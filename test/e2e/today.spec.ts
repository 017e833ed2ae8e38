import { constant, sees } from "../support/spec-coverage.ts";
import { runsUntil, stopClock } from "./support/clock.ts";
import { alter } from "./support/faults.ts";
import { famousTitles } from "./support/member.ts";
import { panelOf } from "./support/pages.ts";
import { expect, memberTest, onPhone } from "./support/test.ts";

/** Ids that the catalogue knows, as their cards lead to dialogs. */
const shows = famousTitles("anime", 6);

/** An answer for a day on which nothing airs. */
const noEpisodes = { airing_today: [], from: "2026-01-05", newest_start: null };

/** The server's way to write a moment. */
const serverTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace("T", " ");

memberTest(
  "today's episodes count down by the server's clock",
  onPhone,
  async ({ page, isMobile }) => {
    const second = constant("countdownTickMs");
    const hour = 3600 * second;
    const fromNow = [-hour, hour + 90 * second, 5 * hour, 6 * hour, 7 * hour, 8 * hour];
    const serverMs = Date.parse("2026-01-05T12:00:00Z");
    // A device whose clock is years behind.
    await stopClock(page, new Date("2001-09-09T01:46:40Z"));
    await alter(page, "check_logged", (answer) => ({ ...answer, now: serverMs }));
    await alter(page, "today", () => ({
      ...noEpisodes,
      airing_today: shows.map(({ id }, at) => ({
        id,
        title: at === 1 ? "" : `Show ${at}`,
        title_org: "Sousou no Frieren",
        title_japanese: null,
        cover: "/static/landing/sea.svg",
        episode: at + 1,
        episodes_aired: null,
        airingAt: serverTime(serverMs + (fromNow[at] ?? 0)),
      })),
    }));
    await page.goto("/");
    const panel = panelOf(page, "Today's Episodes");
    const cards = panel.getByRole("listitem");
    await runsUntil(page, cards);
    await sees(panel, "Today's Episodes");
    await sees(cards.nth(0), "Already aired");
    await sees(cards.nth(1), "Sousou no Frieren");
    await sees(cards.nth(1), "Episode 2");
    await expect(cards.nth(1)).toContainText(/Airing in: 1h 1m \d+s/);
    await sees(cards.nth(1), (await cards.nth(1).getByRole("time").textContent()) ?? "");
    await page.clock.runFor(60 * second);
    await expect(cards.nth(1)).toContainText(/Airing in: 1h 0m \d+s/);
    await page.clock.fastForward(2 * hour);
    await expect(cards.nth(1)).toContainText("Already aired");
    await expect(cards.nth(2)).toContainText(/Airing in: 2h \d+m \d+s/);
    await page.clock.resume();

    await memberTest.step("the row opens at what comes next and scrolls", async () => {
      const rail = panel.getByRole("region");
      await expect(rail).toHaveAttribute("tabindex", "0");
      await rail.scrollIntoViewIfNeeded();
      const [earlier, later] = ["Earlier episodes", "Later episodes"].map((name) =>
        panel.getByRole("button", { name }),
      );
      await expect(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
      await expect(cards.nth(0)).not.toBeInViewport({ ratio: 0.9 });
      if (!isMobile) {
        await earlier?.click();
        await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
        await later?.click();
        await expect(later ?? cards).toBeDisabled();
      }
      await cards.nth(2).getByRole("link").click();
      await expect(page).toHaveURL(`/?anime=${shows[2]?.id}`);
    });
  },
);

memberTest("a day without episodes says so", async ({ page }) => {
  await alter(page, "today", () => noEpisodes);
  await page.goto("/");
  await sees(panelOf(page, "Today's Episodes"), "No episodes found airing today.");
});

memberTest(
  "an airing time that cannot be read hides the countdown, not the day",
  async ({ page }) => {
    await alter(page, "today", () => ({
      ...noEpisodes,
      airing_today: ["", "soon", "2026-13-45 99:00:00"].map((airingAt, at) => ({
        id: at + 1,
        title: `Show ${at}`,
        title_org: "",
        title_japanese: null,
        cover: "/static/landing/sea.svg",
        episode: 1,
        episodes_aired: null,
        airingAt,
      })),
    }));
    await page.goto("/");
    const panel = panelOf(page, "Today's Episodes");
    await expect(panel.getByRole("listitem")).toHaveCount(3);
    await expect(panel.getByRole("time")).toHaveCount(0);
  },
);
