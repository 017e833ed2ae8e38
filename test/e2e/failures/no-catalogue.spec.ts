import type { Locator, Page } from "@playwright/test";
import { noCatalogue } from "../../../shared/sentences.ts";
import { forkCloud } from "../../support/cloud/fork-cloud.ts";
import { anime } from "../../support/people/titles.ts";
import { Member } from "../support/member.ts";
import { dialogOf, opensSearch, panelOf, resultsOf, searches } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const told = (place: Page | Locator) => place.getByText(noCatalogue).first();
const retries = (place: Page | Locator) => place.getByRole("button", { name: "Retry" });

/** Presses Retry wherever it stands; what works again takes its button away. */
async function retriesAll(page: Page): Promise<void> {
  while ((await retries(page).count()) > 0) {
    const before = await retries(page).count();
    await retries(page).first().click();
    await expect.poll(() => retries(page).count()).toBeLessThan(before);
  }
}

test("a site that is new says that its catalogue is being loaded, and shows it when it is", async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allow(/503/);
  // Details that fail are told to the console, too.
  problems.allow(/The details of anime/);
  const cloud = await forkCloud("empty");
  try {
    const { origin } = cloud.address;
    const goes = (path: string) => page.goto(origin + path);
    await goes("/");
    await expect(told(panelOf(page, "Trending Anime"))).toBeVisible();
    const member = await new Member(origin).join();
    await member.enter(context);
    await goes("/");
    for (const title of ["Today's Episodes", "Trending Anime"]) {
      await expect(told(panelOf(page, title)), title).toBeVisible();
    }
    for (const path of [
      "/anime",
      "/season/2023/fall",
      `/anime/${anime.frieren}/frieren`,
      "/calendar",
      `/anime-list/${member.username}/completed`,
      `/tos?anime=${anime.frieren}`,
    ]) {
      await goes(path);
      await expect(told(page), path).toBeVisible();
      await expect(retries(page).first()).toBeVisible();
    }
    await goes("/anime");
    await opensSearch(page);
    await searches(page, "frieren");
    await expect(told(dialogOf(page))).toBeVisible();

    await cloud.load();
    await retries(dialogOf(page)).click();
    await expect(resultsOf(page).first()).toContainText("Frieren");
    await page.keyboard.press("Escape");
    await retriesAll(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  } finally {
    await cloud.stop();
  }
});
