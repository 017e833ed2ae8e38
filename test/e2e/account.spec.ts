import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as sentences from "../../shared/sentences.ts";
import { sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/people/titles.ts";
import { mend, refuse } from "./support/faults.ts";
import { freshEmail } from "./support/member.ts";
import { dialogButton, dialogOf, readsToast, signsIn } from "./support/pages.ts";
import { expect, memberTest, test } from "./support/test.ts";

/** Presses a button and returns the text of the file that the browser saves. */
async function saves(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

memberTest("lists and everything else are saved as files", async ({ page, member, problems }) => {
  await member.watch(anime.frieren, 28);
  await member.read(manga.monster, 12);
  await page.goto("/settings#data");
  const { username } = member;
  const list = await saves(page, "Anime list (XML)");
  expect(list.name).toBe(`tsuzuku-${username}-mal-anime.xml`);
  expect(list.text).toContain(`<series_animedb_id>${anime.frieren}</series_animedb_id>`);
  expect((await saves(page, "Manga list (XML)")).text).toContain(
    "<my_read_chapters>12</my_read_chapters>",
  );
  const all = await saves(page, "Everything (JSON)");
  expect(all.name).toBe(`tsuzuku-${username}-everything.json`);
  expect(JSON.parse(all.text)).toMatchObject({
    profile: { username },
    anime: [{ id: anime.frieren }],
  });

  problems.allow(/api\/export/);
  await page.route(/\/api\/export\//, (route) =>
    route.fulfill({ status: 500, json: { error: sentences.unexpected } }),
  );
  await page.getByRole("button", { name: "Everything (JSON)" }).click();
  await readsToast(page, sentences.unexpected);
});

test("an account is deleted by typing its name, and is gone", async ({ page, problems }) => {
  // The page of a profile asks for its list before it knows that there is none.
  problems.allow(/404 \(Not Found\).*api\/(?:profile|get_anime)/);
  problems.allow(/500 \(Internal Server Error\).*delete-account/);
  // What the page still waits for when the account is gone, as functions that have just started take longer than people.
  problems.allow(/401 \(Unauthorized\).*api\/(?:calendar-link|diary)/);
  const email = freshEmail();
  await page.goto("/accounts/login?next=%2Fsettings");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsIn(page, email);
  await expect(page).toHaveURL(/choose-username/);
  await page.getByRole("button", { name: "Continue" }).click();
  const username = await page.locator("#account strong").innerText();

  const opens = page.getByRole("main").getByRole("button", { name: "Delete account" });
  await opens.click();
  const field = dialogOf(page).getByRole("textbox", { name: `Type ${username} to confirm` });
  await expect(field).toBeFocused();
  await field.fill("yes");
  await field.press("Enter");
  await sees(dialogOf(page).getByRole("alert"), sentences.typeUsername);
  await page.keyboard.press("Escape");
  await expect(opens).toBeFocused();

  await opens.click();
  await field.fill(username);
  await refuse(page, "delete_account", "unexpected", sentences.unexpected);
  await dialogButton(page, "Delete my account").click();
  await sees(dialogOf(page).getByRole("alert"), sentences.unexpected);
  await mend(page, "delete_account");
  await dialogButton(page, "Delete my account").click();

  await expect(page).toHaveURL("/");
  // The message first, which goes by itself.
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await sees(page, "Start Tracking!");
  await page.goto(`/profile/${username}`);
  await sees(page, "Profile does not exist.");
  await page.goto("/accounts/login");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  // The provider asks again, and does not know the address any more.
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("what is kept, and how to take it along or end it, stands in the privacy policy", async ({
  page,
}) => {
  await page.goto("/privacy");
  await expect(page.getByText(/backups reach back 35 days/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deleting your account" })).toBeVisible();
  await page.getByRole("link", { name: "settings" }).first().click();
  await expect(page).toHaveURL("/settings#data");
});
