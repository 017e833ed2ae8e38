import type { Page } from "@playwright/test";
import type { PageName } from "../../../shared/pages.ts";
import * as sentences from "../../../shared/sentences.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { beginsToSelect } from "../support/list-tools.ts";
import { detailOf, entryButton, entryOf, unfolds } from "../support/entry.ts";
import { dialogOf, opensSearch, searches, searchField, suggestionsOf } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";
import { looksAt, headline } from "../support/themes.ts";

interface Visit {
  readonly as: "visitor" | "member";
  readonly address: (username: string) => string;
  readonly isReady: (page: Page, username: string) => Promise<void>;
}

const visit = (
  as: Visit["as"],
  address: string,
  heading: string | RegExp | ((username: string) => string),
): Visit => ({
  as,
  address: (username) => address.replace("{username}", username),
  isReady: (page, username) =>
    headline(page, typeof heading === "function" ? heading(username) : heading)(),
});

const droppedVisit = (kind: "anime" | "manga", name: RegExp): Visit => ({
  ...visit("member", `/${kind}-list/{username}/dropped`, ""),
  isReady: (page) => expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible(),
});

const shelfVisit = (address: string, card: string): Visit => ({
  ...visit("member", address, ""),
  isReady: (page) => expect(page.getByRole("article").filter({ hasText: card })).toBeVisible(),
});

/** Pages that need more than a member, and have tests of their own below. */
type VisitedApart = "customList" | "rankingList" | "createRankingList";

/** Addresses that give way to one of those above. */
type LedOn = "animeById" | "mangaById";

/** Every other page of the site, and who looks at it: a new page does not compile before it is looked at here. */
const pages = {
  home: visit("visitor", "/", /^Track, share/),
  login: visit("visitor", "/accounts/login", "Sign in to Tsuzuku"),
  terms: visit("visitor", "/tos", "Terms of Service"),
  privacy: visit("visitor", "/privacy", "Privacy Policy"),
  credits: visit("visitor", "/credits", "Credits"),
  createBlog: visit("visitor", "/create-blog", "Create blog"),
  browseAnime: visit("visitor", "/anime?genre=Sports", "Anime"),
  browseManga: visit("visitor", "/manga", "Manga"),
  animeTitle: {
    ...visit("visitor", `/anime/${anime.frieren}/frieren-beyond-journeys-end`, ""),
    isReady: (page) => expect(page.getByRole("heading", { name: "Similar anime" })).toBeVisible(),
  },
  mangaTitle: {
    ...visit("member", `/manga/${manga.attackOnTitan}/attack-on-titan`, ""),
    isReady: (page) => expect(page.getByRole("heading", { name: "Similar manga" })).toBeVisible(),
  },
  topUsers: visit("visitor", "/top-users", "Top Users"),
  rankingLists: visit("visitor", "/ranking-lists", "Ranking Lists"),
  calendar: visit("visitor", "/calendar", "Calendar"),
  thisSeason: visit("visitor", "/season", /^(Winter|Spring|Summer|Fall) \d{4}$/),
  season: visit("visitor", "/season/2023/fall", "Fall 2023"),
  studio: visit("visitor", "/studio/studio-ghibli", "Studio Ghibli"),
  author: visit("visitor", "/author/junji-itou", "Junji Itou"),
  logout: visit("member", "/accounts/logout", "Sign out of your account?"),
  chooseUsername: visit("member", "/choose-username", "Choose your username"),
  diary: visit("member", "/diary", "Diary"),
  settings: visit("member", "/settings", "Settings"),
  chat: visit("member", "/chat", "Chat Anime Bot"),
  profile: visit("member", "/profile/{username}", (username) => username),
  animeDropped: droppedVisit("anime", /^Cowboy Bebop/),
  mangaDropped: droppedVisit("manga", /^Monster/),
  animeShelf: shelfVisit("/anime-list/{username}/watching", "One Piece"),
  mangaShelf: shelfVisit("/manga-list/{username}/reading", "Attack on Titan"),
  statistics: visit("member", "/stats/{username}", (username) => `Statistics of ${username}`),
  year: visit("member", `/year/${new Date().getFullYear()}/{username}`, /^20\d\d so far, of /),
  recommend: {
    ...visit("member", "/recommend?from=completed&picks=1", ""),
    isReady: (page) =>
      expect(page.getByRole("button", { name: /^Not interested in / }).first()).toBeVisible(),
  },
} satisfies Record<Exclude<PageName, VisitedApart | LedOn>, Visit>;

const visits = Object.values<Visit>(pages);

test.describe("every theme is accessible to visitors", onPhone, () => {
  for (const { address, isReady } of [
    ...visits.filter(({ as }) => as === "visitor"),
    visit("visitor", "/accounts/logout", "You are signed out"),
    visit("visitor", "/settings", "Sign in to see your settings."),
    visit("visitor", "/diary", "Sign in to see your diary."),
    visit("visitor", "/recommend", "Sign in to get recommendations that suit you."),
    visit("visitor", "/chat", /^Sign in to chat/),
    visit("visitor", "/nowhere", "This page does not exist"),
  ]) {
    test(`on ${address("")}`, ({ page }) => looksAt(page, address(""), () => isReady(page, "")));
  }

  test("in a title's dialog", ({ page }) =>
    looksAt(page, `/tos?anime=${anime.frieren}`, () =>
      expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible(),
    ));

  test("in the search, with a studio and what is told of titles", ({ page }) =>
    looksAt(page, "/tos", async () => {
      await headline(page, "Terms of Service")();
      await opensSearch(page);
      await searches(page, "ghibli");
      await expect(suggestionsOf(page)).toBeVisible();
      await expect(dialogOf(page).getByRole("rowgroup")).toBeVisible();
      await searchField(page).press("ArrowDown");
    }));

  test("in the sheet of shortcuts", ({ page }) =>
    looksAt(page, "/tos", async () => {
      await headline(page, "Terms of Service")();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    }));
});

memberTest.describe("every theme is accessible to members", onPhone, () => {
  memberTest.beforeEach(async ({ member }) => {
    await member.watch(anime.frieren, 3);
    await member.watch(anime.onePiece, 12);
    await member.watch(anime.deathNote, 37);
    await member.read(manga.attackOnTitan, 3);
    await member.watch(anime.cowboyBebop, 2);
    await member.ok("drop_anime", { anime_id: anime.cowboyBebop });
    await member.read(manga.monster, 9);
    await member.ok("drop_manga", { manga_id: manga.monster });
  });

  memberTest("at home", ({ page }) =>
    looksAt(page, "/", () => expect(page.getByRole("article").first()).toBeVisible()),
  );
  for (const { address, isReady } of [
    ...visits.filter(({ as }) => as === "member"),
    shelfVisit("/anime-list/{username}/completed", "Death Note"),
  ]) {
    memberTest(`on ${address("{username}")}`, ({ page, member: { username } }) =>
      looksAt(page, address(username), () => isReady(page, username)),
    );
  }
  memberTest("in what fits into the time that somebody has", ({ page }) =>
    looksAt(page, "/", async () => {
      await page.getByRole("button", { name: "I have 45 minutes" }).click();
      const sheet = page.getByRole("dialog", { name: "How long have you got?" });
      await expect(sheet.getByRole("listitem")).toHaveCount(2);
    }),
  );
  memberTest("with a goal for the year", ({ page, member }) =>
    looksAt(page, `/stats/${member.username}`, async () => {
      const year = new Date().getFullYear();
      await member.ok("update_user", { goal: { kind: "anime", year, titles: 48 } });
      await page.reload();
      await expect(page.getByText("0 of 48", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Change it" }).click();
    }),
  );
  memberTest("on a list as a table, in which something is found", ({ page, member }) =>
    looksAt(page, `/anime-list/${member.username}/watching?view=table&find=frieren`, () =>
      expect(page.getByRole("rowheader")).toHaveText([/^Frieren/]),
    ),
  );
  for (const view of ["covers", "compact", "table"]) {
    memberTest(`on a list while titles are selected (${view})`, ({ page, member }) =>
      looksAt(page, `/anime-list/${member.username}/watching?view=${view}`, async () => {
        const bar = await beginsToSelect(page);
        await page.getByRole("checkbox", { name: /One Piece/ }).check();
        await expect(bar.getByText("1 selected")).toBeVisible();
      }),
    );
  }
  memberTest("on a list in which nothing is found", ({ page, member }) =>
    looksAt(page, `/anime-list/${member.username}/watching?find=zqxjkvw`, () =>
      expect(page.getByText("No title goes by “zqxjkvw” here.")).toBeVisible(),
    ),
  );
  memberTest("on a list that is empty", ({ page, member }) =>
    looksAt(page, `/manga-list/${member.username}/completed`, () =>
      expect(page.getByText("No manga found in this category.")).toBeVisible(),
    ),
  );
  memberTest("where nothing was dropped", ({ page, member }) =>
    looksAt(page, `/manga-list/${member.username}/dropped`, async () => {
      await member.ok("pick_up", { kind: "manga", id: manga.monster });
      await page.reload();
      await expect(page.getByText("Nothing dropped.")).toBeVisible();
    }),
  );
  memberTest("in the dialog of an anime", ({ page }) =>
    looksAt(page, `/tos?anime=${anime.frieren}`, () =>
      expect(page.getByRole("textbox", { name: "Episodes watched" })).toBeVisible(),
    ),
  );
  memberTest("in all that is said of an anime seen again", ({ page, member }) =>
    looksAt(page, `/tos?anime=${anime.deathNote}`, async () => {
      const said = { score: 8.5, started: "2019-05-00", notes: "Again.", private: true, again: 0 };
      await member.ok("edit_entry", { kind: "anime", id: anime.deathNote, ...said });
      await page.reload();
      await unfolds(page);
      await detailOf(page, "Finished").fill("1890-01-01");
      await entryButton(page, "Save").click();
      await expect(detailOf(page, "Finished")).toHaveAccessibleDescription(sentences.dayTooEarly);
    }),
  );
  for (const style of ["numbers", "faces"]) {
    memberTest(`in the dialog of an anime that is scored by ${style}`, ({ page, member }) =>
      looksAt(page, `/tos?anime=${anime.frieren}`, async () => {
        await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 8 });
        await page.evaluate((chosen) => {
          localStorage.setItem("score-style", chosen);
        }, style);
        await page.reload();
        await expect(entryOf(page)).toContainText("8");
      }),
    );
  }
  memberTest("in the dialog of a manga of unknown length", ({ page }) =>
    looksAt(page, `/tos?manga=${manga.onePiece}`, () =>
      expect(page.getByRole("button", { name: "Add as Planned" })).toBeVisible(),
    ),
  );
});
