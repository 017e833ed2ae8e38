import * as sentences from "../../shared/sentences.ts";
import { anime } from "../support/people/titles.ts";
import { bodiesOf, mend, refuse } from "./support/faults.ts";
import {
  cardLink,
  counterOf,
  dialogButton,
  dialogOf,
  holdsToast,
  presses,
  readsToast,
} from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const name = "Frieren: Beyond Journey's End";
const notSaved = `Not saved: episode 5 of ${name}`;

memberTest(
  "a counter that is left without being saved says so, and is saved by one press",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    const saves = bodiesOf(page, "update_anime");
    const opens = async () => {
      await cardLink(page, /^Frieren/).click();
      await expect(counterOf(page)).toHaveValue("3");
    };
    const stepsOnTwice = async () => {
      for (const count of ["4", "5"]) {
        await dialogButton(page, "One episode more").click();
        await expect(counterOf(page)).toHaveValue(count);
      }
    };
    const hint = dialogOf(page).getByRole("status").getByText("Not saved yet");

    await test.step("the dialog says it, as long as it is so", async () => {
      await opens();
      await expect(hint).toHaveCount(0);
      await stepsOnTwice();
      await expect(hint).toBeVisible();
      await counterOf(page).fill("3");
      await expect(hint).toHaveCount(0);
    });

    await test.step("and after it, however it was closed", async () => {
      for (const close of [
        () => page.goBack(),
        () => page.keyboard.press("Escape"),
        () => dialogButton(page, "Close").click(),
      ]) {
        await stepsOnTwice();
        await close();
        await readsToast(page, notSaved);
        await opens();
      }
      expect(saves).toEqual([]);
    });

    await test.step("with a way to save it after all", async () => {
      await stepsOnTwice();
      await page.keyboard.press("Escape");
      const toast = await holdsToast(page, notSaved);
      await toast.getByRole("button", { name: "Save" }).click();
      await readsToast(page, `Anime updated: ${name}`);
      expect(saves).toMatchObject([{ episodes_watched: 5 }]);
      const { episodes_watched } = await member.ok("get_anime_details", {
        anime_id: anime.frieren,
      });
      expect(episodes_watched).toBe(5);
    });
  },
);

memberTest("a drop is not taken for a counter that was not saved", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/tos?anime=${anime.frieren}`);
  await dialogButton(page, "One episode more").click();
  await dialogButton(page, "Drop Anime").click();
  const dropped = await holdsToast(page, "Anime dropped successfully");
  await expect(dialogOf(page).getByText("Not saved yet")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".toast--unsaved")).toHaveCount(0);
  await dropped.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await member.ok("get_anime_details", { anime_id: anime.frieren })).exists)
    .toBe(true);
});

memberTest(
  "a counter that cannot be saved after all is offered once more",
  async ({ page, member, problems }) => {
    problems.allow(/429 \(Too Many Requests\).*update_anime|^Failed to add\/update anime/);
    await member.watch(anime.frieren, 3);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await counterOf(page).fill("5");
    await page.keyboard.press("Escape");
    await refuse(page, "update_anime", "too_many", sentences.tooManyFor(240), 240);
    await (await holdsToast(page, notSaved)).getByRole("button", { name: "Save" }).click();
    await readsToast(page, "Failed to add/update anime. Please try again.");
    await mend(page, "update_anime");
    await (await holdsToast(page, notSaved)).getByRole("button", { name: "Save" }).click();
    await readsToast(page, `Anime updated: ${name}`);
  },
);

memberTest("what was saved is left without a word", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/tos?anime=${anime.frieren}`);
  await counterOf(page).fill("7");
  await presses(page, "Add As Completed", `Anime updated: ${name}`);
  await expect(counterOf(page)).toHaveValue("28");
  await counterOf(page).fill("9");
  await presses(page, "Update Anime", `Anime updated: ${name}`);
  await expect(dialogOf(page).getByText("Not saved yet")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".toast--unsaved")).toHaveCount(0);
});
