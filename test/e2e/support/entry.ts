import type { Locator, Page } from "@playwright/test";
import type { Kind } from "../../../shared/kind.ts";
import type { Member } from "./member.ts";

/** What the viewer says of the title whose dialog or page is open. */
export const entryOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Your score and notes" });

/** A field of the folded part. */
export const detailOf = (page: Page, label: string): Locator =>
  entryOf(page).getByLabel(label, { exact: true });

/** Unfolds the part of the entry that is not shown at once. */
export async function unfolds(page: Page): Promise<void> {
  await entryOf(page).getByText("Dates, notes and more").click();
}

/** A button of the entry. */
export const entryButton = (page: Page, name: string): Locator =>
  entryOf(page).getByRole("button", { name, exact: true });

/** The whole entry as the server keeps it. */
export async function keptOf(member: Member, kind: Kind, id: number) {
  const { entry } = await member.ok("entry", { kind, id });
  if (entry === null) throw new Error("The title is not on the list.");
  return entry;
}
