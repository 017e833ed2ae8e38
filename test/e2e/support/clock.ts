import { expect, type Locator, type Page } from "@playwright/test";

const hourMs = 3_600_000;

/**
 * Lets time pass only where the test says so, in every page that is opened from now on: timers, intervals and frames
 * wait for `page.clock.runFor`, however slow the machine is.
 */
export async function stopClock(page: Page, at = new Date()): Promise<void> {
  // The clock of the blank page runs until it is stopped, and can be stopped in its future only.
  await page.clock.install({ time: at.getTime() - hourMs });
  await page.clock.pauseAt(at);
}

/**
 * Lets the time of a page with a stopped clock pass in small steps until it shows something: it takes a little to load,
 * and to draw what came. It is less than four seconds of the page, however long that takes the machine.
 */
export async function runsUntil(page: Page, shown: Locator): Promise<void> {
  const step = async () => {
    await page.clock.runFor(10);
    return shown.first().isVisible();
  };
  await expect.poll(step, { intervals: [50], timeout: 20_000 }).toBe(true);
}
