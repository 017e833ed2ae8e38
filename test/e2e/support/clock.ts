import { expect, type Locator, type Page } from "@playwright/test";

const hourMs = 3_600_000;

/**
 * Lets time pass only where the test says so, in this page and those that are opened from now on: every timer, interval
 * and frame that is asked for after this waits for `page.clock.runFor`, however slow the machine is.
 */
export async function stopClock(page: Page, at = new Date()): Promise<void> {
  // A clock runs once it is installed, and can be stopped in its own future only.
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
