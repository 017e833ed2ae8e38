import { localDayOf } from "../../../shared/entries/day.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { alter, mend, refuse } from "../support/faults.ts";
import { dialogButton, dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const frieren = "Frieren: Beyond Journey's End";

test("visitors are told to sign in to their diary", async ({ page }) => {
  await page.goto("/diary");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to see your diary.");
});

memberTest("a diary that is new says what will be in it", onPhone, async ({ page, member }) => {
  await page.goto("/tos");
  await page.getByRole("button", { name: `Account menu of ${member.username}` }).click();
  await page.getByRole("link", { name: "Diary", exact: true }).click();
  await expect(page).toHaveURL("/diary");
  await expect(page.getByRole("main")).toContainText("Nothing is in your diary yet.");
});

memberTest(
  "what was watched today is told in the diary, and the latest of it can be undone there",
  onPhone,
  async ({ page, member }) => {
    await member.watch(anime.frieren, 11);
    await member.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 12 });
    await member.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 8.5 });
    await member.read(manga.monster, 3);
    await page.goto("/diary");
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines).toContainText([
      /Monster ?Added at chapter 3/,
      /Score 8\.5/,
      /Episode 11 → 12/,
      /Added at episode 11/,
    ]);
    await expect(lines.getByRole("button", { name: /^Undo/ })).toHaveCount(2);

    await page.getByRole("button", { name: `Undo ${frieren}: Score 8.5` }).click();
    await readsToast(page, `Undone: ${frieren}`);
    await expect(lines).toHaveText([/Monster/, /Episode 11 → 12/, /Added at episode 11/]);
    const { entry } = await member.ok("entry", { kind: "anime", id: anime.frieren });
    expect(entry).toMatchObject({ score: null, progress: 12 });
    // What was undone is as if it had never been, and so one goes back step by step.
    await page.getByRole("button", { name: `Undo ${frieren}: Episode 11 → 12` }).click();
    await expect(lines).toHaveText([/Monster/, /Added at episode 11/]);

    await page.getByRole("button", { name: /^Undo Monster/ }).click();
    await expect(lines).toHaveText([/Added at episode 11/]);
    expect(await member.ok("entry", { kind: "manga", id: manga.monster })).toEqual({ entry: null });
  },
);

memberTest("a step that was taken is taken back", async ({ page, member }) => {
  await member.watch(anime.frieren, 11);
  await member.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 12 });
  await page.goto("/diary");
  await page.getByRole("button", { name: `Undo ${frieren}: Episode 11 → 12` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Episode 11 → 12" })).toHaveCount(0);
  const { events } = await member.ok("diary");
  expect(events[0]).toMatchObject({ by: "undo", standing: { to: { progress: 11 } } });
});

memberTest("it goes back month by month", async ({ page, member }) => {
  await member.watch(anime.frieren, 11);
  await alter(page, "diary", (answer) => ({ ...answer, earlier: "2026-03" }));
  await page.goto("/diary");
  await page.getByRole("button", { name: "Earlier: March 2026" }).click();
  await expect(page.getByRole("button", { name: "Earlier: March 2026" })).toHaveCount(1);
});

memberTest("a month is one step away, and has its address", onPhone, async ({ page, member }) => {
  await member.watch(anime.frieren, 11);
  await alter(page, "diary", (answer) => ({ ...answer, earlier: "2026-03" }));
  await page.goto("/diary");
  const months = page.getByRole("navigation", { name: "Months" });
  await months.getByRole("link", { name: "March 2026" }).click();
  await expect(page).toHaveURL("/diary?month=2026-03");
  await expect(page.getByText("Nothing is in your diary of March 2026.")).toBeVisible();
  await page.reload();
  await expect(months.getByText("March 2026").first()).toBeVisible();
  await months.getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL("/diary");
  await expect(page.getByText("Added at episode 11").first()).toBeVisible();
});

memberTest("the lists of a day are shown, and the way back", onPhone, async ({ page, member }) => {
  await member.watch(anime.frieren, 11);
  await page.goto("/diary");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please choose a day." })).toBeVisible();
  const today = localDayOf(Date.now());
  await page.getByLabel("My lists on a day").fill(today);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`/diary?on=${today}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^My lists on /);
  const list = page.getByRole("region", { name: "Anime 1 title" });
  await expect(list).toContainText(/Watching 1.*Frieren.*11 \/ 28/);
  await expect(page.getByRole("region", { name: "Manga 0 titles" })).toContainText(
    "Nothing was on this list.",
  );
  await page.getByLabel("My lists on a day").fill("2020-01-01");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("region", { name: "Anime 0 titles" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the diary" }).click();
  await expect(page).toHaveURL("/diary");
  for (const noDay of ["2026-05-00", "2026-02-31"]) {
    await page.goto(`/diary?on=${noDay}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diary");
  }
});

memberTest(
  "a diary that does not come can be asked for again",
  async ({ page, member, problems }) => {
    problems.allow(/500 \(Internal Server Error\).*diary/);
    await member.watch(anime.frieren, 11);
    await refuse(page, "diary", "unexpected", "Something went wrong.");
    await page.goto("/diary");
    await expect(page.getByRole("main")).toContainText("We could not load your diary just now.", {
      timeout: 30_000,
    });
    await mend(page, "diary");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(
      page.getByRole("listitem").filter({ hasText: "Added at episode 11" }),
    ).toBeVisible();
  },
);

memberTest(
  "it is turned off and erased in the settings, once that is confirmed, and turned on again",
  async ({ page, member }) => {
    await member.watch(anime.frieren, 11);
    await page.goto("/settings#data");
    const opens = page.getByRole("button", { name: "Turn off and erase" });
    await opens.click();
    await expect(dialogOf(page)).toHaveAccessibleName("Turn off and erase your diary?");
    await dialogButton(page, "Cancel").click();
    await expect(opens).toBeFocused();
    await opens.click();
    await dialogButton(page, "Turn off and erase").click();
    await readsToast(page, "Your diary is turned off");
    await expect(page.getByText("It is turned off: we note nothing")).toBeVisible({
      timeout: 30_000,
    });
    await member.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 12 });
    await page.getByRole("link", { name: "your diary" }).click();
    await expect(page.getByRole("main")).toContainText("Your diary is turned off");
    await page.getByRole("link", { name: "Go to the settings" }).click();
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(opens).toBeVisible();
    await page.getByRole("link", { name: "your diary" }).click();
    await expect(page.getByRole("main")).toContainText("Nothing is in your diary yet.");
  },
);

memberTest("a title's own history stands with its entry", onPhone, async ({ page, member }) => {
  await member.watch(anime.frieren, 11);
  await member.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 12 });
  await page.goto(`/tos?anime=${anime.frieren}`);
  const entry = dialogOf(page).getByRole("region", { name: "Your score and notes" });
  await entry.getByText("Dates, notes and more").click();
  await expect(entry).toContainText(/Started on \d+ \w+\./);
  await entry.getByText("All changes").click();
  await expect(entry.getByRole("listitem")).toContainText([
    /Episode 11 → 12/,
    /Added at episode 11/,
  ]);
  // It goes on with what is done beside it.
  await entry.getByTitle("8 of 10").click();
  await expect(entry.getByRole("listitem").first()).toContainText("Score");
});
