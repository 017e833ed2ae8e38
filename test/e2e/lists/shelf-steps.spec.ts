import type { Page } from "@playwright/test";
import { exceedsTotal } from "../../../shared/errors.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { bodiesOf, hold, holdEach, mend } from "../support/faults.ts";
import { holdsToast, readsToast, toastsOf } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

memberTest("quick taps on +1 become one save, which can be undone", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  const saved = bodiesOf(page, "update_anime");
  const advance = page.getByRole("button", { name: /^\+1: add one episode to Frieren/ });
  const letGo = await hold(page, "update_anime");
  // By script, as no slow machine may spread the taps over more time than is waited for the next one.
  await advance.evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 4; tap++) button.click();
  });
  // Shown at once, before anybody has answered.
  await expect(page.getByText("7/28", { exact: true })).toBeVisible();
  letGo();
  const updated = await holdsToast(page, "Anime updated: Frieren: Beyond Journey's End");
  expect(saved).toMatchObject([{ anime_id: anime.frieren, episodes_watched: 7 }]);

  await updated.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3/28", { exact: true })).toBeVisible();
  await expect.poll(() => saved.length).toBe(2);
  await expect
    .poll(async () => {
      const answer = await member.ok("get_anime_details", { anime_id: anime.frieren });
      return answer.episodes_watched;
    })
    .toBe(3);
});

memberTest(
  "steps on a slow line all count, and a tab that lags behind takes none of them back",
  async ({ page, context, member }) => {
    await member.watch(anime.frieren, 3);
    const list = `/anime-list/${member.username}/watching`;
    const advance = (tab: Page) =>
      tab.getByRole("button", { name: /^\+1: add one episode to Frieren/ });
    const shows = (tab: Page, episodes: number) =>
      expect(tab.getByText(`${episodes}/28`, { exact: true })).toBeVisible();
    const stored = async () => {
      const answer = await member.ok("get_anime_details", { anime_id: anime.frieren });
      return answer.episodes_watched;
    };
    const lagging = await context.newPage();
    await lagging.goto(list);
    await shows(lagging, 3);
    await page.clock.install();
    await page.goto(list);
    await shows(page, 3);

    await memberTest.step("no tap is lost while earlier ones are on their way", async () => {
      const saves = bodiesOf(page, "update_anime");
      const answerNext = await holdEach(page, "update_anime");
      for (let tap = 1; tap <= 5; tap++) {
        await advance(page).click();
        await page.clock.runFor(500);
        await shows(page, 3 + tap);
        // The answer to the tap before comes while this one waits for it.
        if (tap > 1) await answerNext();
        await shows(page, 3 + tap);
      }
      await answerNext();
      await mend(page, "update_anime");
      await readsToast(page, "Anime updated: Frieren: Beyond Journey's End");
      await shows(page, 8);
      expect(saves).toMatchObject(
        [4, 5, 6, 7, 8].map((episodes_watched) => ({ episodes_watched })),
      );
      expect(await stored()).toBe(8);
    });

    await memberTest.step("the other tab learns how far this one is", async () => {
      await advance(lagging).click();
      const further = toastsOf(lagging).getByText("Your list is further already: episode 8.");
      await expect(further).toBeVisible();
      await expect(toastsOf(lagging).getByRole("button", { name: "Undo" })).toHaveCount(0);
      await shows(lagging, 8);
      expect(await stored()).toBe(8);
    });
    await lagging.close();
  },
);

memberTest("+1 stops at the last episode and says so", async ({ page, member }) => {
  await member.watch(anime.frieren, 27);
  await page.goto(`/anime-list/${member.username}/watching`);
  await page.getByRole("button", { name: /^\+1: add one episode/ }).click();
  const completed = page.getByRole("button", { name: /: completed$/ });
  await expect(completed).toBeVisible();
  await sees(toastsOf(page), "Anime updated: Frieren: Beyond Journey's End");
  await completed.click();
  await sees(toastsOf(page), exceedsTotal("episodes", 28));
});
