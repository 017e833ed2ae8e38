import { localDayOf } from "../../../shared/entries/day.ts";
import * as limits from "../../../shared/limits.ts";
import * as sentences from "../../../shared/sentences.ts";
import { anime } from "../../support/people/titles.ts";
import { detailOf, entryButton, entryOf, keptOf, unfolds } from "../support/entry.ts";
import { bodiesOf, mend, refuse } from "../support/faults.ts";
import { cardLink, holdsToast, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const name = "Frieren: Beyond Journey's End";
const saved = `Saved: ${name}`;
const id = anime.frieren;

memberTest(
  "a date is corrected, with Undo; one of which the month alone is known stays until then",
  onPhone,
  async ({ page, member }) => {
    await member.watch(id, 3);
    await member.ok("edit_entry", { kind: "anime", id, started: "2019-05-00" });
    await page.goto(`/anime/${id}`);
    await unfolds(page);
    await expect(detailOf(page, "Started")).toHaveValue("");
    await expect(entryOf(page)).toContainText("May 2019");
    const edits = bodiesOf(page, "edit_entry");

    await test.step("beside what else is changed", async () => {
      await detailOf(page, "Times watched again").fill("2");
      await expect(entryOf(page)).toContainText("Not saved yet");
      await entryButton(page, "Save").click();
      await readsToast(page, saved);
      await expect(entryOf(page)).not.toContainText("Not saved yet");
      expect(edits).toEqual([{ kind: "anime", id, repeats: 2, day: localDayOf(Date.now()) }]);
      expect(await keptOf(member, "anime", id)).toMatchObject({
        started: "2019-05-00",
        repeats: 2,
      });
    });

    await test.step("by a day of one's own", async () => {
      await detailOf(page, "Started").fill("2019-05-09");
      await entryButton(page, "Save").click();
      const toast = await holdsToast(page, saved);
      expect((await keptOf(member, "anime", id)).started).toBe("2019-05-09");
      await toast.getByRole("button", { name: "Undo" }).click();
      await expect(entryOf(page)).toContainText("May 2019");
      // What is undone is saved as well, and says so.
      await expect(toast.getByRole("button", { name: "Undo" })).toHaveCount(0);
      await readsToast(page, saved);
    });

    await test.step("or by none", async () => {
      await entryButton(page, "Clear started").click();
      await expect(detailOf(page, "Started")).toBeFocused();
      await entryButton(page, "Save").click();
      await readsToast(page, saved);
      expect((await keptOf(member, "anime", id)).started).toBeNull();
    });
  },
);

memberTest(
  "what cannot be is refused with a sentence beside its field, and nothing is lost",
  onPhone,
  async ({ page, member }) => {
    await member.watch(id, 28);
    await page.goto(`/tos?anime=${id}`);
    await unfolds(page);
    const edits = bodiesOf(page, "edit_entry");
    const tooLong = "n".repeat(limits.notesCharacters + 1);
    await detailOf(page, "Notes").fill(tooLong);
    await expect(entryOf(page)).toContainText(sentences.notesTooLong);
    await expect(entryOf(page)).toContainText("2001/2000");

    for (const [label, value, sentence] of [
      ["Started", "1890-05-03", sentences.dayTooEarly],
      ["Finished", "2100-05-03", sentences.dayToCome],
      ["Times watched again", "1.5", sentences.repeatsRange("anime")],
    ] as const) {
      await detailOf(page, label).fill(value);
      await entryButton(page, "Save").click();
      await expect(entryOf(page)).toContainText(sentence);
      await expect(detailOf(page, label)).toHaveValue(value);
    }
    await expect(detailOf(page, "Started")).toBeFocused();
    await expect(detailOf(page, "Started")).toHaveAccessibleDescription(sentences.dayTooEarly);
    await expect(detailOf(page, "Notes")).toHaveValue(tooLong);

    await detailOf(page, "Started").fill("2026-05-03");
    await detailOf(page, "Finished").fill("2026-05-02");
    await detailOf(page, "Times watched again").fill("0");
    await detailOf(page, "Notes").fill("n");
    await entryButton(page, "Save").click();
    await expect(detailOf(page, "Finished")).toHaveAccessibleDescription(
      sentences.finishBeforeStart,
    );
    expect(edits).toEqual([]);

    await detailOf(page, "Finished").fill("2026-06-21");
    await expect(entryOf(page)).not.toContainText(sentences.finishBeforeStart);
    await entryButton(page, "Save").click();
    await readsToast(page, saved);
    expect(await keptOf(member, "anime", id)).toMatchObject({
      started: "2026-05-03",
      finished: "2026-06-21",
      notes: "n",
    });
  },
);

memberTest("a day that was begun and not ended is asked for", async ({ page, member }) => {
  await member.watch(id, 3);
  await page.goto(`/tos?anime=${id}`);
  await unfolds(page);
  await detailOf(page, "Started").fill("");
  await detailOf(page, "Started").pressSequentially("05");
  await page.keyboard.press("Enter");
  await expect(detailOf(page, "Started")).toHaveAccessibleDescription(sentences.dayForm);
  const { started } = await keptOf(member, "anime", id);
  expect(started).not.toBeNull();
});

memberTest("notes are text, whatever they hold", async ({ page, member }) => {
  const notes = '<b>Bold</b> & <img src="x" onerror="alert(1)">\n二行目';
  await member.watch(id, 3);
  await page.goto(`/tos?anime=${id}`);
  await unfolds(page);
  await detailOf(page, "Notes").fill(notes);
  await entryButton(page, "Save").click();
  await readsToast(page, saved);
  await page.reload();
  await unfolds(page);
  await expect(detailOf(page, "Notes")).toHaveValue(notes);
  await expect(entryOf(page).locator("b, img")).toHaveCount(0);
});

memberTest(
  "what is typed outlives a save that fails, and leaving",
  async ({ page, member, problems }) => {
    problems.allow(/500 \(Internal Server Error\).*edit_entry|We could not save your change/);
    await member.watch(id, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    const opens = () => cardLink(page, /Frieren/).click();
    await opens();
    await unfolds(page);
    const text = "Himmel would have done the same.";

    await test.step("a save that fails says so, and is tried again", async () => {
      await refuse(page, "edit_entry", "unexpected");
      await detailOf(page, "Notes").fill(text);
      await entryButton(page, "Save").click();
      await expect(entryOf(page)).toContainText("We could not save your change. Please try again.");
      await expect(detailOf(page, "Notes")).toHaveValue(text);
      await mend(page, "edit_entry");
    });

    await test.step("who leaves first is told", async () => {
      await page.keyboard.press("Escape");
      await readsToast(page, `Not saved: dates and notes of ${name}`);
      await opens();
      await expect(detailOf(page, "Notes")).toHaveValue(text);
      await expect(entryOf(page)).toContainText("Not saved yet");
    });

    await test.step("and may save it after all", async () => {
      await page.keyboard.press("Escape");
      const toast = await holdsToast(page, `Not saved: dates and notes of ${name}`);
      await toast.getByRole("button", { name: "Save" }).click();
      await readsToast(page, saved);
      expect((await keptOf(member, "anime", id)).notes).toBe(text);
      await opens();
      await unfolds(page);
      await expect(detailOf(page, "Notes")).toHaveValue(text);
      await expect(entryOf(page)).not.toContainText("Not saved yet");
    });
  },
);

memberTest(
  "an entry that does not come says so, and comes by Retry",
  async ({ page, member, problems }) => {
    problems.allow(/403 \(Forbidden\).*entry/);
    await member.watch(id, 3);
    await refuse(page, "entry", "forbidden");
    await page.goto(`/tos?anime=${id}`);
    await expect(entryOf(page)).toContainText("We could not load your score and notes just now.");
    await mend(page, "entry");
    await entryButton(page, "Retry").click();
    await expect(entryOf(page).getByRole("switch", { name: "On hold" })).toBeVisible();
  },
);
