import type { Locator, Page } from "@playwright/test";
import { airedNow, anime, uncounted } from "../support/people/titles.ts";
import {
  advanceOf,
  counterOf,
  dialogButton,
  dialogOf,
  opensSearch,
  presses,
  readsToast,
  resultsOf,
  searches,
} from "./support/pages.ts";
import { expect, memberTest, onPhone } from "./support/test.ts";

const { frieren, onePiece } = anime;

/** The question before more is saved than has aired. */
const questionOf = (page: Page, progress: number): Locator =>
  page.getByRole("dialog", {
    name: `Only ${airedNow(onePiece)} episodes seem to have aired. Save ${progress} all the same?`,
    exact: true,
  });

const anyQuestion = (page: Page): Locator => page.getByRole("dialog", { name: /have aired/ });

memberTest(
  "a number beyond what has aired is asked about once, and saved as it is meant",
  onPhone,
  async ({ page, member }) => {
    const aired = airedNow(onePiece);
    const saved = async () =>
      (await member.ok("get_anime_details", { anime_id: onePiece })).episodes_watched;
    await member.watch(onePiece, aired - 1);
    await page.goto(`/tos?anime=${onePiece}`);
    await counterOf(page).fill(String(aired));
    await presses(page, "Update Anime", "Anime updated: One Piece");

    await memberTest.step("Cancel and Escape leave the count and the place", async () => {
      await counterOf(page).fill("5000");
      const update = dialogButton(page, "Update Anime");
      await update.click();
      const question = questionOf(page, 5000);
      await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(question.getByRole("button", { name: "Save" })).toBeFocused();
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(question).toHaveCount(0);
      await expect(update).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(update).toBeFocused();
      await expect(counterOf(page)).toHaveValue("5000");
      expect(await saved()).toBe(aired);
    });

    await memberTest.step("Save saves", async () => {
      await dialogButton(page, "Update Anime").click();
      await presses(page, "Save", "Anime updated: One Piece");
      await expect.poll(saved).toBe(5000);
    });

    await memberTest.step("steps from there on are not asked about", async () => {
      await dialogButton(page, "One episode more").click();
      await presses(page, "Update Anime", "Anime updated: One Piece");
      await expect.poll(saved).toBe(5001);
      await expect(anyQuestion(page)).toHaveCount(0);
    });

    await memberTest.step("a number further still is", async () => {
      await counterOf(page).fill("9000");
      await dialogButton(page, "Update Anime").click();
      await expect(questionOf(page, 9000)).toBeVisible();
      await page.goBack();
      await expect(anyQuestion(page)).toHaveCount(0);
      await expect(dialogOf(page)).toBeVisible();
      expect(await saved()).toBe(5001);
    });
  },
);

memberTest(
  "+1 and a typed count of a card ask before they pass what has aired",
  onPhone,
  async ({ page, member }) => {
    const aired = airedNow(onePiece);
    await member.watch(onePiece, aired - 1);
    await page.goto(`/anime-list/${member.username}/watching`);
    const bar = page.getByRole("progressbar", { name: "One Piece: episodes" });
    await expect(bar).toHaveAttribute("aria-valuetext", `${aired - 1} of ${aired} out, 1 behind`);
    const advance = advanceOf(page);
    await advance.click();
    await readsToast(page, "Anime updated: One Piece");
    await expect(page.getByText(`${aired}/?`, { exact: true })).toBeVisible();
    await expect(anyQuestion(page)).toHaveCount(0);

    await advance.click();
    await questionOf(page, aired + 1)
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect(anyQuestion(page)).toHaveCount(0);
    await expect(advance).toBeFocused();
    await expect(page.getByText(`${aired}/?`, { exact: true })).toBeVisible();

    await page.getByRole("button", { name: /^One Piece: your episode/ }).click();
    const field = page.getByRole("textbox", { name: /^One Piece: your episode/ });
    await field.fill("2000");
    await field.press("Enter");
    await questionOf(page, 2000).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText(`${aired}/?`, { exact: true })).toBeVisible();

    await advance.click();
    await questionOf(page, aired + 1)
      .getByRole("button", { name: "Save" })
      .click();
    await readsToast(page, "Anime updated: One Piece");
    await advance.click();
    await expect(page.getByText(`${aired + 2}/?`, { exact: true })).toBeVisible();
    await readsToast(page, "Anime updated: One Piece");
    await expect(anyQuestion(page)).toHaveCount(0);
    const { episodes_watched } = await member.ok("get_anime_details", { anime_id: onePiece });
    expect(episodes_watched).toBe(aired + 2);
  },
);

memberTest(
  "a search result of a show that goes on is watched so far, and asks beyond that",
  async ({ page, member }) => {
    const aired = airedNow(onePiece);
    await member.watch(onePiece, 3);
    await page.goto("/tos");
    await opensSearch(page);
    await searches(page, "one piece");
    const result = resultsOf(page).first();
    await result.getByRole("button", { name: /^Add as Completed/ }).click();
    await readsToast(page, "Anime updated: One Piece");
    await expect(result).toContainText(`Watching ${aired}/?`);
    await expect(
      result.getByRole("button", { name: "You are up to date with One Piece" }),
    ).toBeDisabled();
    await advanceOf(result).click();
    await questionOf(page, aired + 1)
      .getByRole("button", { name: "Save" })
      .click();
    await expect(result).toContainText(`Watching ${aired + 1}/?`);
  },
);

memberTest(
  "a bar shows how far it goes, and where nobody knows the end it has none",
  async ({ page, member }) => {
    const aired = airedNow(onePiece);
    await member.watch(frieren, 7);
    await member.watch(onePiece, Math.floor(aired / 2));
    await member.watch(uncounted().id, 1);
    await page.goto(`/anime-list/${member.username}/watching`);
    const shareOf = (name: RegExp) =>
      page
        .getByRole("progressbar", { name })
        .locator("div")
        .evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).a);
    expect(await shareOf(/^Frieren/)).toBeCloseTo(7 / 28);
    expect(await shareOf(/^One Piece/)).toBeCloseTo(Math.floor(aired / 2) / aired);
    const open = page.locator(".progress-bar--open");
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute("aria-valuetext", "1 of ?");
  },
);
