import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { cardLink, dialogOf } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

/** Opens a card's dialog, and gives the picture that was seen on its way there; undefined where nothing grew. */
async function grownOutOf(page: Page, name: RegExp): Promise<string | undefined> {
  await cardLink(page, name).waitFor();
  const grown = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new MutationObserver(() => {
          const picture = document.querySelector<HTMLImageElement>(".growing-cover img");
          if (picture !== null) resolve(picture.src);
        }).observe(document.body, { childList: true, subtree: true });
        setTimeout(resolve, 3000, undefined);
      }),
  );
  await cardLink(page, name).click();
  await expect(dialogOf(page)).toHaveAccessibleName(name);
  return grown;
}

memberTest(
  "the cover that was pressed grows into its dialog, and no other one",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await member.watch(anime.deathNote, 3);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`/anime-list/${member.username}/watching`);
    const last = page.getByRole("article").last();
    await expect(last).toContainText("Frieren");
    const source = await last.locator("img").evaluate((image: HTMLImageElement) => image.src);
    // The second time, when code and details are there: how fast they come the first time is not told.
    await cardLink(page, /^Frieren/).click();
    await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await grownOutOf(page, /^Frieren/)).toBe(source);
    await expect(page.locator(".growing-cover")).toHaveCount(0);
    await page.goBack();

    await memberTest.step("nothing of it for people who prefer that nothing moves", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await grownOutOf(page, /^Frieren/)).toBeUndefined();
    });
  },
);
