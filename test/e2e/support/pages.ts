import { expect, type Locator, type Page } from "@playwright/test";
import { sees } from "../../support/spec-coverage.ts";
import { freshEmail } from "./member.ts";

/** The dialog on top. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog").last();

/** The +1 button of a card or row, or of all of them. */
export const advanceOf = (place: Page | Locator): Locator =>
  place.getByRole("button", { name: /^\+1: add one (episode|chapter) to / });

/** The way to a title from the first card that bears its name. */
export const cardLink = (page: Page, name: RegExp): Locator =>
  page.getByRole("article").getByRole("link", { name }).first();

/** Where messages appear. */
export const toastsOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Notifications" });

/** The episode or chapter counter of an open dialog. */
export const counterOf = (page: Page): Locator =>
  dialogOf(page).getByRole("textbox", { name: /^(Episodes watched|Chapters read)$/ });

/** A button of the open dialog. */
export const dialogButton = (page: Page, name: string): Locator =>
  dialogOf(page).getByRole("button", { name, exact: true });

/** The value that the open dialog gives for a fact, for example 'Aired'. */
export const factOf = (page: Page, label: string): Locator =>
  dialogOf(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition");

/** Waits for a message and rests the pointer on it at once, as it would go by itself after some seconds. */
export async function holdsToast(page: Page, text: string): Promise<Locator> {
  const toast = toastsOf(page).locator(".toast").filter({ hasText: text });
  await toast.hover();
  await sees(toast, text);
  return toast;
}

/** Waits for a message and takes it off the screen, so that the next one is not mistaken for it. */
export async function readsToast(page: Page, text: string): Promise<void> {
  const toast = await holdsToast(page, text);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
}

/** Presses a button of the open dialog and reads the message that follows. */
export async function presses(page: Page, name: string, message: string): Promise<void> {
  await sees(dialogOf(page), name);
  await dialogButton(page, name).click();
  await readsToast(page, message);
}

/** Opens the search as a person on this screen does. */
export async function opensSearch(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Main" });
  const box = page.getByRole("banner").getByRole("button", { name: /^Search/ });
  // The page listens for keys when it is drawn.
  await expect(bar.or(box).filter({ visible: true }).first()).toBeVisible();
  if (await bar.isVisible()) await bar.getByRole("button", { name: "Search" }).click();
  else await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
}

/** The search field in use: of the palette when it is open, else of the page. */
export const searchField = (page: Page): Locator =>
  page.getByRole("combobox", { name: /^Search/ }).last();

/** Types a search and asks for it at once. */
export async function searches(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await searchField(page).press("Enter");
}

const isSuggestion = / · [\d,]+ titles?/;
const rowsOf = (page: Page): Locator =>
  page.getByRole("grid", { name: "Search results" }).getByRole("row");

/** The titles that a search has found, in order. */
export const resultsOf = (page: Page): Locator => rowsOf(page).filter({ hasNotText: isSuggestion });

/** The studios, authors, seasons and years that a search leads to beside titles. */
export const suggestionsOf = (page: Page): Locator =>
  rowsOf(page).filter({ hasText: isSuggestion });

/** Fills the identity provider's form and returns to the site. */
export async function signsIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Makes an account at the provider with the name that is offered, and goes on to where "Sign In" was pressed. */
export async function signsUp(page: Page): Promise<void> {
  await signsIn(page, freshEmail());
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Unfolds what its owner can change of the profile on screen. */
export async function unfoldsEdits(page: Page): Promise<void> {
  const edit = page.getByRole("main").getByRole("button", { name: "Edit", exact: true });
  if ((await edit.getAttribute("aria-expanded")) === "false") await edit.click();
}

/** Tells the page that its tab is looked at again. */
export async function comesBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

/** A panel of a page by its heading. */
export const panelOf = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true });
