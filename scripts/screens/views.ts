import type { Page } from "@playwright/test";
import { demoMember, type Viewer } from "./viewers.ts";

/** One page to take a picture of. */
export interface View {
  readonly name: string;
  readonly address: string;
  readonly viewer: Viewer;
  /** Brings the page into the state to show. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press("/");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("attack on titan");
  await palette.getByRole("combobox").press("Enter");
  await palette.getByRole("row").first().waitFor();
}

async function showShortcuts(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
}

async function chat(page: Page): Promise<void> {
  const field = page.getByRole("textbox", { name: "Message" });
  for (const text of ["What was I watching?", "Something like Frieren, but shorter"]) {
    await field.fill(text);
    await field.press("Enter");
    await page.getByText(text, { exact: true }).waitFor();
  }
}

async function unfoldEdits(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
}

async function showCompactRows(page: Page): Promise<void> {
  const onPhone = page.getByRole("button", { name: "Show as rows" });
  await page.getByTitle("Compact rows").or(onPhone).filter({ visible: true }).first().click();
  const rows = page.getByRole("listitem").filter({ has: page.locator(".cover") });
  await rows.first().waitFor();
}

/** Every page that a visitor or a member can come to. */
export const views: readonly View[] = [
  { name: "landing", address: "/", viewer: "visitor" },
  { name: "login", address: "/accounts/login", viewer: "visitor" },
  { name: "visitor-dialog", address: "/?anime=52991", viewer: "visitor" },
  { name: "browse-anime", address: "/anime?genre=Sports&year=2010s", viewer: "visitor" },
  { name: "browse-manga", address: "/manga", viewer: "member" },
  { name: "season", address: "/season/2023/fall", viewer: "member" },
  { name: "anime-page", address: "/anime/52991/frieren", viewer: "visitor" },
  { name: "manga-page", address: "/manga/13/one-piece", viewer: "member" },
  { name: "calendar", address: "/calendar", viewer: "member" },
  { name: "diary", address: "/diary", viewer: "member" },
  { name: "top-users", address: "/top-users", viewer: "visitor" },
  { name: "ranking-lists", address: "/ranking-lists", viewer: "visitor" },
  { name: "credits", address: "/credits", viewer: "visitor" },
  { name: "studio", address: "/studio/studio-ghibli", viewer: "visitor" },
  { name: "author", address: "/author/junji-itou", viewer: "visitor" },
  { name: "first-minute", address: "/", viewer: "newcomer" },
  { name: "home", address: "/", viewer: "member" },
  { name: "search", address: "/", viewer: "member", prepare: search },
  { name: "anime", address: "/?anime=52991", viewer: "member" },
  { name: "manga", address: "/?manga=13", viewer: "member" },
  { name: "anime-list", address: `/anime-list/${demoMember}/watching`, viewer: "member" },
  { name: "manga-list", address: "/manga-list/hoshiko/completed", viewer: "member" },
  { name: "profile", address: `/profile/${demoMember}`, viewer: "member" },
  {
    name: "profile-edit",
    address: `/profile/${demoMember}`,
    viewer: "member",
    prepare: unfoldEdits,
  },
  { name: "statistics", address: `/stats/${demoMember}`, viewer: "member" },
  { name: "year", address: `/year/${new Date().getFullYear()}/${demoMember}`, viewer: "member" },
  { name: "achievements", address: `/profile/${demoMember}?list=achievements`, viewer: "member" },
  { name: "custom-list", address: "/custom-list/demo-list-mika-1", viewer: "member" },
  { name: "ranking-list", address: "/ranking-list/demo-ranking-mika-1", viewer: "member" },
  { name: "create-ranking-list", address: "/create-ranking-list", viewer: "member" },
  { name: "recommend", address: "/recommend?from=completed", viewer: "member" },
  { name: "choose-username", address: "/choose-username", viewer: "member" },
  { name: "shortcuts", address: "/tos", viewer: "member", prepare: showShortcuts },
  { name: "settings", address: "/settings", viewer: "member" },
  { name: "chat", address: "/chat", viewer: "member", prepare: chat },
  { name: "logout", address: "/accounts/logout", viewer: "member" },
  // The last of the member's views: the choice of rows is remembered.
  {
    name: "anime-list-rows",
    address: `/anime-list/${demoMember}/completed`,
    viewer: "member",
    prepare: showCompactRows,
  },
  { name: "terms", address: "/tos", viewer: "visitor" },
  { name: "privacy", address: "/privacy", viewer: "visitor" },
  { name: "not-found", address: "/nowhere", viewer: "visitor" },
];
