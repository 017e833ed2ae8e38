import type { Page } from "@playwright/test";
import { anime, manga } from "../../support/people/titles.ts";
import { hold, mend, refuse } from "../support/faults.ts";
import { tabsTo } from "../support/keyboard.ts";
import { newMember, type Member } from "../support/member.ts";
import {
  cardLink,
  counterOf,
  dialogButton,
  dialogOf,
  holdsToast,
  readsToast,
  toastsOf,
} from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

/** The titles, and not the links to further pages of them. */
const rowsOf = (page: Page) =>
  page
    .getByRole("region", { name: "Dropped" })
    .getByRole("listitem")
    .filter({ hasText: "Dropped" });

const pickUpOf = (page: Page, name: RegExp) =>
  page.getByRole("button", { name: /^Pick it up again: / }).and(page.getByLabel(name));

const nothing = "Nothing dropped. What you drop stays here, and counts nowhere.";

async function drops(member: Member, anime_id: number, episodes: number): Promise<void> {
  await member.watch(anime_id, episodes);
  await member.ok("drop_anime", { anime_id });
}

memberTest(
  "what is dropped stands under Dropped, is picked up again, and dropped again by Undo",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 5);
    await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 7.5 });
    await page.goto(`/anime-list/${member.username}/watching`);
    await cardLink(page, /^Frieren/).click();
    await dialogButton(page, "Drop Anime").click();
    await readsToast(page, "Anime dropped successfully");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    const lists = page.getByRole("navigation", { name: `Lists of ${member.username}` });
    await lists.getByRole("link", { name: "Dropped" }).click();
    await expect(page).toHaveURL(`/anime-list/${member.username}/dropped`);
    await expect(page).toHaveTitle(`Dropped: ${member.username}'s anime list · Tsuzuku`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dropped");
    const said = /Frieren.*Dropped at episode 5 of 28 on \d+ \w+ \d{4} · Score 7\.5/;
    await expect(rowsOf(page)).toHaveText([said]);
    await page.reload();
    await expect(rowsOf(page)).toHaveText([said]);

    await pickUpOf(page, /Frieren/).click();
    const picked = await holdsToast(page, "Anime picked up again: Frieren: Beyond Journey's End");
    await expect(page.getByText(nothing)).toBeVisible();
    await picked.getByRole("button", { name: "Undo" }).click();
    await expect(rowsOf(page)).toHaveText([said]);
    await readsToast(page, "Anime dropped successfully");

    await pickUpOf(page, /Frieren/).click();
    await readsToast(page, "Anime picked up again: Frieren: Beyond Journey's End");
    await lists.getByRole("link", { name: "Watching" }).click();
    await cardLink(page, /^Frieren/).click();
    await expect(counterOf(page)).toHaveValue("5");
  },
);

memberTest("the manga that are dropped have a page of their own", async ({ page, member }) => {
  await member.read(manga.onePiece, 30);
  await member.ok("drop_manga", { manga_id: manga.onePiece });
  await page.goto(`/anime-list/${member.username.toUpperCase()}/dropped`);
  await expect(page.getByText(nothing)).toBeVisible();
  await page.getByRole("link", { name: "Manga list" }).click();
  await expect(rowsOf(page)).toHaveText([/One Piece.*Dropped at chapter 30 on /]);
  await rowsOf(page).getByRole("link").click();
  await expect(dialogOf(page)).toContainText("One Piece");
});

memberTest("the keyboard picks up one after the other", async ({ page, member }) => {
  await drops(member, anime.deathNote, 37);
  await drops(member, anime.frieren, 0);
  await page.goto(`/anime-list/${member.username}/dropped`);
  await expect(rowsOf(page)).toHaveText([
    /Frieren.*Dropped before the first episode on/,
    /Death Note.*Dropped after all 37 episodes on/,
  ]);
  const first = pickUpOf(page, /Frieren/);
  await tabsTo(page, first);
  const letGo = await hold(page, "pick_up");
  await first.press("Enter");
  await expect(first).toHaveAttribute("aria-busy", "true");
  letGo();
  const second = pickUpOf(page, /Death Note/);
  await expect(second).toBeFocused();
  await second.press("Enter");
  await expect(page.getByText(nothing)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

memberTest("a long list of what was dropped comes in pages", async ({ page, member }) => {
  const rows = Array.from({ length: 25 }, (_, at) => {
    const name = `Title ${String(at).padStart(2, "0")}`;
    return `<anime><series_animedb_id>${700_000_000 + at}</series_animedb_id><series_title>${name}</series_title><my_watched_episodes>1</my_watched_episodes><my_status>Dropped</my_status></anime>`;
  });
  const xml_file = new File([`<myanimelist>${rows.join("")}</myanimelist>`], "list.xml");
  expect((await member.sendFiles("import_mal", { xml_file })).status).toBe(202);
  await expect
    .poll(async () => (await member.ok("dropped", { kind: "anime" })).titles.length)
    .toBe(25);
  await page.goto(`/anime-list/${member.username}/dropped`);
  await expect(page.getByText("25 titles", { exact: true })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(rowsOf(page)).toHaveText([/Title 24.*Dropped at episode 1/]);
  await expect(rowsOf(page).getByRole("link")).toHaveCount(0);
  await pickUpOf(page, /Title 24/).click();
  await expect(page.getByText("This list has no page 2.")).toBeVisible();
  await page.getByRole("link", { name: "Go to page 1" }).click();
  await expect(rowsOf(page)).toHaveCount(24);
});

memberTest("what fails is said, and can be tried again", async ({ page, member, problems }) => {
  problems.allow(
    /500 \(Internal Server Error\)|404 \(Not Found\).*pick_up|^We could not pick this up/,
  );
  await drops(member, anime.frieren, 5);
  await refuse(page, "dropped", "unexpected");
  await page.goto(`/anime-list/${member.username}/dropped`);
  await expect(page.getByText("We could not load what you have dropped just now.")).toBeVisible();
  await mend(page, "dropped");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  await refuse(page, "pick_up", "unexpected");
  await pickUpOf(page, /Frieren/).click();
  await readsToast(page, "We could not pick this up again just now: Frieren: Beyond Journey's End");
  await expect(rowsOf(page)).toHaveCount(1);
  await mend(page, "pick_up");
  // It is dropped no more, and the server no longer knows that it was.
  await member.ok("pick_up", { kind: "anime", id: anime.frieren });
  await refuse(page, "pick_up", "not_found");
  await pickUpOf(page, /Frieren/).click();
  await expect(toastsOf(page)).toContainText("We could not pick this up again just now");
  await expect(page.getByText(nothing)).toBeVisible();
});

memberTest("others see nothing of it", async ({ page, member }) => {
  const other = await newMember();
  await page.goto(`/anime-list/${other.username}/dropped`);
  await expect(page.getByText("This page does not exist")).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Tsuzuku");
  await page.goto(`/anime-list/${other.username}/watching`);
  const lists = page.getByRole("navigation", { name: `Lists of ${other.username}` });
  await expect(lists.getByRole("link")).toHaveText(["Planned", "Watching", "Completed"]);
  await page.goto(`/anime-list/${member.username}/watching`);
  const own = page.getByRole("navigation", { name: `Lists of ${member.username}` });
  await expect(own.getByRole("link")).toHaveText(["Planned", "Watching", "Completed", "Dropped"]);
});

test("visitors are asked to sign in", async ({ page }) => {
  await page.goto("/anime-list/somebody/dropped");
  await expect(page.getByText("Sign in to see what you have dropped.")).toBeVisible();
  await expect(page).toHaveTitle("Dropped · Tsuzuku");
});
