import { anime, manga } from "../../support/people/titles.ts";
import { entryButton, entryOf, keptOf, unfolds } from "../support/entry.ts";
import { newMember } from "../support/member.ts";
import { advanceOf, cardLink, dialogButton, holdsToast, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const name = "Frieren: Beyond Journey's End";
const id = anime.frieren;

memberTest(
  "what is watched again to the end counts once more, and every step can be taken back",
  onPhone,
  async ({ page, member }) => {
    await member.watch(id, 28);
    const kept = () => keptOf(member, "anime", id);
    await page.goto(`/anime-list/${member.username}/completed`);
    await cardLink(page, /^Frieren/).click();
    await entryButton(page, "Watch again").click();
    const run = entryOf(page).getByRole("group", { name: /^Watching again/ });
    await expect(run).toContainText("Watching again: episode 0 of 28");
    await readsToast(page, `Watching again: ${name}`);

    await test.step("a step, and a number", async () => {
      await run.getByRole("button", { name: "+1: add one episode, again" }).click();
      await expect(run).toContainText("Watching again: episode 1 of 28");
      await readsToast(page, `Again at episode 1: ${name}`);
      const count = run.getByRole("textbox", { name: "Episode you are at again" });
      await count.fill("29");
      await count.press("Enter");
      await expect(run).toContainText("Cannot exceed total episodes (28)");
      await expect(count).toHaveValue("29");
      await count.fill("27");
      await count.press("Enter");
      await expect(count).toBeFocused();
      await readsToast(page, `Again at episode 27: ${name}`);
      expect(await kept()).toMatchObject({ again: 27, repeats: 0, status: "COMPLETED" });
    });

    await test.step("its card says that it is under way", async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("article")).toContainText("Again 27/28");
      await cardLink(page, /^Frieren/).click();
    });

    await test.step("stopped, and not stopped after all", async () => {
      await entryButton(page, "Stop watching again").click();
      await expect(run).toHaveCount(0);
      const toast = await holdsToast(page, `Stopped watching again: ${name}`);
      await toast.getByRole("button", { name: "Undo" }).click();
      await expect(run).toContainText("Watching again: episode 27 of 28");
      await readsToast(page, `Again at episode 27: ${name}`);
    });

    await test.step("to the end, back, and to the end", async () => {
      const step = run.getByRole("button", { name: "+1: add one episode, again" });
      await step.click();
      const toast = await holdsToast(page, `Watched again once: ${name}`);
      await expect(entryOf(page)).toContainText("Watched again once");
      expect(await kept()).toMatchObject({ again: null, repeats: 1, progress: 28 });
      await toast.getByRole("button", { name: "Undo" }).click();
      await readsToast(page, `Again at episode 27: ${name}`);
      expect(await kept()).toMatchObject({ again: 27, repeats: 0 });
      await step.click();
      await readsToast(page, `Watched again once: ${name}`);
      expect(await kept()).toMatchObject({ again: null, repeats: 1 });
      await expect(entryButton(page, "Watch again")).toBeVisible();
    });
  },
);

memberTest("what has no known end is finished again by saying so", async ({ page, member }) => {
  await member.read(manga.onePiece, 1100, "COMPLETED");
  await page.goto(`/tos?manga=${manga.onePiece}`);
  await entryButton(page, "Read again").click();
  await readsToast(page, "Reading again: One Piece");
  await expect(entryOf(page)).toContainText("Reading again: chapter 0");
  await entryButton(page, "Finished again").click();
  await readsToast(page, "Read again once: One Piece");
  expect(await keptOf(member, "manga", manga.onePiece)).toMatchObject({ again: null, repeats: 1 });
});

memberTest(
  "what is on hold says so on its card, until it goes on",
  onPhone,
  async ({ page, member }) => {
    await member.watch(id, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    const card = page.getByRole("article");
    await cardLink(page, /^Frieren/).click();
    const isOnHold = entryOf(page).getByRole("switch", { name: "On hold" });
    await entryOf(page).getByText("On hold").click();
    await expect(isOnHold).toBeChecked();
    await readsToast(page, `On hold: ${name}`);
    expect((await keptOf(member, "anime", id)).on_hold).toBe(true);
    await page.keyboard.press("Escape");
    await expect(card).toContainText("On hold");

    await advanceOf(card).click();
    await expect(card).not.toContainText("On hold");
    await readsToast(page, `Anime updated: ${name}`);
    expect((await keptOf(member, "anime", id)).on_hold).toBe(false);
    await cardLink(page, /^Frieren/).click();
    await expect(isOnHold).not.toBeChecked();

    await test.step("also in the dialog that shows it", async () => {
      await entryOf(page).getByText("On hold").click();
      await readsToast(page, `On hold: ${name}`);
      await dialogButton(page, "One episode more").click();
      await dialogButton(page, "Update Anime").click();
      await readsToast(page, `Anime updated: ${name}`);
      await expect(isOnHold).not.toBeChecked();
    });

    await test.step("and what is completed has no such switch", async () => {
      await dialogButton(page, "Add As Completed").click();
      await readsToast(page, `Anime updated: ${name}`);
      await expect(isOnHold).toHaveCount(0);
      await expect(entryButton(page, "Watch again")).toBeVisible();
    });
  },
);

memberTest("what is private is seen by its owner alone", async ({ page, member, browser }) => {
  await member.watch(id, 3);
  await member.watch(anime.cowboyBebop, 3);
  const address = `/anime-list/${member.username}/watching`;
  await page.goto(address);
  await cardLink(page, /^Frieren/).click();
  await unfolds(page);
  await entryOf(page).getByText("Private: only you see this title").click();
  await readsToast(page, `Private: ${name}`);
  await page.keyboard.press("Escape");
  const card = page.getByRole("article").filter({ hasText: "Frieren" });
  await expect(card).toContainText("Private");

  const other = await newMember();
  const context = await browser.newContext();
  await other.enter(context);
  const theirs = await context.newPage();
  await theirs.goto(new URL(address, page.url()).href);
  await expect(theirs.getByRole("article")).toHaveText([/Cowboy Bebop/]);
  await context.close();
});

memberTest("a dropped title has no entry, and gets it back whole", async ({ page, member }) => {
  await member.watch(id, 3);
  await member.ok("edit_entry", { kind: "anime", id, score: 9, notes: "Mine." });
  await page.goto(`/tos?anime=${id}`);
  await expect(entryOf(page)).toContainText("9 of 10");
  await dialogButton(page, "Drop Anime").click();
  const toast = await holdsToast(page, "Anime dropped successfully");
  await expect(entryOf(page)).toHaveCount(0);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(entryOf(page)).toContainText("9 of 10");
  expect((await keptOf(member, "anime", id)).notes).toBe("Mine.");
});
