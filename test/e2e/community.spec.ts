import type { BrowserContext, Page } from "@playwright/test";
import * as sentences from "../../shared/sentences.ts";
import { picture } from "../support/people/pictures.ts";
import { anime } from "../support/people/titles.ts";
import { sees } from "../support/spec-coverage.ts";
import { alter, breakNetwork, mend } from "./support/faults.ts";
import { newMember, type Member } from "./support/member.ts";
import { dialogButton, dialogOf, readsToast } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const copyButton = (page: Page) => main(page).getByRole("button", { name: "Copy as text" });

const teaTitles = ["Frieren", "Mushishi", "Aria", "Barakamon", "Yuru Camp"];

/** Publishes a ranking list. Returns its name, which no other has. */
async function publishes(member: Member): Promise<string> {
  const name = `Tea by ${member.username}`;
  const file = new File([new Uint8Array(await picture("webp"))], "a.webp", { type: "image/webp" });
  await member.sendFiles("create_ranking_list_with_entries", {
    name,
    description: "Ranked by tea.",
    tags: "tea",
    entries: JSON.stringify(teaTitles.map((title) => ({ title, description: "Warm." }))),
    ...Object.fromEntries(teaTitles.map((_, at) => [`entry_image_${at}`, file])),
  });
  return name;
}

const allowCopying = (context: BrowserContext) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"]);
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test(
  "a visitor comes from the foot of any page to what somebody ranked, and takes it along as text",
  onPhone,
  async ({ page, context }) => {
    await allowCopying(context);
    const owner = await newMember();
    const name = await publishes(owner);
    await page.goto("/tos");
    await page.getByRole("contentinfo").getByRole("link", { name: "Ranking lists" }).click();
    await expect(page).toHaveTitle(/^Ranking Lists/);
    const card = main(page).getByRole("listitem").filter({ hasText: name });
    await expect(card).toContainText("5 entries");
    await expect(card).toContainText("tea");
    await expect(card.getByRole("link", { name: owner.username, exact: true })).toHaveAttribute(
      "href",
      `/profile/${owner.username}`,
    );
    await card.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await copyButton(page).click();
    await readsToast(page, "Copied 5 titles.");
    expect(await clipboardOf(page)).toBe(
      [
        `${name}, a ranking list by ${owner.username}`,
        page.url(),
        "",
        ...teaTitles.map((title, at) => `${at + 1}. ${title}`),
        "",
      ].join("\n"),
    );
  },
);

test("older ranking lists are a page further, and a page that never was leads back", async ({
  page,
  problems,
}) => {
  problems.allow(/400 \(Bad Request\).*newest-ranking-lists/);
  await alter(page, "newest_ranking_lists", (answer) => ({ ...answer, next: "nowhere" }));
  await page.goto("/ranking-lists");
  const older = main(page).getByRole("link", { name: "Older lists" });
  await expect(older).toBeVisible();
  await mend(page, "newest_ranking_lists");
  await older.click();
  await expect(page).toHaveURL("/ranking-lists?after=nowhere");
  await sees(main(page), sentences.noSuchPage);
  await main(page).getByRole("link", { name: "Go to the newest lists" }).click();
  await expect(page).toHaveURL("/ranking-lists");
});

test("a page whose lists are gone says so, and leads to older ones", onPhone, async ({ page }) => {
  const next = Buffer.from("1000000000000#older").toString("base64url");
  await alter(page, "newest_ranking_lists", () => ({ ranking_lists: [], next }));
  await page.goto("/ranking-lists");
  await expect(main(page)).toContainText(
    "The lists of this page are gone. There may be older ones.",
  );
  await mend(page, "newest_ranking_lists");
  await main(page).getByRole("link", { name: "Older lists" }).click();
  await expect(page).toHaveURL(`/ranking-lists?after=${next}`);
  await expect(main(page)).toContainText("There are no older lists.");
});

test("where nobody has ranked anything, and where nothing comes, there is a way on", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await alter(page, "newest_ranking_lists", () => ({ ranking_lists: [], next: null }));
  await page.goto("/ranking-lists");
  await expect(main(page)).toContainText("Nobody has published a ranking list yet.");
  await expect(main(page).getByRole("link", { name: "Create Ranking List" })).toHaveCount(2);
  await mend(page, "newest_ranking_lists");
  await breakNetwork(page, "newest_ranking_lists");
  await page.reload();
  await expect(main(page)).toContainText("We could not load the ranking lists just now.");
  await mend(page, "newest_ranking_lists");
  await main(page).getByRole("button", { name: "Retry" }).click();
  await expect(main(page)).not.toContainText("We could not load");
});

test("somebody is found by how their name begins, and nobody by what is in no name", async ({
  page,
}) => {
  const owner = await newMember();
  await page.goto("/top-users");
  const field = main(page).getByRole("search").getByRole("textbox", { name: "Username" });
  const answer = main(page).getByRole("region", { name: "Find somebody by name" });
  await field.fill(owner.username.toUpperCase());
  // Nothing is pressed: it is asked for a second after the last key.
  await expect(answer.getByRole("status")).toHaveText("1 person found.");
  await field.fill("先輩");
  await field.press("Enter");
  await expect(answer.getByRole("status")).toHaveText(
    "Nobody here has a name that begins with “先輩”.",
  );
  await field.fill(owner.username.slice(0, -1));
  await field.press("Enter");
  await answer.getByRole("link", { name: owner.username }).click();
  await expect(page).toHaveURL(`/profile/${owner.username}`);
});

memberTest(
  "a shelf is copied whole, as it is filtered",
  onPhone,
  async ({ page, context, member }) => {
    await allowCopying(context);
    await member.watch(anime.onePiece, 12);
    await member.watch(anime.frieren, 3);
    const path = `/anime-list/${member.username}/watching`;
    await page.goto(path);
    await copyButton(page).click();
    await readsToast(page, "Copied 2 titles.");
    const { origin } = new URL(page.url());
    const of = (query: string, filters: string, ...lines: string[]) => [
      `${member.username}'s anime list: Watching${filters}`,
      `${origin}${path}${query}`,
      "",
      ...lines,
      "",
    ];
    const frieren = "Frieren: Beyond Journey's End — 3 / 28";
    expect(await clipboardOf(page)).toBe(of("", "", frieren, "One Piece — 12 / ?").join("\n"));

    await page.goto(`${path}?year=2023`);
    await copyButton(page).click();
    await readsToast(page, "Copied 1 title.");
    expect(await clipboardOf(page)).toBe(of("?year=2023", " (2023)", frieren).join("\n"));
  },
);

memberTest(
  "a list that is fetched first is copied in the press all the same, as Safari asks",
  async ({ page, context, member }) => {
    await allowCopying(context);
    await page.addInitScript(() => {
      let isPressed = false;
      addEventListener("click", () => (isPressed = true), true);
      addEventListener("click", () => (isPressed = false));
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = (items) =>
        isPressed ? write(items) : Promise.reject(new Error("Not in a press"));
    });
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await copyButton(page).click();
    await readsToast(page, "Copied 1 title.");
    expect(await clipboardOf(page)).toMatch(/\n\nFrieren: Beyond Journey's End — 3 \/ 28\n$/);
  },
);

memberTest(
  "what the browser does not copy is there to be copied by hand",
  async ({ page, member, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error("No clipboard here"));
    });
    await member.watch(anime.frieren, 3);
    const { id } = await member.ok("create_list", { name: "Slow journeys" });
    await member.ok("add_anime_to_list", { list_id: id, anime_id: anime.frieren });
    await page.goto(`/custom-list/${id}`);
    await copyButton(page).click();
    const text = dialogOf(page).getByRole("textbox", { name: "Copy this list" });
    await expect(text).toHaveValue(
      /^Slow journeys, a list by .*\n\nFrieren: Beyond Journey's End\n$/s,
    );
    await expect(text).toBeFocused();
    // There is room for a list in it, and not for two lines alone.
    expect((await text.boundingBox())?.height).toBeGreaterThan(200);
    await dialogButton(page, "Close").last().click();
    await expect(copyButton(page)).toBeFocused();
    // The dialog's entry of the history goes a moment after it.
    await page.waitForFunction(() => !("dialog" in Object(history.state)));

    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(copyButton(page)).toBeVisible();
    await breakNetwork(page, "get_anime");
    await copyButton(page).click();
    await expect(
      page.getByText("We could not load this list to copy it. Please try again."),
    ).toBeVisible();
  },
);

test("a badge tells how many have it", async ({ page }) => {
  const owner = await newMember();
  await alter(page, "user_achievements", (answer) => ({
    members: 200,
    achievements: answer.achievements.map((achievement, at) => ({
      ...achievement,
      holders: at === 0 ? 24 : 0,
    })),
  }));
  await page.goto(`/profile/${owner.username}?list=achievements`);
  const badges = main(page).getByRole("listitem");
  await expect(badges.filter({ hasText: "12 % of members have it" })).toHaveCount(1);
  await expect(badges.filter({ hasText: "Nobody has it yet" }).first()).toBeVisible();
});
