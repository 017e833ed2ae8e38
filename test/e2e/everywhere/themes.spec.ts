import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { PageName } from "../../../shared/pages.ts";
import { palettes } from "../../../web/theme/palettes.ts";
import { themeLabel, themeNames, type ThemeName } from "../../../web/theme/theme-names.ts";
import { picture as pictureOf } from "../../support/people/pictures.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { newMember } from "../support/member.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

const honey = themeNames.slice(0, 1);

/** Lets the pages of a test begin with a stored theme. */
const remember = (page: Page, theme: string) =>
  page.addInitScript((value) => {
    localStorage.setItem("theme", value);
  }, theme);

/** A colour as the browser computes it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test(
  "the three themes are chosen in the footer and remembered on this device",
  onPhone,
  async ({ page, isMobile }) => {
    await page.goto("/tos");
    expect(await themeOf(page)).toBe("honey");
    const toggle = page.getByRole("contentinfo").getByRole("button", { name: /^Theme:/ });
    const choices = page.getByRole("group", { name: "Theme" });
    // Small screens fold the choice away.
    await expect(choices).toBeVisible({ visible: !isMobile });
    await expect(toggle).toBeVisible({ visible: isMobile });
    expect(isMobile).toBe((page.viewportSize()?.width ?? 0) < constant("mobileBreakpointPx"));

    // Honey last: choosing what is chosen changes nothing.
    for (const theme of themeNames.toReversed()) {
      if (isMobile) await toggle.click();
      await sees(choices, themeLabel(theme));
      await choices.getByText(themeLabel(theme)).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(theme);
      await expect(page.locator("body")).toHaveCSS(
        "background-color",
        rgb(palettes[theme].surface.page),
      );
      await page.reload();
      expect(await themeOf(page)).toBe(theme);
    }
    if (!isMobile) return;
    await toggle.click();
    await expect(choices).toBeVisible();
    await toggle.click();
    await expect(choices).toBeHidden();
  },
);

test("an unknown theme is honey", async ({ page }) => {
  await remember(page, "<script>");
  await page.goto("/tos");
  expect(await themeOf(page)).toBe("honey");
});

test("another tab follows the choice", async ({ page, context }) => {
  await page.goto("/tos");
  const other = await context.newPage();
  await other.goto("/privacy");
  await other.evaluate(() => {
    localStorage.setItem("theme", "feminist");
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "feminist");
});

for (const theme of themeNames) {
  test(`${themeLabel(theme)} is there before any script of the page has run`, async ({ page }) => {
    await remember(page, theme);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/tos", { waitUntil: "commit" });
    await expect(page.locator("body")).toHaveCSS(
      "background-color",
      rgb(palettes[theme].surface.page),
    );
    await expect(page.locator("#root")).toBeEmpty();
    resolve(undefined);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/**
 * Looks at a page as axe does, in one theme; targets for fingers count, too. Themes differ in their colours alone: what
 * the first shows of everything else holds in all.
 */
async function isAccessible(page: Page, theme: ThemeName): Promise<void> {
  // Its other way opens one more page for every look, for frames of other origins: ours have none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    theme === honey[0]
      ? builder.options({ rules: { "target-size": { enabled: true } } })
      : builder.withRules(["color-contrast", "link-in-text-block"])
  ).analyze();
  const found = violations.map(
    ({ id, impact, nodes }) =>
      `${theme}: ${id} (${impact ?? "unknown"}) at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
}

/** Where a phone shows in colours of its own what no other screen does: its bar, chosen tabs, facts of cards. */
const hasOwnColoursOnPhone = (address: string): boolean =>
  ["/", "/tos"].includes(address) || /^\/(profile|anime-list)\//.test(address);

/** Opens a page in every theme and looks at it; on a phone only where it has colours of its own. */
async function looksAt(page: Page, address: string, isReady: () => Promise<void>): Promise<void> {
  await page.goto(address);
  await isReady();
  const isPhone = (page.viewportSize()?.width ?? 0) < constant("mobileBreakpointPx");
  for (const theme of isPhone && !hasOwnColoursOnPhone(address) ? honey : themeNames) {
    const fades = await page.evaluate(async (name) => {
      document.documentElement.dataset["theme"] = name;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    }, theme);
    expect(fades, "nothing fades for who prefers reduced motion").toBe(0);
    await isAccessible(page, theme);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, `${address} in ${theme} scrolls sideways`).toBe(false);
  }
}

const headline = (page: Page, text: string | RegExp) => () =>
  expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();

interface Visit {
  readonly as: "visitor" | "member";
  readonly address: (username: string) => string;
  readonly isReady: (page: Page, username: string) => Promise<void>;
}

const visit = (
  as: Visit["as"],
  address: string,
  heading: string | RegExp | ((username: string) => string),
): Visit => ({
  as,
  address: (username) => address.replace("{username}", username),
  isReady: (page, username) =>
    headline(page, typeof heading === "function" ? heading(username) : heading)(),
});

const shelfVisit = (address: string, card: string): Visit => ({
  ...visit("member", address, ""),
  isReady: (page) => expect(page.getByRole("article").filter({ hasText: card })).toBeVisible(),
});

/** Pages that need more than a member, and have tests of their own below. */
type VisitedApart = "customList" | "rankingList" | "createRankingList";

/** Every other page of the site, and who looks at it: a new page does not compile before it is looked at here. */
const pages = {
  home: visit("visitor", "/", /^Track, share/),
  login: visit("visitor", "/accounts/login", "Sign in to Tsuzuku"),
  terms: visit("visitor", "/tos", "Terms of Service"),
  privacy: visit("visitor", "/privacy", "Privacy Policy"),
  createBlog: visit("visitor", "/create-blog", "Create blog"),
  logout: visit("member", "/accounts/logout", "Sign out of your account?"),
  chooseUsername: visit("member", "/choose-username", "Choose your username"),
  settings: visit("member", "/settings", "Settings"),
  chat: visit("member", "/chat", "Chat Anime Bot"),
  profile: visit("member", "/profile/{username}", (username) => username),
  animeShelf: shelfVisit("/anime-list/{username}/watching", "One Piece"),
  mangaShelf: shelfVisit("/manga-list/{username}/reading", "Attack on Titan"),
  recommend: {
    ...visit("member", "/recommend?from=completed&picks=1", ""),
    isReady: (page) =>
      expect(page.getByRole("button", { name: /^Not interested in / }).first()).toBeVisible(),
  },
} satisfies Record<Exclude<PageName, VisitedApart>, Visit>;

const visits = Object.values<Visit>(pages);

test.describe("every theme is accessible to visitors", onPhone, () => {
  for (const { address, isReady } of [
    ...visits.filter(({ as }) => as === "visitor"),
    visit("visitor", "/accounts/logout", "You are signed out"),
    visit("visitor", "/settings", "Sign in to see your settings."),
    visit("visitor", "/recommend", "Sign in to get recommendations that suit you."),
    visit("visitor", "/chat", /^Sign in to chat/),
    visit("visitor", "/nowhere", "This page does not exist"),
  ]) {
    test(`on ${address("")}`, ({ page }) => looksAt(page, address(""), () => isReady(page, "")));
  }

  test("in a title's dialog", ({ page }) =>
    looksAt(page, `/tos?anime=${anime.frieren}`, () =>
      expect(page.getByRole("dialog", { name: /^Frieren/ })).toBeVisible(),
    ));

  test("in the sheet of shortcuts", ({ page }) =>
    looksAt(page, "/tos", async () => {
      await headline(page, "Terms of Service")();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    }));
});

memberTest.describe("every theme is accessible to members", onPhone, () => {
  memberTest.beforeEach(async ({ member }) => {
    await member.watch(anime.frieren, 3);
    await member.watch(anime.onePiece, 12);
    await member.watch(anime.deathNote, 37);
    await member.read(manga.attackOnTitan, 3);
  });

  memberTest("at home", ({ page }) =>
    looksAt(page, "/", () => expect(page.getByRole("article").first()).toBeVisible()),
  );
  for (const { address, isReady } of [
    ...visits.filter(({ as }) => as === "member"),
    shelfVisit("/anime-list/{username}/completed", "Death Note"),
  ]) {
    memberTest(`on ${address("{username}")}`, ({ page, member: { username } }) =>
      looksAt(page, address(username), () => isReady(page, username)),
    );
  }
  memberTest("on a list that is empty", ({ page, member }) =>
    looksAt(page, `/manga-list/${member.username}/completed`, () =>
      expect(page.getByText("No manga found in this category.")).toBeVisible(),
    ),
  );
  memberTest("in the dialog of an anime", ({ page }) =>
    looksAt(page, `/tos?anime=${anime.frieren}`, () =>
      expect(page.getByRole("textbox", { name: "Episodes watched" })).toBeVisible(),
    ),
  );
  memberTest("in the dialog of a manga of unknown length", ({ page }) =>
    looksAt(page, `/tos?manga=${manga.onePiece}`, () =>
      expect(page.getByRole("button", { name: "Add as Planned" })).toBeVisible(),
    ),
  );
});

memberTest(
  "the chat is accessible in every theme, with an answer and an error",
  onPhone,
  ({ page }) =>
    looksAt(page, "/chat", async () => {
      const field = page.getByRole("textbox", { name: "Message" });
      await field.fill("Something like Frieren, but shorter");
      await field.press("Enter");
      await expect(page.getByRole("button", { name: /^Plan to watch/ }).first()).toBeVisible();
      await field.press("Enter");
      await expect(page.getByText("Message cannot be empty")).toBeVisible();
    }),
);

test(
  "somebody else's profile and lists are accessible in every theme",
  onPhone,
  async ({ page }) => {
    const owner = await newMember();
    await owner.watch(anime.frieren, 3);
    await looksAt(page, `/profile/${owner.username}`, headline(page, owner.username));
    await looksAt(page, `/anime-list/${owner.username}/watching`, () =>
      expect(page.getByRole("article")).toBeVisible(),
    );
  },
);

test(
  "the search is accessible in every theme, with results and filters",
  onPhone,
  async ({ page }) => {
    await looksAt(page, "/tos", async () => {
      await headline(page, "Terms of Service")();
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: "Search" });
      await dialog.getByRole("button", { name: "Search filters" }).click();
      await dialog.getByRole("combobox").fill("the");
      await dialog.getByRole("combobox").press("Enter");
      await expect(dialog.getByRole("row").first()).toBeVisible();
    });
  },
);

/** Makes the window so tall that the bottom bar of a phone covers nothing. */
async function standsTall(page: Page): Promise<void> {
  const { width = 1280 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 2600 });
}

memberTest("custom lists are accessible in every theme", onPhone, async ({ page, member }) => {
  await standsTall(page);
  const { id } = await member.ok("create_list", { name: "Slow journeys", description: "Tea." });
  for (const anime_id of [anime.frieren, anime.deathNote]) {
    await member.ok("add_anime_to_list", { list_id: id, anime_id });
  }
  await looksAt(page, `/custom-list/${id}`, headline(page, "Slow journeys"));
  await looksAt(page, `/profile/${member.username}?list=custom`, () =>
    expect(page.getByRole("main").getByRole("link", { name: /Slow journeys/ })).toBeVisible(),
  );
  await looksAt(page, `/profile/${member.username}?list=custom`, async () => {
    await page.getByRole("button", { name: "Create List" }).click();
    await expect(page.getByRole("dialog", { name: "Create List" })).toBeVisible();
  });
});

memberTest("ranking lists are accessible in every theme", onPhone, async ({ page, member }) => {
  await standsTall(page);
  const picture = new File([new Uint8Array(await pictureOf("webp"))], "a.webp", {
    type: "image/webp",
  });
  const entries = ["One", "Two", "Three", "Four", "Five"].map((title) => ({
    title,
    description: `Because of ${title}.`,
  }));
  await member.sendFiles("create_ranking_list_with_entries", {
    name: "Numbers",
    description: "From the heart.",
    tags: "maths, joy",
    entries: JSON.stringify(entries),
    ...Object.fromEntries(entries.map((_, at) => [`entry_image_${at}`, picture])),
  });
  const { ranking_lists } = await member.ok("ranking_lists", { username: member.username });
  const id = ranking_lists[0]?.id ?? "";
  await looksAt(page, `/ranking-list/${id}`, headline(page, "Numbers"));
  await looksAt(page, `/create-ranking-list?edit=${id}`, headline(page, "Edit your ranking list"));
  await looksAt(page, `/profile/${member.username}?list=ranking`, () =>
    expect(page.getByRole("main").getByRole("link", { name: /Numbers/ })).toBeVisible(),
  );
  await looksAt(page, "/create-ranking-list", headline(page, "Create a ranking list"));
  await looksAt(page, "/create-ranking-list", async () => {
    await page.getByRole("button", { name: "Upload an image" }).click();
    await expect(page.getByRole("dialog", { name: "Upload Image" })).toBeVisible();
  });
});
