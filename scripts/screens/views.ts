import type { Page } from "@playwright/test";
import { demoMember } from "./demo-member.ts";

/** One page to take a picture of. */
export interface View {
  readonly name: string;
  readonly address: string;
  /** Whether the demo member is signed in. */
  readonly isSignedIn: boolean;
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

async function showCompactRows(page: Page): Promise<void> {
  await page.getByTitle("Compact rows").click();
  await page.getByRole("listitem").first().waitFor();
}

/** Every page that a visitor or a member can come to. */
export const views: readonly View[] = [
  { name: "landing", address: "/", isSignedIn: false },
  { name: "login", address: "/accounts/login", isSignedIn: false },
  { name: "visitor-dialog", address: "/?anime=52991", isSignedIn: false },
  { name: "browse-anime", address: "/anime?genre=Sports&year=2010s", isSignedIn: false },
  { name: "browse-manga", address: "/manga", isSignedIn: true },
  { name: "season", address: "/season/2023/fall", isSignedIn: true },
  { name: "anime-page", address: "/anime/52991/frieren", isSignedIn: false },
  { name: "manga-page", address: "/manga/13/one-piece", isSignedIn: true },
  { name: "calendar", address: "/calendar", isSignedIn: true },
  { name: "diary", address: "/diary", isSignedIn: true },
  { name: "top-users", address: "/top-users", isSignedIn: false },
  { name: "ranking-lists", address: "/ranking-lists", isSignedIn: false },
  { name: "credits", address: "/credits", isSignedIn: false },
  { name: "studio", address: "/studio/studio-ghibli", isSignedIn: false },
  { name: "author", address: "/author/junji-itou", isSignedIn: false },
  { name: "home", address: "/", isSignedIn: true },
  { name: "search", address: "/", isSignedIn: true, prepare: search },
  { name: "anime", address: "/?anime=52991", isSignedIn: true },
  { name: "manga", address: "/?manga=13", isSignedIn: true },
  { name: "anime-list", address: `/anime-list/${demoMember}/watching`, isSignedIn: true },
  { name: "manga-list", address: "/manga-list/hoshiko/completed", isSignedIn: true },
  { name: "profile", address: `/profile/${demoMember}`, isSignedIn: true },
  { name: "statistics", address: `/stats/${demoMember}`, isSignedIn: true },
  { name: "year", address: `/year/${new Date().getFullYear()}/${demoMember}`, isSignedIn: true },
  { name: "achievements", address: `/profile/${demoMember}?list=achievements`, isSignedIn: true },
  { name: "custom-list", address: "/custom-list/demo-list-mika-1", isSignedIn: true },
  { name: "ranking-list", address: "/ranking-list/demo-ranking-mika-1", isSignedIn: true },
  { name: "create-ranking-list", address: "/create-ranking-list", isSignedIn: true },
  { name: "recommend", address: "/recommend?from=completed", isSignedIn: true },
  { name: "choose-username", address: "/choose-username", isSignedIn: true },
  { name: "shortcuts", address: "/tos", isSignedIn: true, prepare: showShortcuts },
  { name: "settings", address: "/settings", isSignedIn: true },
  { name: "chat", address: "/chat", isSignedIn: true, prepare: chat },
  { name: "logout", address: "/accounts/logout", isSignedIn: true },
  // The last of the member's views: the choice of rows is remembered.
  {
    name: "anime-list-rows",
    address: `/anime-list/${demoMember}/completed`,
    isSignedIn: true,
    prepare: showCompactRows,
  },
  { name: "terms", address: "/tos", isSignedIn: false },
  { name: "privacy", address: "/privacy", isSignedIn: false },
  { name: "not-found", address: "/nowhere", isSignedIn: false },
];
