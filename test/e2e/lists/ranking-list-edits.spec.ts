import type { Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import { picture } from "../../support/people/pictures.ts";
import { sees } from "../../support/spec-coverage.ts";
import { hold } from "../support/faults.ts";
import { holdsToast, readsToast } from "../support/pages.ts";
import { newMember, type Member } from "../support/member.ts";
import {
  button,
  choosesFile,
  field,
  keptTitle,
  photo,
  rows,
  titlesOf,
} from "../support/ranking-form.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const letters = ["A", "B", "C", "D", "E"];

/** Publishes a list of five. Returns its id. */
async function publishes(member: Member): Promise<string> {
  const file = new File([new Uint8Array(await picture("webp"))], "a.webp", { type: "image/webp" });
  await member.sendFiles("create_ranking_list_with_entries", {
    name: "Letters",
    description: "In order.",
    tags: "abc, order",
    entries: JSON.stringify(
      letters.map((title) => ({ title, description: `Because of ${title}.` })),
    ),
    ...Object.fromEntries(letters.map((_, at) => [`entry_image_${at}`, file])),
  });
  const { ranking_lists } = await member.ok("ranking_lists", { username: member.username });
  return ranking_lists[0]?.id ?? "";
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shownTitles = (page: Page) => page.getByRole("heading", { level: 2 });

async function opensEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/ranking-list/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Edit List" }).click();
  await expect(heading(page)).toHaveText("Edit your ranking list");
}

memberTest(
  "a published list is renamed, put in another order and given another picture",
  onPhone,
  async ({ page, member }) => {
    const id = await publishes(member);
    const before = await member.ok("ranking_list", { id });
    await opensEditor(page, id);
    await expect(page).toHaveTitle(/^Edit your ranking list/);
    await expect(field(page, "List name")).toHaveValue("Letters");
    await expect(field(page, "Tags (optional)")).toHaveValue("abc, order");
    await expect.poll(() => titlesOf(page)).toEqual(letters);
    await expect(rows(page).first().locator("img")).toHaveJSProperty("naturalWidth", 64);

    await field(page, "List name").fill("Letters, mixed");
    await button(page, "Move up: B").click();
    await button(page, "Remove: E").click();
    const removed = await holdsToast(page, "Removed: E");
    await expect(button(page, "Save changes")).toBeDisabled();
    await removed.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titlesOf(page)).toEqual(["B", "A", "C", "D", "E"]);

    await button(page, "Edit: A").click();
    await field(page, "Entry title").fill("Alpha");
    await button(page, "Save changes").click();
    const open = "Please save or cancel the entry you are changing first.";
    await expect(page.getByRole("alert").filter({ hasText: open })).toBeVisible();
    await choosesFile(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo() });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button(page, "Save Entry").click();

    const letGo = await hold(page, "edit_ranking_list");
    await button(page, "Save changes").click();
    await expect(button(page, "Saving...")).toBeVisible();
    letGo();
    await readsToast(page, "Ranking list updated!");
    await expect(page).toHaveURL(`/ranking-list/${id}`);
    await expect(heading(page)).toHaveText("Letters, mixed");
    await expect(shownTitles(page)).toHaveText(["B", "Alpha", "C", "D", "E"]);

    const after = await member.ok("ranking_list", { id });
    const pictureOf = (list: typeof before, at: number) => list.entries[at]?.image_url;
    expect([0, 2, 3, 4].map((at) => pictureOf(after, at))).toEqual(
      [1, 2, 3, 4].map((at) => pictureOf(before, at)),
    );
    expect(before.entries.map(({ image_url }) => image_url)).not.toContain(pictureOf(after, 1));
    await page.goto(`/profile/${member.username}?list=ranking`);
    const card = page.getByRole("main").getByRole("link", { name: /Letters, mixed/ });
    await expect(card.locator("img")).toHaveAttribute("src", pictureOf(after, 0) ?? "");
  },
);

memberTest(
  "leaving an edit without saving changes nothing, and leaves the draft of a new list alone",
  async ({ page, member }) => {
    const id = await publishes(member);
    const before = await member.ok("ranking_list", { id });
    await page.goto("/create-ranking-list");
    await field(page, "Entry title").fill("Of another list");
    await expect.poll(() => keptTitle(page)).toBe("Of another list");

    await opensEditor(page, id);
    await expect(field(page, "Entry title")).toHaveValue("");
    await field(page, "List name").fill("Never saved");
    await button(page, "Edit: C").click();
    await field(page, "Entry title").fill("Nor this");
    await page.getByRole("main").getByRole("link", { name: "Cancel" }).click();
    await expect(heading(page)).toHaveText("Letters");
    expect(await member.ok("ranking_list", { id })).toEqual(before);

    await opensEditor(page, id);
    await expect(field(page, "List name")).toHaveValue("Letters");
    await page.goto("/create-ranking-list");
    await expect(heading(page)).toHaveText("Create a ranking list");
    await expect(field(page, "Entry title")).toHaveValue("Of another list");
    await sees(page, "0 entries added. Add at least 5 more.");
  },
);

memberTest(
  "an edit begins with the list as it is now, and says why it cannot be saved",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*edit-ranking-list/);
    const id = await publishes(member);
    await page.goto(`/ranking-list/${id}`);
    await expect(heading(page)).toHaveText("Letters");
    const { entries } = await member.ok("ranking_list", { id });
    const elsewhere = async (name: string, kept: typeof entries) => {
      const fields = { id, name, description: "From the phone.", entries: JSON.stringify(kept) };
      const answer = await member.sendFiles("edit_ranking_list", fields);
      expect(answer.status, answer.text).toBe(200);
    };
    await elsewhere("Letters of the phone", entries);
    await page.getByRole("main").getByRole("link", { name: "Edit List" }).click();
    await expect(field(page, "List name")).toHaveValue("Letters of the phone");

    const [first] = entries;
    if (first === undefined) throw new Error("There are five");
    await elsewhere("Only A", [first, first, first, first, first]);
    await field(page, "List name").fill("Too late");
    await button(page, "Save changes").click();
    const alert = page.getByRole("main").getByRole("alert").filter({ hasText: "Error: " });
    await expect(alert).toHaveText(`Error: ${sentences.pictureNotOfList}`);
    await expect(field(page, "List name")).toHaveValue("Too late");
    expect(await member.ok("ranking_list", { id })).toMatchObject({ name: "Only A" });
  },
);

memberTest("nobody else edits a list, nor one that is not there", async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\).*ranking-list/);
  const id = await publishes(await newMember());
  await page.goto(`/ranking-list/${id}`);
  await expect(heading(page)).toHaveText("Letters");
  await expect(page.getByRole("main").getByRole("link", { name: "Edit List" })).toHaveCount(0);
  await page.goto(`/create-ranking-list?edit=${id}`);
  await expect(heading(page)).toHaveText("Only its owner can change this list.");
  await page.getByRole("link", { name: "See the list" }).click();
  await expect(heading(page)).toHaveText("Letters");
  await page.goto("/create-ranking-list?edit=nothing");
  await expect(heading(page)).toHaveText("This list does not exist.");
});

memberTest(
  "a list that could not be fetched opens in the form by Retry",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*ranking-list/);
    const id = await publishes(member);
    const address = `**/api/ranking-list/${id}/`;
    await page.route(address, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`/create-ranking-list?edit=${id}`);
    await expect(page.getByText("We could not load this list just now.")).toBeVisible();
    await page.unroute(address);
    await button(page, "Retry").click();
    await expect(heading(page)).toHaveText("Edit your ranking list");
    await expect(field(page, "List name")).toHaveValue("Letters");
  },
);
