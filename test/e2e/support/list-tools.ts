import { expect, type Locator, type Page } from "@playwright/test";

/** The field that finds titles in a list. */
export const findField = (page: Page): Locator =>
  page.getByRole("searchbox", { name: "Find in this list" });

/** The cards of a list. */
export const cardsOf = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** What says how many titles a list shows, once it says so. */
export const countOf = (page: Page, text: string): Locator =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: new RegExp(`^${text}$`) });

/** Unfolds the tools of a list, which small screens fold away. */
export async function unfoldsTools(page: Page): Promise<void> {
  const fold = page.getByRole("button", { name: "View", exact: true });
  await expect(findField(page)).toBeVisible();
  const isFolded =
    (await fold.isVisible()) && (await fold.getAttribute("aria-expanded")) === "false";
  if (isFolded) await fold.click();
}

/** Begins to select titles of a list. */
export async function beginsToSelect(page: Page): Promise<Locator> {
  await unfoldsTools(page);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("region", { name: "Change several titles" });
  await expect(bar).toBeVisible();
  return bar;
}
