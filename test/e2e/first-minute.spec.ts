import * as sentences from "../../shared/sentences.ts";
import { sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/people/titles.ts";
import { count, goOn, question, titleOf, titles } from "./support/first-minute.ts";
import { bodiesOf, hold } from "./support/faults.ts";
import { freshEmail, newMember } from "./support/member.ts";
import { dialogOf, panelOf, presses, readsToast, signsIn, toastsOf } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

declare global {
  /** Counts a click, in the page. */
  var tapped: () => void;
}

/** A list of one manga, as another site gives it away. */
const list = `<?xml version="1.0" encoding="UTF-8" ?><myanimelist><manga>
<manga_mangadb_id>${manga.monster}</manga_mangadb_id><manga_title>Monster</manga_title>
<my_read_chapters>3</my_read_chapters><my_status>Reading</my_status></manga></myanimelist>`;

const longestMs = 60_000;
const mostTaps = 12;

test(
  "from the landing page to five titles and three that go with them, in a minute and twelve taps",
  onPhone,
  async ({ page }) => {
    await page.goto("/");
    const taps = { count: 0 };
    await page.exposeBinding("tapped", () => {
      taps.count++;
    });
    await page.addInitScript(() => {
      addEventListener(
        "click",
        () => {
          globalThis.tapped();
        },
        true,
      );
    });
    const startMs = Date.now();
    // The page that is open already is not counted by the script: its one tap is.
    taps.count = 1;
    await page.getByRole("link", { name: "Start Tracking!" }).click();
    await signsIn(page, freshEmail());
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(question(page)).toBeVisible();
    await sees(panelOf(page, "Continue Watching..."), "No anime found in this category.");
    await expect(titles(page)).toHaveCount(18);
    for (let at = 0; at < 5; at++) await titles(page).nth(at).click();
    await expect(count(page, "5 titles on your list")).toBeVisible();
    const trending = page.waitForRequest(/get_trending_anime/);
    await goOn(page).click();
    await expect(page.getByRole("heading", { name: "These would go with that" })).toBeFocused();
    // What is below has to say of these titles that they are on the list.
    await trending;
    const fitting = panelOf(page, "Continue Watching...").getByRole("listitem");
    await expect(fitting).toHaveCount(3);
    await expect(fitting.first().getByRole("button", { name: /^Plan to watch/ })).toBeVisible();
    await page.getByRole("button", { name: "Show my home page" }).click();
    expect(taps.count).toBeLessThanOrEqual(mostTaps);
    expect(Date.now() - startMs).toBeLessThan(longestMs);

    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(panelOf(page, "Recommended for you")).toBeVisible();
    await page.reload();
    await expect(panelOf(page, "Recommended for you")).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  },
);

memberTest(
  "a tap is completed, a second one watching, a third one nothing, each saved at once",
  onPhone,
  async ({ page, member, isMobile }) => {
    const whole = page.viewportSize() ?? { width: 1280, height: 800 };
    const statusOf = async (id: number) =>
      (await member.ok("get_anime_details", { anime_id: id })).list_status;
    await page.goto("/");
    const death = titleOf(page, /^Death Note: /);
    await expect(death).toHaveAccessibleName("Death Note: not on your list");
    await death.click();
    await expect(death).toHaveAccessibleName("Death Note: Completed");
    await expect.poll(() => statusOf(anime.deathNote)).toBe("COMPLETED");
    await memberTest.step("the message of an achievement leaves the way on free", async () => {
      // Messages stand at the foot of narrow screens, of which a tablet's has a higher one than a phone's.
      if (!isMobile) await page.setViewportSize({ width: 700, height: 800 });
      const message = await toastsOf(page).locator(".toast").first().boundingBox();
      const way = await goOn(page).boundingBox();
      if (message === null || way === null) throw new Error("One of them is not there.");
      const isAbove = message.y + message.height <= way.y;
      expect(isAbove || message.y >= way.y + way.height).toBe(true);
      await page.setViewportSize(whole);
    });
    await death.click();
    await expect(death).toHaveAccessibleName("Death Note: Watching");
    await expect.poll(() => statusOf(anime.deathNote)).toBe("WATCHING");
    // It is shown in its panel when the first minute is over.
    await expect(question(page)).toBeVisible();
    await death.click();
    await expect
      .poll(
        async () => (await member.ok("get_anime_details", { anime_id: anime.deathNote })).exists,
      )
      .toBe(false);
    await expect(goOn(page)).toBeDisabled();

    await memberTest.step("quick taps are one save", async () => {
      const additions = bodiesOf(page, "add_anime");
      await death.dblclick();
      await expect.poll(() => statusOf(anime.deathNote)).toBe("WATCHING");
      expect(additions).toHaveLength(1);
    });
    await memberTest.step("what is tapped stays when another taste is looked at", async () => {
      const taste = page.getByRole("group", { name: "Taste" });
      await taste.getByRole("button", { name: "Romance" }).click();
      await expect(titleOf(page, /^Your Name\.?: /)).toBeVisible();
      await expect(count(page, "1 title on your list")).toBeVisible();
      await taste.getByRole("button", { name: "Best known" }).click();
      await expect(death).toHaveAccessibleName("Death Note: Watching");
    });
  },
);

memberTest(
  "the first minute can be skipped, and home says what will be there",
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Skip" }).click();
    const watching = panelOf(page, "Continue Watching...");
    await sees(watching, "No anime found in this category.");
    await expect(watching).toContainText("What you are watching will be here");
    await expect(panelOf(page, "Start Watching...")).toContainText("ready to begin");
    await expect(watching.getByRole("button", { name: "Find something to watch" })).toBeVisible();
    await watching.getByRole("link", { name: "Import your list" }).click();
    await expect(page.getByRole("button", { name: "Import anime" })).toBeInViewport();
  },
);

memberTest(
  "a tap too many takes nothing that came onto the list meanwhile",
  async ({ page, member }) => {
    const entry = () => member.ok("get_anime_details", { anime_id: anime.deathNote });
    await page.goto("/");
    const death = titleOf(page, /^Death Note: /);
    await expect(death).toBeVisible();
    await member.watch(anime.deathNote, 10);
    await death.click();
    await expect.poll(async () => (await entry()).list_status).toBe("COMPLETED");
    await death.click();
    await death.click();
    await expect.poll(entry).toMatchObject({ list_status: "WATCHING", episodes_watched: 10 });
  },
);

memberTest(
  "what fits comes as soon as marks are saved, and what is tapped until then counts",
  async ({ page }) => {
    await page.goto("/");
    await expect(titles(page)).toHaveCount(18);
    const isSaved = await hold(page, "add_anime");
    const isRecommended = await hold(page, "recommend_anime");
    await titles(page).nth(0).click();
    await goOn(page).click();
    await titles(page).nth(1).click();
    await expect(count(page, "2 titles on your list")).toBeVisible();
    isSaved();
    await expect(page.getByRole("heading", { name: "These would go with that" })).toBeFocused();
    await expect(panelOf(page, "Continue Watching...")).toContainText("2 titles are on your list.");
    isRecommended();
    await expect(panelOf(page, "Continue Watching...").getByRole("listitem")).toHaveCount(3);
  },
);

memberTest("a list from elsewhere can be brought at once", onPhone, async ({ page }) => {
  await page.goto("/");
  for (const kind of ["anime", "manga"]) {
    await page.getByRole("button", { name: `Import ${kind}` }).click();
    await expect(page.getByRole("dialog", { name: `Import ${kind} list` })).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

memberTest("a list that is on its way ends the question", async ({ page }) => {
  await page.goto("/");
  await titleOf(page, /^Death Note: /).click();
  await page.getByRole("button", { name: "Import manga" }).click();
  await dialogOf(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "mangalist.xml", mimeType: "text/xml", buffer: Buffer.from(list) });
  await dialogOf(page).getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});

memberTest("what comes onto a list from elsewhere ends the question", async ({ page }) => {
  await page.goto(`/?anime=${anime.frieren}`);
  await expect(question(page)).toBeAttached();
  await dialogOf(page).getByRole("button", { name: "One episode more" }).click();
  await presses(page, "Add To Watchlist", "Anime added: Frieren: Beyond Journey's End");
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(panelOf(page, "Continue Watching...").getByRole("article")).toHaveCount(1);
});

for (const [status, chapters] of Object.entries({ planned: 0, "being read": 3, completed: 162 })) {
  memberTest(`who has a manga ${status} is not asked`, async ({ page, member }) => {
    await member.read(manga.monster, chapters);
    await page.goto("/");
    await sees(panelOf(page, "Continue Watching..."), "No anime found in this category.");
    await expect(question(page)).toHaveCount(0);
  });
}

memberTest(
  "who signs in in another tab is not asked with somebody else's marks",
  async ({ page, context, problems }) => {
    problems.allow(/Failed to add\/update anime/);
    await page.goto("/");
    await titleOf(page, /^Death Note: /).click();
    await expect(count(page, "1 title on your list")).toBeVisible();
    const other = await newMember();
    await other.watch(anime.frieren, 10);
    await other.enter(context);
    await titleOf(page, /^Naruto: /).click();
    await readsToast(page, sentences.sessionOver);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(other.username);
    await expect(panelOf(page, "Continue Watching...").getByRole("article")).toHaveCount(1);
    await expect(question(page)).toHaveCount(0);
  },
);
