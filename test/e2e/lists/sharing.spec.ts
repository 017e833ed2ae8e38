import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { anime, manga } from "../../support/people/titles.ts";
import { picture as pictureIn } from "../../support/people/pictures.ts";
import { entryButton } from "../support/entry.ts";
import { mend, refuse } from "../support/faults.ts";
import { dialogOf, readsToast } from "../support/pages.ts";
import { isAccessible } from "../support/themes.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";
import { newMember, type Member } from "../support/member.ts";
import { themeNames } from "../../../shared/theme/theme-names.ts";

const shared = (page: Page) => page.getByRole("dialog", { name: "Share a picture" });
const picture = (page: Page) => shared(page).getByRole("img");

/** What the picture shows, once it is drawn and not only said. */
async function seesPicture(page: Page, words: RegExp): Promise<void> {
  await expect(picture(page)).toHaveAttribute("alt", words);
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
}

/** Publishes a ranking list of five. Returns its id. */
async function publishes(owner: Member): Promise<string> {
  const bytes = new Uint8Array(await pictureIn("webp"));
  const file = new File([bytes], "a.webp", { type: "image/webp" });
  const entries = ["Bread", "Cake", "Pie", "Tea", "Jam"].map((title) => ({
    title,
    description: "Because.",
  }));
  const { body } = await owner.sendFiles("create_ranking_list_with_entries", {
    name: "Best of the bakery",
    description: "By smell.",
    entries: JSON.stringify(entries),
    ...Object.fromEntries(entries.map((_, at) => [`entry_image_${at}`, file])),
  });
  return (body as { id: string }).id;
}

async function downloads(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    shared(page).getByRole("link", { name }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes };
}

memberTest(
  "somebody shares their rank and what they like best, as files, as a picture and as a link",
  onPhone,
  async ({ page, context, member }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await member.watch(anime.deathNote, 37);
    await member.ok("edit_entry", { kind: "anime", id: anime.deathNote, score: 9.5 });
    await page.goto(`/profile/${member.username}`);
    await page.getByRole("button", { name: "Share a picture" }).click();
    await seesPicture(page, new RegExp(`^${member.username}: .* Completed: 1 anime and 0 manga`));
    const png = await downloads(page, "Download PNG");
    expect(png.name).toBe("tsuzuku-rank.png");
    expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    const svg = await downloads(page, "Download SVG");
    expect(svg.name).toBe("tsuzuku-rank.svg");
    expect(svg.bytes.toString()).toMatch(/^<svg /);
    await shared(page).getByRole("button", { name: "Copy link" }).click();
    await readsToast(page, "The link is copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await shared(page).getByText("Favourite anime").click();
    await seesPicture(page, /: 1\. Death Note\.$/);
    await shared(page).getByRole("button", { name: "Copy picture" }).click();
    await readsToast(page, "The picture is copied. Paste it wherever you like.");
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toEqual(["image/png"]);
    for (const theme of themeNames) {
      await page.evaluate((name) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
      await isAccessible(page, theme);
    }
    const isWide = await shared(page).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(isWide).toBe(false);
    await page.keyboard.press("Escape");
    await expect(shared(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Share a picture" })).toBeFocused();
  },
);

memberTest(
  "who has completed a title shares it from its dialog, unless they keep it private",
  async ({ page, member }) => {
    await member.read(manga.attackOnTitan, 139);
    await page.goto(`/tos?manga=${manga.attackOnTitan}`);
    await entryButton(page, "Share a picture").click();
    await seesPicture(page, /finished Attack on Titan\./);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveAccessibleName(/Attack on Titan/);
    await member.ok("edit_entry", { kind: "manga", id: manga.attackOnTitan, private: true });
    await page.reload();
    await expect(page.getByRole("region", { name: "Your score and notes" })).toBeVisible();
    await expect(entryButton(page, "Share a picture")).toHaveCount(0);
  },
);

memberTest(
  "a private profile has pictures for its owner, and no link",
  async ({ page, member }) => {
    await member.watch(anime.yourName, 1);
    const list = await publishes(member);
    await member.ok("update_user", { private: true });
    const year = new Date().getFullYear();
    for (const path of [
      `/profile/${member.username}`,
      `/year/${year}/${member.username}`,
      `/tos?anime=${anime.yourName}`,
      `/ranking-list/${list}`,
    ]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Share a picture" }).click();
      await seesPicture(page, new RegExp(member.username));
      await expect(shared(page)).toContainText("a link would show nobody anything");
      await expect(shared(page).getByRole("button", { name: "Copy link" })).toHaveCount(0);
    }
  },
);

test.describe("where the day begins first", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  memberTest(
    "the picture of a year is by the clock that its page goes by",
    async ({ page, member }) => {
      await member.watch(anime.yourName, 1);
      const year = await page.evaluate(() => new Date().getFullYear());
      await page.goto(`/year/${year}/${member.username}`);
      const asked = page.waitForRequest(/\/api\/card\//);
      await page.getByRole("button", { name: "Share a picture" }).click();
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get("tz")).toBe("Pacific/Kiritimati");
      await seesPicture(page, new RegExp(`^${year}, the year of ${member.username}`));
    },
  );
});

test("a visitor shares a ranking list, also when it does not come at once", async ({
  page,
  problems,
}) => {
  problems.allow(/503|Service Unavailable|card/);
  const owner = await newMember();
  const id = await publishes(owner);
  await page.goto(`/ranking-list/${id}`);
  await refuse(page, "card", "unavailable");
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect(shared(page)).toContainText("We could not draw this picture just now.");
  await mend(page, "card");
  await shared(page).getByRole("button", { name: "Retry" }).click();
  await seesPicture(page, new RegExp(`by ${owner.username}: 1\\. Bread`));
});
