import type { Page } from "@playwright/test";
import { constant, sees } from "../../support/spec-coverage.ts";
import { runsUntil, stopClock } from "../support/clock.ts";
import { panelOf } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "the landing's slides change by themselves, and stand still for a visitor",
    onPhone,
    async ({ page, isMobile }) => {
      await stopClock(page);
      await page.goto("/");
      await runsUntil(page, panelOf(page, "Trending Anime").getByRole("article"));
      await sees(panelOf(page, "Trending Anime"), "Trending Anime");
      const slides = page.getByRole("group", { name: "Featured anime" });
      if (isMobile) {
        await expect(slides).toBeHidden();
        return;
      }
      const current = slides.locator("[data-current=true]");
      await expect(slides.getByRole("button", { name: /^Show / })).toHaveCount(
        constant("landingSlides"),
      );
      await expect(current).toHaveText("Cowboy Bebop");
      await expect(current).toHaveCSS(
        "transition-duration",
        `${constant("landingFadeMs") / 1000}s`,
      );
      // The pointer that leaves lets the present slide begin anew.
      await slides.hover();
      await leaves(page);
      await page.clock.runFor(constant("landingSlideMs") - 1);
      await expect(current).toHaveText("Cowboy Bebop");
      await page.clock.runFor(1);
      await expect(current).toHaveText("One Piece");

      await slides.hover();
      await page.clock.runFor(3 * constant("landingSlideMs"));
      await expect(current).toHaveText("One Piece");
      await slides.getByRole("button", { name: "Pause slideshow" }).click();
      await leaves(page);
      await page.clock.runFor(3 * constant("landingSlideMs"));
      await expect(current).toHaveText("One Piece");
      await slides.getByRole("button", { name: "Play slideshow" }).click();
      await leaves(page);
      await page.clock.runFor(constant("landingSlideMs"));
      await expect(current).toHaveText("Your Name.");
    },
  );
});

/** Takes pointer and focus away from the slides. */
async function leaves(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Start Tracking!" }).focus();
}

memberTest.describe("banners", () => {
  memberTest.use({ contextOptions: { reducedMotion: "no-preference" } });

  memberTest("one banner leads to the video channel in a new tab", async ({ page }) => {
    await page.goto("/");
    const banner = page.getByRole("link", { name: /New this season/ });
    await expect(banner).toHaveAttribute("href", "https://example.org/video");
    await expect(banner).toHaveAttribute("target", "_blank");
    await expect(banner).toHaveAccessibleName(/opens in a new tab/);
    await expect(page.getByRole("button", { name: "Next banner" })).toHaveCount(0);
  });

  memberTest(
    "several banners take turns, and have arrows and a pause",
    onPhone,
    async ({ page }) => {
      await addBanner(page, "Another banner");
      await stopClock(page);
      await page.goto("/");
      const banners = page.getByRole("region", { name: "News" });
      const current = banners.locator("[data-current=true]");
      await runsUntil(page, current);
      await expect(current).toContainText("Another banner");
      await page.clock.runFor(constant("bannerAdvanceMs"));
      await expect(current).toContainText("New this season");
      await banners.getByRole("button", { name: "Next banner" }).click();
      await expect(current).toContainText("Another banner");
      await banners.getByRole("button", { name: "Previous banner" }).click();
      await expect(current).toContainText("New this season");
      // The focus on the arrow holds it.
      await page.mouse.move(0, 0);
      await page.clock.runFor(2 * constant("bannerAdvanceMs"));
      await expect(current).toContainText("New this season");
      await expect(banners.getByRole("button", { name: "Pause banners" })).toBeVisible();
    },
  );
});

/** Gives the product a second banner, before the first, as an operator would by a build of their own. */
async function addBanner(page: Page, title: string): Promise<void> {
  const banner = { image: "/static/landing/sea.svg", title, text: "Something else." };
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    // The brand's banners, not a parameter of that name.
    const body = script.replace(/\bbanners:\s*\[(?=\s*\{)/, `banners:[${JSON.stringify(banner)},`);
    await route.fulfill({ contentType: "text/javascript", body });
  });
}
