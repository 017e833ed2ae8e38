import { anime } from "../../support/people/titles.ts";
import { entryButton, entryOf, keptOf } from "../support/entry.ts";
import { alter, bodiesOf } from "../support/faults.ts";
import { tabsTo } from "../support/keyboard.ts";
import { cardLink, holdsToast, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const name = "Frieren: Beyond Journey's End";

memberTest(
  "a title is scored by a star, by half a point more, and not at all",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    const score = async () => (await keptOf(member, "anime", anime.frieren)).score;
    await page.goto(`/anime-list/${member.username}/watching`);
    await cardLink(page, /^Frieren/).click();
    const stars = entryOf(page).getByRole("group", { name: /^Your score/ });
    await expect(stars).toContainText("None yet");

    await test.step("with room for a finger", async () => {
      const fourth = stars.getByTitle("8 of 10");
      const box = await fourth.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      await fourth.click();
      await expect(stars).toContainText("8 of 10");
      await readsToast(page, `Your score is 8 of 10: ${name}`);
      expect(await score()).toBe(8);
    });

    await test.step("by halves, of which a few are one change", async () => {
      const edits = bodiesOf(page, "edit_entry");
      for (const more of ["8.5", "9", "9.5"]) {
        await entryButton(page, "Half a point more").click();
        await expect(stars).toContainText(`${more} of 10`);
      }
      const toast = await holdsToast(page, `Your score is 9.5 of 10: ${name}`);
      expect(edits).toMatchObject([{ kind: "anime", id: anime.frieren, score: 9.5 }]);
      await toast.getByRole("button", { name: "Undo" }).click();
      await readsToast(page, `Your score is 8 of 10: ${name}`);
      await expect(stars).toContainText("8 of 10");
    });

    await test.step("which its card shows, too", async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("article")).toContainText("Score 8");
      await page.reload();
      await cardLink(page, /^Frieren/).click();
      await expect(stars.getByRole("radio", { name: "8 of 10", exact: true })).toBeChecked();
    });

    await test.step("until it is taken away", async () => {
      await entryButton(page, "Clear score").click();
      await expect(stars).toContainText("None yet");
      await readsToast(page, `Score cleared: ${name}`);
      expect(await score()).toBeNull();
    });
  },
);

memberTest(
  "scores are given by faces or numbers where that is chosen, on this device",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto("/settings");
    await page.getByRole("group", { name: "Scores" }).getByText("Faces").click();
    await page.goto(`/tos?anime=${anime.frieren}`);
    const score = entryOf(page).getByRole("group", { name: /^Your score/ });
    await score.getByTitle("Good, 8 of 10").click();
    await expect(score).toContainText("Good, 8 of 10");
    await readsToast(page, `Your score is 8 of 10: ${name}`);

    await page.goto("/settings");
    await page.getByRole("group", { name: "Scores" }).getByText("Numbers").click();
    await page.goto(`/tos?anime=${anime.frieren}`);
    const numbers = entryOf(page).getByRole("combobox", { name: "Your score" });
    await expect(numbers).toHaveValue("8");
    await numbers.selectOption("6.5");
    await readsToast(page, `Your score is 6.5 of 10: ${name}`);
    expect((await keptOf(member, "anime", anime.frieren)).score).toBe(6.5);
    await page.goto(`/anime/${anime.frieren}`);
    await expect(numbers).toHaveValue("6.5");
  },
);

memberTest(
  "a finer score of a file is shown as it is, in every style",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await alter(page, "entry", ({ entry }) => ({ entry: entry && { ...entry, score: 7.3 } }));
    for (const [style, words] of [
      ["stars", "7.3 of 10"],
      ["faces", "7.3 of 10"],
      ["numbers", "7.3"],
    ] as const) {
      await page.goto("/tos");
      await page.evaluate((chosen) => {
        localStorage.setItem("score-style", chosen);
      }, style);
      await page.goto(`/tos?anime=${anime.frieren}`);
      await expect(entryOf(page)).toContainText(words);
    }
    await expect(entryOf(page).getByRole("combobox")).toHaveValue("7.3");
  },
);

memberTest(
  "a title is scored, put on hold and noted by the keyboard alone",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/tos?anime=${anime.frieren}`);
    const entry = entryOf(page);
    await expect(entry).toBeVisible();
    const scoreOf = (words: string) => entry.getByRole("radio", { name: words, exact: true });

    await tabsTo(page, scoreOf("1 of 10"));
    await page.keyboard.press("Space");
    for (const half of ["1.5", "2", "2.5"]) {
      await page.keyboard.press("ArrowRight");
      await expect(scoreOf(`${half} of 10`)).toBeFocused();
    }
    await readsToast(page, `Your score is 2.5 of 10: ${name}`);

    await tabsTo(page, entry.getByRole("switch", { name: "On hold" }));
    await page.keyboard.press("Space");
    await expect(entry.getByRole("switch", { name: "On hold" })).toBeChecked();

    await tabsTo(page, entry.locator("summary"));
    await page.keyboard.press("Enter");
    await tabsTo(page, entry.getByLabel("Started"));
    await page.keyboard.type("05032026");
    await tabsTo(page, entry.getByLabel("Notes"));
    await page.keyboard.type("Slow, and good.");
    await tabsTo(page, entryButton(page, "Save"));
    await page.keyboard.press("Enter");
    await readsToast(page, `Saved: ${name}`);
    expect(await keptOf(member, "anime", anime.frieren)).toMatchObject({
      score: 2.5,
      on_hold: true,
      started: "2026-05-03",
      notes: "Slow, and good.",
    });
    await expect(entryButton(page, "Save")).toBeFocused();
  },
);
