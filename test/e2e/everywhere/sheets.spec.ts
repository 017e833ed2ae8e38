import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { dialogOf } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Moves a finger over the page, as a touch screen would tell of it. */
async function draws(page: Page, fromY: number, byPx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 150, y }],
    });
  await touch("touchStart", fromY);
  for (let step = 1; step <= 6; step++) await touch("touchMove", fromY + (byPx * step) / 6);
  await touch("touchEnd");
  await client.detach();
}

test("a finger draws a sheet down, which closes it where it was drawn far", async ({ page }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
  await draws(page, 160, 60);
  await expect(dialogOf(page)).toBeVisible();
  await draws(page, 160, -300);
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page)
    .locator(".sheet__body")
    .evaluate((body) => {
      body.scrollTop = 200;
    });
  // What is scrolled is scrolled back first.
  await draws(page, 160, 150);
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page)
    .locator(".sheet__body")
    .evaluate((body) => {
      body.scrollTop = 0;
    });
  await draws(page, 160, 300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/tos");
});
