import type { Page } from "@playwright/test";
import { endpoints } from "../../../shared/endpoints.ts";
import { beginsToSelect, countOf } from "../support/list-tools.ts";
import { famousTitles, type Member } from "../support/member.ts";
import { dialogButton, holdsToast, toastsOf } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const famous = famousTitles("anime", 22);
const nameOf = (at: number) => famous[at]?.english ?? famous[at]?.title ?? "?";

/** Fills the watching list so that the best known title was changed last. */
async function fillList(member: Member, count: number): Promise<void> {
  for (const { id } of famous.slice(0, count).toReversed()) await member.watch(id, 1);
}

const boxOf = (page: Page, at: number) => page.getByRole("checkbox", { name: nameOf(at) });

async function storedScores(member: Member): Promise<Record<number, number | null>> {
  const { anime_list } = await member.ok("get_anime", { username: member.username });
  return Object.fromEntries(anime_list.map(({ anime_id, score }) => [anime_id, score]));
}

memberTest(
  "several titles get a score at once, and have it taken back by one Undo",
  onPhone,
  async ({ page, member }) => {
    await fillList(member, 4);
    const [first = 0, second = 0, third = 0] = famous.map(({ id }) => id);
    await member.ok("edit_entry", { kind: "anime", id: second, score: 3 });
    await member.ok("edit_entry", { kind: "anime", id: third, score: 8 });
    await page.goto(`/anime-list/${member.username}/watching`);
    const bar = await beginsToSelect(page);
    for (const at of [0, 1, 2]) await boxOf(page, at).check();
    await expect(bar.getByText("3 selected")).toBeVisible();
    await bar.getByLabel("Change").selectOption("Score");
    await bar.getByLabel("Score", { exact: true }).selectOption("8");
    await bar.getByRole("button", { name: "Apply" }).click();
    // One of them has it already.
    await expect(bar.getByText("1 title had nothing to change.")).toBeVisible();
    const toast = await holdsToast(page, "2 titles changed");
    expect(await storedScores(member)).toMatchObject({ [first]: 8, [second]: 8, [third]: 8 });
    await toast.getByRole("button", { name: "Undo" }).click();
    await holdsToast(page, "All of it is as it was before");
    expect(await storedScores(member)).toMatchObject({ [first]: null, [second]: 3, [third]: 8 });

    await memberTest.step("who is done goes on with the list", async () => {
      await bar.getByRole("button", { name: "Done" }).press("Enter");
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Select", exact: true })).toBeFocused();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
    });
  },
);

memberTest(
  "more than twenty titles are asked about, dropped, and put back whole",
  async ({ page, member }) => {
    await fillList(member, 22);
    await member.ok("edit_entry", { kind: "anime", id: famous[5]?.id ?? 0, score: 6.5 });
    await page.goto(`/anime-list/${member.username}/watching?view=compact`);
    const bar = await beginsToSelect(page);
    await bar.getByRole("button", { name: "Select all 22" }).click();
    await bar.getByLabel("Change").selectOption("Drop");
    await bar.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("dialog", { name: "Drop 22 titles?" })).toBeVisible();
    await dialogButton(page, "Cancel").press("Enter");
    await expect(bar.getByRole("button", { name: "Apply" })).toBeFocused();
    await bar.getByRole("button", { name: "Apply" }).press("Enter");
    await dialogButton(page, "Drop").click();
    const toast = await holdsToast(page, "22 titles dropped");
    await expect(page.getByText("No anime found in this category.")).toBeVisible();
    expect(Object.keys(await storedScores(member))).toEqual([]);
    await toast.getByRole("button", { name: "Undo" }).click();
    await holdsToast(page, "All of it is as it was before");
    await expect(countOf(page, "22 titles")).toBeVisible();
    expect((await storedScores(member))[famous[5]?.id ?? 0]).toBe(6.5);
  },
);

memberTest(
  "what could not be changed is named, and tried again",
  async ({ page, member, problems }) => {
    problems.allow(/400|could not save your change/);
    await fillList(member, 3);
    await page.goto(`/anime-list/${member.username}/watching?view=table`);
    const bar = await beginsToSelect(page);
    const refused = famous[1]?.id ?? 0;
    const address = `**${endpoints.edit_entry.path}`;
    await page.route(address, async (route) => {
      const { id } = route.request().postDataJSON() as { id: number };
      if (id === refused) await route.fulfill({ status: 400, json: { error: "Not now." } });
      else await route.fallback();
    });
    await bar.getByRole("button", { name: "Select all 3" }).click();
    await bar.getByLabel("Change").selectOption("On hold");
    await bar.getByRole("button", { name: "Apply" }).click();
    await expect(bar.getByText(`We could not change 1 title: ${nameOf(1)}.`)).toBeVisible();
    await expect(toastsOf(page)).toContainText("2 titles changed");
    await page.unroute(address);
    await bar.getByRole("button", { name: "Retry" }).click();
    const toast = await holdsToast(page, "3 titles changed");
    await expect(page.getByRole("cell", { name: "Watching, on hold" })).toHaveCount(3);
    await toast.getByRole("button", { name: "Undo" }).click();
    await holdsToast(page, "All of it is as it was before");
    await expect(page.getByRole("cell", { name: "Watching", exact: true })).toHaveCount(3);
  },
);
