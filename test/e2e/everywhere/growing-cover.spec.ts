import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { cardLink, dialogOf } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

/** Opens a card's dialog, and says whether its cover was seen on its way there. */
async function growsOutOf(page: Page, name: RegExp): Promise<boolean> {
  await cardLink(page, name).waitFor();
  const grew = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector(".growing-cover") !== null) resolve(true);
        }).observe(document.body, { childList: true, subtree: true });
        setTimeout(resolve, 3000, false);
      }),
  );
  await cardLink(page, name).click();
  await expect(dialogOf(page)).toHaveAccessibleName(name);
  return grew;
}

memberTest(
  "a card's cover grows into its dialog, and is in nobody's way",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`/anime-list/${member.username}/watching`);
    // The second time, when code and details are there: how fast they come the first time is not told.
    await cardLink(page, /^Frieren/).click();
    await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await growsOutOf(page, /^Frieren/)).toBe(true);
    await expect(page.locator(".growing-cover")).toHaveCount(0);
    await page.goBack();

    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await growsOutOf(page, /^Frieren/)).toBe(false);
  },
);
