import type { Page } from "@playwright/test";
import { airedNow, anime } from "../../support/people/titles.ts";
import { tabsTo } from "../support/keyboard.ts";
import { unfoldsTools } from "../support/list-tools.ts";
import { advanceOf, dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const { cowboyBebop, deathNote, frieren, onePiece, spiritedAway } = anime;

const opener = (page: Page) => page.getByRole("button", { name: "I have 45 minutes" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "How long have you got?" });
const rows = (page: Page) => sheet(page).getByRole("listitem");

memberTest(
  "who has 45 minutes is shown what fits, and moves on from there",
  onPhone,
  async ({ page, member }) => {
    await member.watch(frieren, 27);
    await member.watch(onePiece, airedNow(onePiece) - 1);
    await member.watch(cowboyBebop, 3);
    await member.watch(deathNote, 5);
    await member.ok("edit_entry", { kind: "anime", id: deathNote, on_hold: true });
    await page.goto("/");
    await opener(page).click();
    await expect(sheet(page).getByRole("status")).toHaveText(
      "3 of the titles you are watching fit into 45 minutes.",
    );
    await expect(rows(page)).toContainText([/^Frieren/, /^One Piece/, /^Cowboy Bebop/]);
    await expect(rows(page).nth(0)).toContainText("1 episode · 24 min · ends it");
    await expect(rows(page).nth(1)).toContainText("1 episode · 24 min · catches you up");

    await memberTest.step("another time, offered or typed", async () => {
      await sheet(page).getByText("120 min").click();
      await expect(rows(page).filter({ hasText: "Cowboy Bebop" })).toContainText("5 episodes");
      const field = sheet(page).getByRole("textbox", { name: "Or another number of minutes" });
      await field.fill("0");
      await expect(field).toHaveAccessibleDescription("Please enter minutes from 1 to 1,440.");
      await field.fill("10");
      await expect(sheet(page)).toContainText(
        "None of the titles you are watching fits into 10 minutes.",
      );
      await expect(sheet(page)).toContainText("3 titles of your list take longer.");
      await field.fill("");
      await expect(rows(page)).toHaveCount(3);
    });

    await memberTest.step("+1 counts, and what is done leaves", async () => {
      await advanceOf(rows(page).filter({ hasText: "Cowboy Bebop" })).click();
      await readsToast(page, "Anime updated: Cowboy Bebop");
      await expect(rows(page).filter({ hasText: "Cowboy Bebop" })).toContainText("4/26");
      await advanceOf(rows(page).first()).click();
      await expect(rows(page)).toHaveCount(2);
    });

    await memberTest.step("a title opens in its place, and Back leads to the page", async () => {
      await rows(page).filter({ hasText: "Cowboy Bebop" }).getByRole("link").click();
      await expect(dialogOf(page)).toHaveAccessibleName("Cowboy Bebop");
      await expect(sheet(page)).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL("/");
    });
  },
);

memberTest("it is reached and left by keys, from a list as from home", async ({ page, member }) => {
  await member.watch(spiritedAway, 0);
  await member.watch(cowboyBebop, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  await unfoldsTools(page);
  await tabsTo(page, opener(page));
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await tabsTo(page, sheet(page).getByRole("radio", { name: "45 min" }));
  await page.keyboard.press("ArrowRight");
  await expect(rows(page)).toContainText([/3 episodes · 72 min/]);
  await tabsTo(page, rows(page).getByRole("link"));
  await page.keyboard.press("+");
  await expect(rows(page)).toContainText(["4/26"]);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

memberTest(
  "it is offered to who watches something, and to nobody else",
  async ({ page, member }) => {
    await member.watch(frieren, 0);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Top Users" })).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await page.goto(`/anime-list/${member.username}/planned`);
    await unfoldsTools(page);
    await expect(opener(page)).toHaveCount(0);
  },
);
