import type { Page } from "@playwright/test";
import { panelOf } from "./pages.ts";

/** What the first minute asks. */
export const question = (page: Page) =>
  page.getByRole("heading", { name: "What have you seen already?" });
export const goOn = (page: Page) => page.getByRole("button", { name: "See what fits" });
/** The titles that may be tapped. */
export const titles = (page: Page) =>
  panelOf(page, "Continue Watching...").getByRole("listitem").getByRole("button");
export const titleOf = (page: Page, name: RegExp) =>
  titles(page).and(page.getByRole("button", { name }));
export const count = (page: Page, text: string) =>
  panelOf(page, "Continue Watching...").getByRole("status").getByText(text);
