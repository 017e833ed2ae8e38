import { localDayOf } from "../../../shared/entries/day.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { newMember } from "../support/member.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

memberTest(
  "a list is told in charts, and the same numbers in tables",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 28);
    await member.watch(anime.cowboyBebop, 10);
    await member.read(manga.attackOnTitan, 139);
    await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 9.5 });
    await page.goto(`/profile/${member.username}`);
    await page.getByRole("link", { name: "Statistics" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Statistics of ${member.username}`,
    );
    await expect(page.getByText("Mean score").first()).toBeVisible();
    await expect(page.getByText("9.50").first()).toBeVisible();
    const table = page.getByRole("region", { name: "Genres as a table" });
    await expect(table).toBeHidden();
    await page.getByText("Genres as a table").click();
    await expect(table.getByRole("row", { name: /^Fantasy 1 \d+ h 9\.50$/ })).toBeVisible();
    await page.getByRole("main").getByText("Manga", { exact: true }).click();
    await expect(page).toHaveURL(/\?list=manga$/);
    await expect(page.getByText("139").first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Authors" })).toBeVisible();
  },
);

memberTest(
  "who has nothing on a list, and who does not exist, is told so",
  async ({ page, member, problems }) => {
    await page.goto(`/stats/${member.username}`);
    await expect(page.getByText(/There is no anime on this list yet/)).toBeVisible();
    problems.allow(/404 \(Not Found\).*api\/statistics/);
    await page.goto("/stats/no-such-fan");
    await expect(page.getByText("Profile does not exist.")).toBeVisible();
  },
);

memberTest(
  "days stand in a picture and in a table, with the streak that goes on",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 2);
    await member.read(manga.monster, 1);
    await page.goto(`/stats/${member.username}`);
    const picture = page.getByRole("img", { name: /^2 episodes and 1 chapter on one day/ });
    await expect(picture).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText("1 day");
    await page.getByText("The last twelve months as a table").click();
    const table = page.getByRole("region", { name: "The last twelve months as a table" });
    await expect(table.getByRole("row", { name: / 20\d\d 2 1$/ })).toBeVisible();
    // By the keyboard, too.
    const box = page.getByRole("region", { name: "The last twelve months, drawn" });
    await box.focus();
    await expect(box).toBeFocused();
  },
);

memberTest(
  "who keeps no diary is told why there are no days, and where to turn it on",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 2);
    await member.ok("set_diary", { on: false });
    await page.goto(`/stats/${member.username}`);
    await page.getByRole("link", { name: "turn it on in your settings" }).click();
    await expect(page).toHaveURL("/settings#data");
  },
);

memberTest(
  "a year is told like a story, and leads to others",
  onPhone,
  async ({ page, member }) => {
    const year = new Date().getFullYear();
    await member.watch(anime.frieren, 27);
    // As pages do: which day and year it is depends on where somebody is.
    await member.ok("update_anime", {
      anime_id: anime.frieren,
      episodes_watched: 28,
      day: localDayOf(Date.now()),
    });
    await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 9.5 });
    await page.goto(`/profile/${member.username}`);
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("link", { name: `The year ${year}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${year} so far, of ${member.username}`,
    );
    await expect(page.getByRole("heading", { name: `The best of ${year}` })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      /The busiest day was .*, with 28 episodes\./,
    );
    await expect(page.getByRole("img", { name: /^28 episodes on one day/ })).toBeVisible();
    await page.getByRole("link", { name: /^Frieren.*scored 9\.5/ }).click();
    await expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: String(year - 1) }).click();
    await expect(page.getByRole("main")).toContainText(
      `We know nothing of what you watched and read in ${year - 1}.`,
    );
    await page.getByRole("link", { name: String(year), exact: true }).click();
    await expect(page).toHaveURL(`/year/${year}/${member.username}`);
  },
);

test("a year that is still to come, or nobody's, says so", async ({ page, problems }) => {
  const member = await newMember();
  problems.allow(/40[04] \(.*\).*api\/year/);
  await page.goto(`/year/2999/${member.username}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("That year is still to come.");
  await page.goto(`/year/soon/${member.username}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Please choose a year from 1990 on.",
  );
  await page.goto("/year/2020/no-such-fan");
  await expect(page.getByText("Profile does not exist.")).toBeVisible();
});
