import type { Page } from "@playwright/test";
import { airedNow, anime } from "../../support/people/titles.ts";
import { unfoldsTools } from "../support/list-tools.ts";
import { famousTitles, newMember } from "../support/member.ts";
import { advanceOf, counterOf, dialogOf, panelOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const { frieren, onePiece } = anime;

const cardOf = (page: Page, name: RegExp) => page.getByRole("article").filter({ hasText: name });

memberTest(
  "home begins with what has a new episode, and a tap takes the mark away",
  onPhone,
  async ({ page, member }) => {
    // Touched longest ago, so that it is not among the six of today.
    await member.watch(onePiece, airedNow(onePiece) - 1);
    for (const { id } of famousTitles("anime", 7)) {
      if (id !== onePiece) await member.watch(id, 1);
    }
    await page.goto("/");
    const cards = panelOf(page, "Continue Watching...").getByRole("article");
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toContainText("One Piece");
    await expect(cards.first()).toContainText("New episode");
    await expect(page.getByText("New episode")).toHaveCount(1);
    await expect(cards.first()).toContainText(/next (today|tomorrow|in \d days)/);
    await advanceOf(cards.first()).click();
    await readsToast(page, "Anime updated: One Piece");
    await expect(cards.first()).toContainText("Caught up");
    await expect(page.getByText("New episode")).toHaveCount(0);
  },
);

memberTest(
  "a list says how far behind one is, however it is drawn, and nothing of what is on hold",
  onPhone,
  async ({ page, member }) => {
    await member.watch(onePiece, airedNow(onePiece) - 5);
    await member.watch(frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(cardOf(page, /One Piece/)).toContainText("5 behind");
    await expect(cardOf(page, /Frieren/)).not.toContainText(/behind|next/i);
    await unfoldsTools(page);
    await page.getByTitle("Compact rows").click();
    const row = page.getByRole("listitem").filter({ hasText: "One Piece" });
    await expect(row).toContainText("5 behind");
    await page.getByTitle("Table").click();
    await expect(page.getByRole("row").filter({ hasText: "One Piece" })).toContainText("5 behind");

    await member.ok("edit_entry", { kind: "anime", id: onePiece, on_hold: true });
    await page.reload();
    const held = page.getByRole("row").filter({ hasText: "One Piece" });
    await expect(held).toContainText("on hold");
    await expect(held).not.toContainText(/behind|next/i);
  },
);

memberTest(
  "the dialog says by which pace one is caught up, of what is not on hold",
  onPhone,
  async ({ page, member }) => {
    const aired = airedNow(onePiece);
    await member.watch(onePiece, aired);
    await page.goto(`/tos?anime=${onePiece}`);
    const dialog = dialogOf(page);
    await expect(dialog.getByText(/^You are caught up: the next episode airs /)).toBeVisible();
    await expect(dialog.getByText(`${aired} out`, { exact: true })).toBeVisible();
    // It follows the counter, also before that is saved.
    await counterOf(page).fill(String(aired - 1));
    await expect(dialog.getByText(/^1 episode behind; the next one airs /)).toBeVisible();
    await counterOf(page).fill(String(aired));
    await dialog.getByText("On hold").click();
    await expect(dialog.getByText(/caught up|behind/)).toHaveCount(0);
    await page.goto(`/anime/${onePiece}/one-piece`);
    await expect(page.getByText(`${aired} out`, { exact: true })).toBeVisible();
    await expect(page.getByRole("switch", { name: "On hold" })).toBeChecked();
    await expect(page.getByText(/caught up|\d behind/)).toHaveCount(0);
  },
);

memberTest("cards tell others nothing of it", async ({ page }) => {
  const another = await newMember();
  await another.watch(onePiece, airedNow(onePiece) - 5);
  await page.goto(`/anime-list/${another.username}/watching`);
  await expect(cardOf(page, /One Piece/)).toBeVisible();
  await expect(cardOf(page, /One Piece/)).not.toContainText("behind");
});
