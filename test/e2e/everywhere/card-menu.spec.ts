import type { Locator, Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { layFinger } from "../support/finger.ts";
import {
  advanceOf,
  counterOf,
  dialogButton,
  dialogOf,
  opensSearch,
  searches,
} from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

memberTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const card = (page: Page) => page.getByRole("article").first();
const link = (page: Page) => card(page).getByRole("link");

/** Lays a finger on a link, keeps it there or draws it on, and takes it away. */
async function rests(link: Locator, onHeld: () => Promise<void>, byPx = 0): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error("There is no link.");
  const finger = await layFinger(link.page(), { x: box.x + 30, y: box.y + 30 });
  if (byPx !== 0) await finger.draw(0, byPx);
  await onHeld();
  await finger.lift();
}

memberTest(
  "a long press on a card opens its menu, where the count goes on and the details are a tap away",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    const hasMenu = page.waitForResponse((answer) => answer.url().includes("CardMenu"));
    const open = () =>
      rests(link(page), () => expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/));
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(card(page)).toContainText("Frieren");

    // Its code comes when somebody has touched the page.
    await page.getByRole("heading", { level: 1 }).tap();
    await hasMenu;
    await memberTest.step("a finger that moves on scrolls", async () => {
      await rests(link(page), () => page.waitForTimeout(700), 60);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await memberTest.step(
      "a finger that rests opens the menu, and does not follow the link",
      async () => {
        await open();
        await expect(page).toHaveURL(/\/watching$/);
        // By key at once, as no click comes of the press.
        await dialogButton(page, "One episode more").focus();
        await page.keyboard.press("Enter");
        await expect(counterOf(page)).toHaveValue("4");
        await dialogButton(page, "Update Anime").click();
        await expect(dialogButton(page, "Update Anime")).toHaveCount(0);
        await expect(counterOf(page)).toHaveValue("4");
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(card(page)).toContainText("4/28");
      },
    );

    await memberTest.step(
      "it leads to the details, from which one step back is the list",
      async () => {
        await open();
        await dialogOf(page).getByRole("link", { name: "Show details" }).click();
        await expect(page).toHaveURL(/\?anime=/);
        await expect(dialogOf(page).getByRole("tab", { name: "Details" })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page).toHaveURL(/\/watching$/);
        await expect(advanceOf(page)).toBeVisible();
      },
    );
  },
);

memberTest("over a dialog no menu opens", async ({ page }) => {
  const hasMenu = page.waitForResponse((answer) => answer.url().includes("CardMenu"));
  await page.goto("/tos");
  await opensSearch(page);
  await searches(page, "frieren");
  await hasMenu;
  const found = dialogOf(page)
    .getByRole("link")
    .filter({ has: page.locator(".cover") });
  await rests(found.first(), async () => {
    await page.waitForTimeout(700);
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });
});
