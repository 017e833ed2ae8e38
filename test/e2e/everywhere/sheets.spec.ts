import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { hold } from "../support/faults.ts";
import { draws, layFinger } from "../support/finger.ts";
import { dialogOf } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const thumb = { x: 150, y: 160 };
const body = (page: Page) => dialogOf(page).locator(".sheet__body");

async function opens(page: Page): Promise<void> {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
  await expect(dialogOf(page).getByRole("tab", { name: "Details" })).toBeVisible();
}

/** How far below its place the sheet is, in CSS pixels. */
const drawnPx = async (page: Page): Promise<number> =>
  (await dialogOf(page).boundingBox())?.y ?? Number.NaN;

/** Waits until what a finger has set going rests: its body goes on to scroll for a moment. */
async function rests(page: Page): Promise<void> {
  let before: number | undefined;
  await expect(async () => {
    const now = await body(page).evaluate(({ scrollTop }) => scrollTop);
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [100] });
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  body(page).evaluate((element, to) => {
    element.scrollTop = to;
  }, top);

test("a finger draws a sheet down, which closes it where it was drawn far", async ({ page }) => {
  await opens(page);
  await test.step("a little, and it goes back to its place", async () => {
    await draws(page, thumb, 0, 60);
    await expect.poll(() => drawnPx(page)).toBe(0);
    await expect(dialogOf(page)).toBeVisible();
  });
  await test.step("what is scrolled is scrolled back first", async () => {
    await draws(page, thumb, 0, -300);
    await rests(page);
    expect(await drawnPx(page)).toBe(0);
    await scrollTo(page, 200);
    await draws(page, thumb, 0, 150);
    await expect(dialogOf(page)).toBeVisible();
    await rests(page);
    await scrollTo(page, 0);
  });
  await draws(page, thumb, 0, 300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/tos");
});

test("a sheet stays under the finger, and follows one that sets out down alone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await opens(page);
  await test.step("it is where the finger is, at once", async () => {
    const finger = await layFinger(page, thumb);
    // It begins where the direction is known, which is up to the browser, too.
    await finger.draw(0, 48);
    const begun = await drawnPx(page);
    expect(begun).toBeGreaterThan(0);
    await finger.draw(0, 48);
    expect(await drawnPx(page)).toBe(begun + 48);
    await finger.draw(0, -96);
    await finger.lift();
    await expect.poll(() => drawnPx(page)).toBe(0);
  });
  await test.step("a finger that sets out aside or up draws nothing, wherever it goes then", async () => {
    for (const [x, y] of [
      [80, 20],
      [0, -40],
    ] as const) {
      const finger = await layFinger(page, thumb);
      await finger.draw(x, y);
      await finger.draw(0, 200);
      expect(await drawnPx(page)).toBe(0);
      await finger.lift();
      await rests(page);
      await scrollTo(page, 0);
    }
    await expect(dialogOf(page)).toBeVisible();
  });
});

test("a finger keeps the sheet when what it came down on is replaced", async ({ page }) => {
  const letGo = await hold(page, "get_anime_details");
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogOf(page)).toBeVisible();
  const finger = await layFinger(page, thumb);
  await finger.draw(0, 60);
  letGo();
  await expect(dialogOf(page).getByRole("tab", { name: "Details" })).toBeVisible();
  await finger.draw(0, 240);
  await finger.lift();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("where dialogs lie in the middle of the screen, a finger draws none", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await opens(page);
  const { y } = (await dialogOf(page).boundingBox()) ?? { y: Number.NaN };
  const finger = await layFinger(page, { x: 512, y: y + 40 });
  await finger.draw(0, 200);
  expect(await drawnPx(page)).toBe(y);
  await finger.lift();
  await expect(dialogOf(page)).toBeVisible();
});
