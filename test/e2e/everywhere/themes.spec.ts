import type { Page } from "@playwright/test";
import { palettes } from "../../../shared/theme/palettes.ts";
import { themeLabel, themeNames } from "../../../shared/theme/theme-names.ts";
import { picture as pictureOf } from "../../support/people/pictures.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { newMember } from "../support/member.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";
import { looksAt, headline } from "../support/themes.ts";

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

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

test("what another tab chose while a page was on its way counts, too", async ({
  page,
  context,
}) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/tos", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", themeNames[0] ?? "");
  const other = await context.newPage();
  await other.goto("/privacy");
  await other.evaluate(() => {
    localStorage.setItem("theme", "feminist");
  });
  resolve(undefined);
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
    await expect(page.getByRole("dialog", { name: "Upload an image" })).toBeVisible();
  });
});
