import { anime, manga } from "../../support/people/titles.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

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
