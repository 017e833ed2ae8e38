import type { Page } from "@playwright/test";
import { anime } from "../../support/people/titles.ts";
import { alter } from "../support/faults.ts";
import { pressesByKey, tabsTo } from "../support/keyboard.ts";
import type { Member } from "../support/member.ts";
import {
  comesBack,
  dialogButton,
  dialogOf,
  holdsToast,
  readsToast,
  resultsOf,
  toastsOf,
} from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const cardOf = (page: Page, name: string | RegExp) =>
  main(page).getByRole("article").filter({ hasText: name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

/** Puts titles on the watching list; the first named stands first. */
async function watches(member: Member, ...titles: readonly (readonly [number, number])[]) {
  for (const [id, episodes] of titles.toReversed()) await member.watch(id, episodes);
}

/** Makes a custom list, the last named on top, and returns its address. */
async function listOf(member: Member, ...ids: readonly number[]): Promise<string> {
  const { id } = await member.ok("create_list", { name: "A list" });
  for (const anime_id of ids) await member.ok("add_anime_to_list", { list_id: id, anime_id });
  return `/custom-list/${id}`;
}

memberTest(
  "a card that is gone when its dialog closes hands on to the next",
  async ({ page, member }) => {
    await watches(member, [anime.cowboyBebop, 3], [anime.deathNote, 3], [anime.frieren, 3]);
    await page.goto(`/anime-list/${member.username}/watching`);
    const drops = async (name: string) => {
      await pressesByKey(cardOf(page, name).getByRole("link"));
      await dialogButton(page, "Drop Anime").press("Enter");
      await expect(toastsOf(page)).toContainText("Anime dropped");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await drops("Death Note");
    await expect(cardOf(page, "Frieren").getByRole("link")).toBeFocused();
    await drops("Frieren");
    await expect(cardOf(page, "Cowboy Bebop").getByRole("link")).toBeFocused();
    await drops("Cowboy Bebop");
    await expect(heading(page)).toBeFocused();
  },
);

for (const density of ["Covers", "Compact rows"]) {
  memberTest(`titles that leave hand on to what stays (${density})`, async ({ page, member }) => {
    await watches(
      member,
      [anime.cowboyBebop, 25],
      [anime.deathNote, 36],
      [anime.frieren, 27],
      [anime.evangelion, 25],
    );
    await page.goto(`/anime-list/${member.username}/watching`);
    await page.getByTitle(density, { exact: true }).click();
    const advance = (name: string) =>
      main(page).getByRole("button", { name: new RegExp(`${name}.*(: completed)?$`) });
    await pressesByKey(advance("Cowboy Bebop"));
    await pressesByKey(advance("Death Note"));
    // Both leave together once Undo is not offered any more.
    await expect(advance("Death Note")).toHaveCount(0);
    await expect(advance("Cowboy Bebop")).toHaveCount(0);
    await expect(advance("Frieren")).toBeFocused();

    await page.keyboard.press("Enter");
    await pressesByKey(advance("Evangelion"));
    await expect(page.getByText("No anime found in this category.")).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });
}

memberTest(
  "a custom list is emptied, and undone, without losing the place",
  async ({ page, member }) => {
    await page.goto(await listOf(member, anime.frieren, anime.deathNote));
    await pressesByKey(button(page, "Remove Death Note"));
    await expect(button(page, /^Remove Frieren/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();

    const removed = await holdsToast(page, "Removed: Frieren: Beyond Journey's End");
    await tabsTo(page, removed.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(button(page, /^Remove Frieren/)).toBeVisible();
    // Back to where the keyboard was when the message came, or to what has taken over from there.
    await expect(heading(page)).toBeFocused();
  },
);

memberTest("lists deleted on a profile hand on to the next", async ({ page, member }) => {
  for (const name of ["One", "Two"]) await member.ok("create_list", { name });
  await page.goto(`/profile/${member.username}?list=custom`);
  await pressesByKey(button(page, "Delete list: Two"));
  await dialogButton(page, "Yes, Delete").press("Enter");
  await expect(button(page, "Delete list: Two")).toHaveCount(0);
  await expect(button(page, "Delete list: One")).toBeFocused();
});

memberTest("ranking lists deleted on a profile hand on to the next", async ({ page, member }) => {
  let names = ["One", "Two"];
  await alter(page, "ranking_lists", () => ({
    ranking_lists: names.map((name) => ({
      id: name,
      name,
      description: "",
      tags: [],
      count: 5,
      image_url: "/favicon.svg",
    })),
  }));
  await page.route("**/api/delete-ranking-list/", async (route) => {
    names = ["Two"];
    await route.fulfill({ json: { message: "Deleted" } });
  });
  await page.goto(`/profile/${member.username}?list=ranking`);
  await pressesByKey(button(page, "Delete list: One"));
  await dialogButton(page, "Yes, Delete").press("Enter");
  await expect(button(page, "Delete list: One")).toHaveCount(0);
  await expect(button(page, "Delete list: Two")).toBeFocused();
});

memberTest(
  "a list that is deleted elsewhere while the question is open hands on, too",
  async ({ page, member }) => {
    const [, id] = [
      await member.ok("create_list", { name: "One" }),
      (await member.ok("create_list", { name: "Two" })).id,
    ];
    await page.clock.install();
    await page.goto(`/profile/${member.username}?list=custom`);
    await pressesByKey(button(page, "Delete list: Two"));
    await expect(dialogOf(page)).toBeVisible();
    await member.ok("delete_list", { list_id: id });
    // Coming back to the tab after a while asks anew.
    await page.clock.fastForward(31_000);
    await comesBack(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(page, "Delete list: One")).toBeFocused();
  },
);

memberTest(
  "entries of a ranking list hand on to the next, and to the part they stood in",
  async ({ page }) => {
    await page.goto("/create-ranking-list");
    for (const query of ["frieren", "death note"]) {
      await pressesByKey(button(page, "Fill from the catalogue"));
      await dialogOf(page).getByRole("combobox").fill(query);
      await page.keyboard.press("Enter");
      await expect(resultsOf(page).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(button(page, "Change the image")).toBeVisible();
      await pressesByKey(button(page, "Add Entry"));
    }
    await pressesByKey(button(page, /^Remove: Frieren/));
    await expect(button(page, /^Remove: Death Note/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Entries" })).toBeFocused();
  },
);

memberTest("what an import leaves behind is read on by keyboard", async ({ page, member }) => {
  const row =
    `<anime><series_animedb_id>${anime.frieren}</series_animedb_id>` +
    `<my_watched_episodes>3</my_watched_episodes><my_status>Watching</my_status></anime>`;
  const list = new File([`<myanimelist>${row}</myanimelist>`], "list.xml", { type: "text/xml" });
  await member.sendFiles("import_mal", { xml_file: list });
  await page.goto("/settings#data");
  const undo = button(page, "Undo this import");
  await expect(undo).toBeVisible();
  await pressesByKey(undo);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Anime list: / })).toBeFocused();
  await expect(page.getByText("Anime list: Put back as it was")).toBeVisible();

  await page.goto(`/profile/${member.username}`);
  const close = button(page, "Close this report");
  await pressesByKey(close);
  await expect(close).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

memberTest(
  "messages that are dismissed hand on to the next, then back",
  async ({ page, member }) => {
    await page.goto(await listOf(member, anime.cowboyBebop, anime.frieren, anime.deathNote));
    // The first list is an achievement, whose message comes in its own time.
    await readsToast(page, "New Achievement");
    await pressesByKey(button(page, "Remove Death Note"));
    await holdsToast(page, "Removed: Death Note");
    await pressesByKey(button(page, /^Remove Frieren/));
    const dismiss = toastsOf(page).getByRole("button", { name: "Dismiss" });
    await dismiss.nth(1).press("Enter");
    await expect(dismiss).toHaveCount(1);
    await expect(dismiss).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dismiss).toHaveCount(0);
    await expect(button(page, "Remove Cowboy Bebop")).toBeFocused();
  },
);
