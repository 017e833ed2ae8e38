import { exceedsTotal } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { constant, sees } from "../support/spec-coverage.ts";
import { manga } from "../support/people/titles.ts";
import { alter, bodiesOf, refuse } from "./support/faults.ts";
import {
  counterOf,
  dialogButton,
  dialogOf,
  factOf,
  holdsToast,
  opensSearch,
  presses,
  readsToast,
  resultsOf,
  searches,
} from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const name = "Attack on Titan";
const total = 139;

memberTest(
  "a reader finds a manga of known length and reads it to the end",
  onPhone,
  async ({ page }) => {
    await page.goto("/tos");
    await opensSearch(page);
    const palette = dialogOf(page);
    await palette.getByText("Manga", { exact: true }).click();
    await sees(palette, "Search for manga...");
    await searches(page, "attack on titan");
    await resultsOf(page).getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(`/tos?manga=${manga.attackOnTitan}`);

    await test.step("all facts are there", async () => {
      for (const [label, text] of [
        ["English", name],
        ["Japanese", "進撃の巨人"],
        ["Published", "Sep 9, 2009 to Apr 9, 2021"],
        ["Status", "Finished"],
        ["Type", "Manga"],
        ["Score", "N/A"],
        ["Chapters", String(total)],
        ["Volumes", "34"],
        ["Genres", "Action, Award Winning, Drama, Mystery"],
        ["Themes", "Shounen, Gore, Military, Survival"],
        ["Authors", "Hajime Isayama"],
      ] as const) {
        await sees(dialogOf(page), label);
        await expect(factOf(page, label)).toHaveText(text);
      }
      await expect(dialogOf(page).getByRole("tab")).toHaveText(["Details"]);
    });

    await test.step("it is planned, begun and finished", async () => {
      await expect(dialogButton(page, "Add To Reading List")).toBeVisible();
      await sees(dialogOf(page), "Add To Reading List");
      await presses(page, "Plan To Read", `Manga added: ${name}`);
      await expect(dialogOf(page).getByText("Planned", { exact: true })).toBeVisible();
      await dialogButton(page, "One chapter more").click();
      await presses(page, "Update Manga", `Manga updated: ${name}`);
      await expect(dialogOf(page).getByText("Reading", { exact: true })).toBeVisible();
      await counterOf(page).fill(String(total + 1));
      await sees(dialogOf(page), exceedsTotal("chapters", total));
      await expect(counterOf(page)).toHaveValue(String(total));
      await presses(page, "Update Manga", `Manga updated: ${name}`);
      await expect(dialogOf(page).getByText("Completed", { exact: true })).toBeVisible();
      await expect(dialogButton(page, "Update Manga")).toHaveCount(0);
    });

    await test.step("it is dropped and put back", async () => {
      await sees(dialogOf(page), "Drop Manga");
      await dialogButton(page, "Drop Manga").click();
      const dropped = await holdsToast(page, "Manga dropped successfully");
      await dropped.getByRole("button", { name: "Undo" }).click();
      await readsToast(page, `Manga added: ${name}`);
      await expect(counterOf(page)).toHaveValue(String(total));
    });
  },
);

memberTest(
  "a reader who adds to the reading list at once starts with the counter's chapters",
  async ({ page, member }) => {
    await page.goto(`/tos?manga=${manga.attackOnTitan}`);
    await counterOf(page).fill("12");
    await presses(page, "Add To Reading List", `Manga added: ${name}`);
    const { list_status, chapters_read } = await member.ok("get_manga_details", {
      manga_id: manga.attackOnTitan,
    });
    expect([list_status, chapters_read]).toEqual(["READING", 12]);
  },
);

memberTest(
  "a manga of unknown length is kept by its status alone",
  onPhone,
  async ({ page, member }) => {
    await page.goto(`/tos?manga=${manga.onePiece}`);
    const dialog = dialogOf(page);
    await sees(dialog, "Chapter count for this manga is currently not available.");
    const buttons = ["Add as Planned", "Add as Reading", "Add as Completed"];
    for (const button of buttons) await sees(dialog, button);

    for (const status of ["Planned", "Reading", "Completed"]) {
      await presses(page, `Add as ${status}`, `Manga updated as ${status}`);
      await expect(dialog.getByText(status, { exact: true })).toBeVisible();
      for (const button of buttons) {
        await expect(dialogButton(page, button)).toHaveCount(button.endsWith(status) ? 0 : 1);
      }
    }
    const { list_status, chapters_read } = await member.ok("get_manga_details", {
      manga_id: manga.onePiece,
    });
    expect([list_status, chapters_read]).toEqual(["COMPLETED", 0]);
  },
);

memberTest(
  "a reader of a manga without an end says at which chapter they are",
  onPhone,
  async ({ page, member }) => {
    await page.goto(`/tos?manga=${manga.onePiece}`);
    const place = dialogOf(page).getByRole("textbox", { name: "Your chapter" });
    const stored = async () => {
      const { list_status, chapters_read } = await member.ok("get_manga_details", {
        manga_id: manga.onePiece,
      });
      return [list_status, chapters_read];
    };
    await expect(dialogButton(page, "Add To Reading List")).toHaveCount(0);
    await place.fill("1160");
    await presses(page, "Add To Reading List", "Manga added: One Piece");
    expect(await stored()).toEqual(["READING", 1160]);
    await dialogButton(page, "One chapter more").click();
    await presses(page, "Update Manga", "Manga updated: One Piece");
    expect(await stored()).toEqual(["READING", 1161]);
    // What was typed goes along with a status.
    await place.fill("1180");
    await presses(page, "Add as Completed", "Manga updated as Completed");
    expect(await stored()).toEqual(["COMPLETED", 1180]);
  },
);

memberTest(
  "a status change keeps the chapters that were counted elsewhere",
  async ({ page, member }) => {
    await member.read(manga.onePiece, 1100, "READING");
    await page.goto(`/tos?manga=${manga.onePiece}`);
    await presses(page, "Add as Completed", "Manga updated as Completed");
    const { list_status, chapters_read } = await member.ok("get_manga_details", {
      manga_id: manga.onePiece,
    });
    expect([list_status, chapters_read]).toEqual(["COMPLETED", 1100]);
  },
);

memberTest(
  "a long synopsis comes in short paragraphs and opens on request",
  onPhone,
  async ({ page }) => {
    const sentence = "The road goes on and nobody knows how far it is to the sea. ";
    await alter(page, "get_manga_details", (answer) => ({
      ...answer,
      synopsis: sentence.repeat(20).trim(),
    }));
    await page.goto(`/tos?manga=${manga.attackOnTitan}`);
    const synopsis = dialogOf(page).getByRole("region", { name: "Synopsis" });
    await sees(synopsis, "Read more");
    const paragraphs = await synopsis.getByRole("paragraph").allTextContents();
    expect(paragraphs.join(" ")).toBe(sentence.repeat(20).trim());
    for (const paragraph of paragraphs) {
      expect(paragraph.split(" ").length).toBeLessThanOrEqual(
        constant("synopsisWordsPerParagraph"),
      );
    }
    const text = synopsis.locator("> div");
    const height = async () => (await text.boundingBox())?.height ?? 0;

    await expect.poll(height).toBe(constant("synopsisCollapsedPx"));
    await synopsis.getByRole("button", { name: "Read more" }).click();
    await sees(synopsis, "Read less");
    await expect(text).toHaveCSS("max-height", `${constant("synopsisExpandedPx")}px`);
    await expect.poll(height).toBeGreaterThan(constant("synopsisCollapsedPx"));
    await synopsis.getByRole("button", { name: "Read less" }).click();
    await expect.poll(height).toBe(constant("synopsisCollapsedPx"));
  },
);

memberTest("a short synopsis needs no button", async ({ page }) => {
  const short = "x".repeat(constant("synopsisToggleCharacters"));
  await alter(page, "get_manga_details", (answer) => ({ ...answer, synopsis: short }));
  await page.goto(`/tos?manga=${manga.attackOnTitan}`);
  await expect(dialogOf(page).getByText(short)).toBeVisible();
  await expect(dialogButton(page, "Read more")).toHaveCount(0);
});

memberTest("what nobody knows about a manga is said to be so", async ({ page }) => {
  await alter(page, "get_manga_details", (answer) => ({
    ...answer,
    manga_title_english: null,
    manga_title_japanese: null,
    published: null,
    volumes: null,
    chapters: null,
    synopsis: null,
    genres: [],
    themes: [],
    authors: [],
  }));
  await page.goto(`/tos?manga=${manga.attackOnTitan}`);
  for (const label of [
    "Published",
    "Volumes",
    "Chapters",
    "Score",
    "Genres",
    "Themes",
    "Authors",
  ]) {
    await expect(factOf(page, label)).toHaveText("N/A");
  }
  await expect(dialogOf(page).getByRole("region", { name: "Synopsis" })).toHaveCount(0);
});

memberTest(
  "a status does not follow a chapter count that could not be saved",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*update_manga/);
    await member.ok("add_manga", { manga_id: manga.onePiece, chapters_read: 7 });
    await page.goto(`/tos?manga=${manga.onePiece}`);
    const place = dialogOf(page).getByRole("textbox", { name: "Your chapter" });
    await expect(place).toHaveValue("7");
    await place.fill("0");
    await refuse(page, "update_manga", "bad_request");
    const sent = bodiesOf(page, "update_manga");
    await presses(page, "Add as Completed", "Failed to add/update manga. Please try again.");
    await expect(dialogButton(page, "Add as Completed")).toBeEnabled();
    expect(sent).toMatchObject([{ manga_id: manga.onePiece, chapters_read: 0 }]);
  },
);

memberTest("a mistyped chapter count falls back to nothing read", async ({ page }) => {
  await page.goto(`/tos?manga=${manga.attackOnTitan}`);
  await counterOf(page).fill("12");
  await counterOf(page).fill("");
  await counterOf(page).blur();
  await sees(dialogOf(page), sentences.validNumber);
  await expect(counterOf(page)).toHaveValue("0");
});
