import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { advanceOf, toastsOf } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

const toast = (page: Page) => toastsOf(page).locator(".toast");

memberTest("each finished title keeps the place it had then", async ({ page, member }) => {
  await member.watch(anime.frieren, 27);
  await member.watch(anime.deathNote, 36);
  await page.goto(`/anime-list/${member.username}/watching`);
  for (const name of [/Frieren/, /Death Note/]) {
    await advanceOf(page.getByRole("article").filter({ hasText: name })).click();
    await toast(page).first().hover();
    await expect(toast(page).filter({ hasText: name })).toContainText(/Finished, your \d/);
  }
  await expect(toast(page)).toContainText([
    "Finished, your 1st anime.",
    "Finished, your 2nd anime.",
  ]);
});

memberTest("a message is read out as a whole", async ({ page, member }) => {
  await member.watch(anime.frieren, 26);
  await page.goto(`/anime-list/${member.username}/watching`);
  const finished = toast(page).and(page.locator("[data-finished=true]"));
  await advanceOf(page.getByRole("article")).click();
  await expect(toast(page)).toContainText("Frieren");
  await expect(finished).toHaveCount(0);
  await advanceOf(page.getByRole("article")).click();
  await expect(finished).toHaveAttribute("aria-atomic", "true");
});
