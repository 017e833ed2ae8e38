import type { Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { runsUntil, stopClock } from "../support/clock.ts";
import { breakNetwork, mend, refuse } from "../support/faults.ts";
import { famousTitles, newMember } from "../support/member.ts";
import {
  dialogButton,
  dialogOf,
  holdsToast,
  readsToast,
  resultsOf,
  searches,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });

memberTest(
  "a custom list is made, filled, shared, edited and deleted",
  onPhone,
  async ({ page, context, member, problems }) => {
    // Chromium reports the refusal of what is on the list already.
    problems.allow(/status of 400 .*add-anime-to-list/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/profile/${member.username}`);
    await page.getByRole("tab", { name: "My Custom Lists" }).click();
    await expect(page).toHaveURL(/\?list=custom$/);

    await test.step("made", async () => {
      await button(page, "Create List").click();
      const dialog = dialogOf(page);
      await sees(dialog, "List Name (required)");
      await sees(dialog, "Description (optional)");
      await sees(dialog, "Anyone can view this list");
      await sees(dialog, "Create List");
      await dialogButton(page, "Create List").click();
      await sees(dialog.getByRole("alert"), "List name is required");
      await dialog.getByRole("switch").click();
      await sees(dialog, "Only you can view this list");
      await dialog.getByRole("switch").click();
      const name = dialog.getByLabel("List Name (required)");
      await name.fill("x".repeat(constant("listNameCharacters") + 1));
      await expect(name).toHaveValue("x".repeat(constant("listNameCharacters")));
      const description = dialog.getByLabel("Description (optional)");
      await description.fill("y".repeat(constant("listDescriptionCharacters") + 1));
      await expect(description).toHaveValue("y".repeat(constant("listDescriptionCharacters")));
      await name.fill("Slow journeys");
      await description.fill("Tea first.");
      await dialogButton(page, "Create List").click();
      await readsToast(page, "List created: Slow journeys");
      await link(page, /Slow journeys/).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow journeys");
    });

    await test.step("filled from the search and from a title's dialog", async () => {
      await sees(page, "No anime found in this category.");
      await searches(page, "frieren");
      await resultsOf(page)
        .first()
        .getByRole("button", { name: /^Add to this list/ })
        .click();
      await expect(cards(page)).toHaveText([/Frieren/]);
      await expect(
        resultsOf(page)
          .first()
          .getByRole("button", { name: /is on this list$/ }),
      ).toBeDisabled();
      await searches(page, "death note");
      await resultsOf(page)
        .getByRole("link", { name: /Death Note/ })
        .first()
        .click();
      await sees(dialogOf(page), "Add Anime To List");
      await stopClock(page);
      await dialogButton(page, "Add Anime To List").click();
      const added = dialogOf(page).getByText("Anime Added To List", { exact: true });
      await runsUntil(page, added);
      await sees(dialogOf(page), "Anime Added To List");
      // The step in which it came may have let pass some of its time.
      await page.clock.runFor(constant("addedToListMs") - 100);
      await expect(added).toBeVisible();
      await page.clock.runFor(100);
      await expect(added).toHaveCount(0);
      await page.clock.resume();
      await dialogButton(page, "Add Anime To List").click();
      await expect(
        dialogOf(page).getByRole("alert").filter({ hasText: "Anime already in list" }),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(cards(page)).toHaveText([/Death Note/, /Frieren/]);
    });

    await test.step("one is removed, and put back", async () => {
      await button(page, "Remove Death Note").press("Enter");
      const removed = await holdsToast(page, "Removed: Death Note");
      await expect(cards(page)).toHaveText([/Frieren/]);
      // The keyboard goes on where it was.
      await expect(button(page, /^Remove Frieren/)).toBeFocused();
      await removed.getByRole("button", { name: "Undo" }).click();
      await expect(cards(page)).toHaveText([/Death Note/, /Frieren/]);
    });

    const address = page.url();
    await test.step("shared", async () => {
      await sees(page, "Share List");
      await button(page, "Share List").click();
      await readsToast(page, "List ID copied to clipboard!");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        address.replace(/\?.*/, ""),
      );
    });

    await test.step("edited: a private list cannot be shared", async () => {
      await sees(page, "Edit List");
      await button(page, "Edit List").click();
      await dialogOf(page).getByLabel("List Name (required)").fill("Quiet journeys");
      await dialogOf(page).getByRole("switch").click();
      await dialogButton(page, "Save").click();
      await readsToast(page, "Your list is saved.");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quiet journeys");
      await expect(button(page, "Share List")).toHaveCount(0);
    });

    await test.step("made public again and deleted on the profile", async () => {
      await page.goto(`/profile/${member.username}?list=custom`);
      await button(page, "Private: Quiet journeys. Change who can see it").press("Enter");
      await expect(button(page, "Public: Quiet journeys. Change who can see it")).toBeFocused();
      await button(page, "Delete list: Quiet journeys").click();
      await sees(
        dialogOf(page),
        "Are you sure you want to delete this list? This action is irreversible.",
      );
      await sees(dialogOf(page), "Yes, Delete");
      await dialogButton(page, "Cancel").click();
      await expect(link(page, /Quiet journeys/)).toBeVisible();
      await button(page, "Delete list: Quiet journeys").click();
      await dialogButton(page, "Yes, Delete").click();
      await expect(page.getByText("You have no custom lists yet.")).toBeVisible();
      await expect(page.getByRole("tabpanel")).toBeFocused();
    });
  },
);

test("others see a public list without its tools, and nothing of a private one", async ({
  page,
  problems,
}) => {
  problems.allow(/403 \(Forbidden\).*\/api\/list\//);
  problems.allow(/404 \(Not Found\).*\/api\/list\//);
  const owner = await newMember();
  const open = await owner.ok("create_list", { name: "Open to all" });
  await owner.ok("add_anime_to_list", { list_id: open.id, anime_id: anime.frieren });
  const hidden = await owner.ok("create_list", { name: "Mine alone", isPublic: false });

  await page.goto(`/profile/${owner.username}?list=custom`);
  await sees(page, `${owner.username}'s Custom Lists`);
  await expect(page.getByText("Mine alone")).toHaveCount(0);
  await link(page, /Open to all/).click();
  await expect(cards(page)).toHaveText([/Frieren/]);
  await expect(button(page, /Edit List|^Remove/)).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await cards(page).getByRole("link").click();
  await expect(dialogButton(page, "Add Anime To List")).toHaveCount(0);

  await page.goto(`/custom-list/${hidden.id}`);
  await sees(page, "This list is not public.");
  await page.goto("/custom-list/nothing/");
  await sees(page, "This list does not exist.");
});

memberTest("ten anime a page, filtered in the browser", onPhone, async ({ page, member }) => {
  const perPage = constant("pageSizeCustomList");
  const { id } = await member.ok("create_list", { name: "Long" });
  for (const { id: anime_id } of famousTitles("anime", perPage + 3)) {
    await member.ok("add_anime_to_list", { list_id: id, anime_id });
  }
  await page.goto(`/custom-list/${id}`);
  await expect(cards(page)).toHaveCount(perPage);
  await link(page, "Page 2").click();
  await expect(cards(page)).toHaveCount(3);
  const toggle = button(page, /^List filters/);
  if (await toggle.isVisible()) await toggle.click();
  await expect(button(page, "Romance")).toHaveText(/^Romance \d+$/);
  await button(page, "Romance").click();
  await expect(page).toHaveURL(/\?genre=Romance$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(perPage);
  await button(page, "Clear filters").first().click();
  await expect(cards(page)).toHaveCount(perPage);
});

memberTest("what fails is said, and loses nothing", async ({ page, member, problems }) => {
  problems.allow(/500 \(Internal Server Error\)/);
  problems.allow(/net::ERR_FAILED/);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("No clipboard here"));
  });
  const { id } = await member.ok("create_list", { name: "Kept" });
  await page.goto(`/profile/${member.username}?list=custom`);
  await button(page, "Create List").click();
  await dialogOf(page).getByLabel("List Name (required)").fill("Typed");
  await breakNetwork(page, "create_list");
  await dialogButton(page, "Create List").click();
  await sees(dialogOf(page).getByRole("alert"), "Failed to create list. Please try again.");
  await expect(dialogOf(page).getByLabel("List Name (required)")).toHaveValue("Typed");
  await mend(page, "create_list");

  await page.goto(`/custom-list/${id}?anime=${anime.frieren}`);
  await refuse(page, "add_anime_to_list", "unexpected", sentences.unexpected);
  await dialogButton(page, "Add Anime To List").click();
  await sees(dialogOf(page), "Failed to add anime to list");
  await page.keyboard.press("Escape");
  await button(page, "Share List").click();
  await sees(dialogOf(page), "Failed to copy");
  const link = dialogOf(page).getByRole("textbox", { name: "Copy this link" });
  await expect(link).toHaveValue(new RegExp(`/custom-list/${id}$`));
  await expect(link).toBeFocused();
});
