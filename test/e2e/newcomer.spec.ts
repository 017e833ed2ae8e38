import type { Page } from "@playwright/test";
import { exceedsTotal } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { sees } from "../support/spec-coverage.ts";
import { freshEmail, freshName, newMember } from "./support/member.ts";
import {
  counterOf,
  dialogButton,
  dialogOf,
  factOf,
  holdsToast,
  opensSearch,
  presses,
  readsToast,
  resultsOf,
  searches,
  searchField,
  signsIn,
} from "./support/pages.ts";
import { expect, onPhone, test } from "./support/test.ts";

const name = "Frieren: Beyond Journey's End";
const total = 28;

test(
  "a newcomer finds the site, makes an account and keeps a first list",
  onPhone,
  async ({ page, problems }) => {
    problems.allow(/409 \(Conflict\).*change-username/);
    // Home may ask for recommendations from a list that was emptied a moment ago.
    problems.allow(/400 \(Bad Request\).*recommend-anime/);
    await test.step("the landing page says what it is for", () => landing(page));
    await test.step("an unknown address becomes an account", () => signUp(page));
    const username = await test.step("they choose a username", () => chooseUsername(page));
    await test.step("home is theirs, and still empty", () => emptyHome(page));
    await test.step("they find an anime", () => findAnime(page));
    await test.step("they read everything about it", () => readFacts(page));
    await test.step("they put it on their list", () => addAnime(page));
    await test.step("the counter refuses what cannot be", () => refusedCounts(page));
    await test.step("they watch it to the end", () => complete(page));
    await test.step("they drop it, and take that back", () => dropAndUndo(page));
    await test.step("they see it on their list", () => seeList(page, username));
    await test.step("they sign out", () => signOut(page, username));
  },
);

async function landing(page: Page): Promise<void> {
  await page.goto("/");
  await sees(page, "Track, share, and discover your favorite Anime & Manga!");
  for (const benefit of [
    "Track anime and manga",
    "AI recommendations",
    "Use it anywhere",
    "Achievements and ranks",
  ]) {
    await expect(page.getByRole("heading", { name: benefit })).toBeVisible();
  }
  await sees(page, "Start Tracking!");
  await page.getByRole("link", { name: "Start Tracking!" }).click();
}

async function signUp(page: Page): Promise<void> {
  await signsIn(page, freshEmail());
  await expect(page).toHaveURL(/\/choose-username/);
}

async function chooseUsername(page: Page): Promise<string> {
  const taken = (await newMember()).username;
  const username = freshName();
  const field = page.getByRole("textbox", { name: "Username" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^fan-/);
  for (const [wanted, problem] of [
    ["a b c", "A username can have letters, digits, hyphens and underscores only."],
    ["ab", "A username has 3 to 20 characters."],
    ["Admin", "This username is reserved. Please choose another."],
    [taken.toUpperCase(), "This username is taken. Please choose another."],
  ] as const) {
    await field.fill(wanted);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  }
  await field.fill(username);
  await page.getByRole("button", { name: "Continue" }).click();
  await readsToast(page, `You are ${username} now.`);
  return username;
}

async function emptyHome(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await sees(page, "Continue Watching...");
  await sees(page, "No anime found in this category.");
  await expect(page.getByRole("heading", { name: "What have you seen already?" })).toBeVisible();
}

async function findAnime(page: Page): Promise<void> {
  await opensSearch(page);
  await expect(searchField(page)).toBeFocused();
  await searches(page, "frieren");
  await resultsOf(page).getByRole("link", { name }).first().click();
  await expect(page).toHaveURL("/?anime=52991");
  await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
}

async function readFacts(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await sees(dialog, "Details");
  await expect(dialog.getByText("葬送のフリーレン").first()).toHaveAttribute("lang", "ja");
  for (const [label, text] of [
    ["English", name],
    ["Japanese", "葬送のフリーレン"],
    ["Aired", "Sep 29, 2023 to Mar 22, 2024"],
    ["Status", "Finished Airing"],
    ["Source", "Manga"],
    ["Duration", "24 min per ep"],
    ["Rating", "PG-13 - Teens 13 or older"],
    ["Season", "Fall"],
    ["Year", "2023"],
    ["Type", "TV"],
    ["Genres", "Adventure, Drama, Fantasy"],
    ["Themes", "Shounen"],
    ["Studios", "Madhouse"],
  ] as const) {
    await sees(dialog, label);
    await expect(factOf(page, label)).toHaveText(text);
  }
}

async function addAnime(page: Page): Promise<void> {
  await expect(dialogButton(page, "Drop Anime")).toHaveCount(0);
  await expect(dialogButton(page, "One episode less")).toBeDisabled();
  await sees(dialogOf(page), "Plan To Watch");
  await sees(dialogOf(page), "Add As Completed");
  await dialogButton(page, "One episode more").click();
  await expect(counterOf(page)).toHaveValue("1");
  await presses(page, "Add To Watchlist", `Anime added: ${name}`);
  await expect(dialogOf(page).getByText("Watching")).toBeVisible();
  // Nothing is left to save.
  await expect(dialogButton(page, "Update Anime")).toHaveCount(0);
  await expect(dialogButton(page, "Plan To Watch")).toHaveCount(0);
}

async function refusedCounts(page: Page): Promise<void> {
  for (const [typed, shown, message] of [
    [String(total + 1), String(total), exceedsTotal("episodes", total)],
    ["abc", "0", sentences.validNumber],
    ["7", "7", undefined],
    ["-1", "0", sentences.validNumber],
  ] as const) {
    await counterOf(page).fill(typed);
    await expect(counterOf(page)).toHaveValue(shown);
    if (message === undefined) await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
    else await sees(dialogOf(page).getByRole("alert"), message);
  }
  await expect(dialogButton(page, "One episode less")).toBeDisabled();
}

async function complete(page: Page): Promise<void> {
  await counterOf(page).fill(String(total - 1));
  await dialogButton(page, "One episode more").click();
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  await dialogButton(page, "One episode more").click();
  await sees(dialogOf(page), exceedsTotal("episodes", total));
  await expect(counterOf(page)).toHaveValue(String(total));
  await presses(page, "Update Anime", `Anime updated: ${name}`);
  await expect(dialogOf(page).getByText("Completed", { exact: true })).toBeVisible();
  await expect(dialogButton(page, "Add As Completed")).toHaveCount(0);
}

async function dropAndUndo(page: Page): Promise<void> {
  await sees(dialogOf(page), "Drop Anime");
  await dialogButton(page, "Drop Anime").click();
  const dropped = await holdsToast(page, "Anime dropped successfully");
  // The dialog stays as it is.
  await expect(dialogButton(page, "Drop Anime")).toBeVisible();
  await dropped.getByRole("button", { name: "Undo" }).click();
  await readsToast(page, `Anime added: ${name}`);
  await expect(counterOf(page)).toHaveValue(String(total));
  await dialogButton(page, "Close").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function seeList(page: Page, username: string): Promise<void> {
  await opensSearch(page);
  for (const button of ["See Watchlist", "See Currently Watching", "See Completed Anime"]) {
    await sees(page, button);
  }
  await page.getByRole("link", { name: "See Completed Anime" }).click();
  await expect(page).toHaveURL(`/anime-list/${username}/completed`);
  await expect(page.getByRole("heading", { level: 1, name: "Completed" })).toBeVisible();
  await expect(page.getByRole("article").getByText(name)).toBeVisible();
  await expect(page.getByText(`${total}/${total}`).first()).toBeVisible();
}

async function signOut(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await sees(page, "Logout");
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { logged } = (await (await page.request.get("/api/check_logged/")).json()) as {
    logged: boolean;
  };
  expect(logged).toBe(false);
}
