import type { Page } from "@playwright/test";
import { endpoints } from "../../../shared/endpoints.ts";
import * as limits from "../../../shared/limits.ts";
import { picture } from "../../support/people/pictures.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { loseNextAnswer } from "../support/faults.ts";
import type { Member } from "../support/member.ts";
import {
  advanceOf,
  dialogButton,
  dialogOf,
  presses,
  readsToast,
  toastsOf,
  unfoldsEdits,
} from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

/*
 * A save whose answer is lost on its way: the server has made it, and the page cannot know. It says that it failed, asks
 * what there is, and trying again makes nothing twice.
 */

memberTest.beforeEach(({ problems }) => {
  problems.allow(/net::ERR_CONNECTION_RESET/);
  problems.allow(/^Failed to (add\/update|drop) anime/);
});

const listsOf = (member: Member) => member.ok("lists", { username: member.username });

memberTest("a custom list that is sent again is made once", async ({ page, member }) => {
  await page.goto(`/profile/${member.username}?list=custom`);
  await page.getByRole("main").getByRole("button", { name: "Create List" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("List Name (required)").fill("Slow journeys");
  await loseNextAnswer(page, "create_list");
  await dialogButton(page, "Create List").click();
  await sees(dialog.getByRole("alert"), "Failed to create list. Please try again.");
  await dialogButton(page, "Create List").click();
  await readsToast(page, "List created: Slow journeys");
  expect(await listsOf(member)).toHaveLength(1);
  const cards = page.getByRole("main").getByRole("link", { name: /Slow journeys/ });
  await expect(cards).toHaveCount(1);
});

memberTest("another list of the same name is another list", async ({ page, member }) => {
  await page.goto(`/profile/${member.username}?list=custom`);
  for (let count = 1; count <= 2; count++) {
    await page.getByRole("main").getByRole("button", { name: "Create List" }).click();
    await dialogOf(page).getByLabel("List Name (required)").fill("Slow journeys");
    await dialogButton(page, "Create List").click();
    await readsToast(page, "List created: Slow journeys");
    expect(await listsOf(member)).toHaveLength(count);
  }
});

memberTest("an anime that is sent to a list again is on it", async ({ page, member }) => {
  const { id } = await member.ok("create_list", { name: "Slow journeys" });
  await page.goto(`/custom-list/${id}?anime=${anime.frieren}`);
  await loseNextAnswer(page, "add_anime_to_list");
  await dialogButton(page, "Add Anime To List").click();
  await sees(dialogOf(page), "Failed to add anime to list");
  await dialogButton(page, "Add Anime To List").click();
  await sees(dialogOf(page), "Anime Added To List");
  const { anime: listed } = await member.ok("list", { id });
  expect(listed).toHaveLength(1);
});

/** Leaves a ranking list with enough entries as a draft in this browser, as if it had been made here. */
function leavesDraft(page: Page, username: string): Promise<void> {
  return page.evaluate(
    async ([key, count]) => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      canvas.getContext("2d")?.fillRect(8, 8, 40, 40);
      const image = await new Promise((resolve) => {
        canvas.toBlob(resolve, "image/webp");
      });
      const entries = Array.from({ length: count }, (_, at) => ({
        id: String(at),
        title: `Title ${at}`,
        description: "Because.",
        image,
      }));
      const words = { name: "Best teas", description: "All of them.", tags: "" };
      const draft = { ...words, entries, editor: { title: "", description: "" } };
      const opening = indexedDB.open("tsuzuku", 1);
      await new Promise((resolve) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore("ranking-drafts");
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction("ranking-drafts", "readwrite");
      writing.objectStore("ranking-drafts").put(draft, key);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      opening.result.close();
    },
    [username, limits.rankingEntriesMinimum] as const,
  );
}

memberTest(
  "a ranking list that is sent again is made once, even after the page was left",
  async ({ page, member }) => {
    const create = page.getByRole("main").getByRole("button", { name: "Create Full List" });
    await page.goto("/tos");
    await leavesDraft(page, member.username);
    await page.goto("/create-ranking-list");
    for (let time = 0; time < 2; time++) {
      await loseNextAnswer(page, "create_ranking_list_with_entries");
      await create.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("Error: ");
    }
    await page.goto("/tos");
    await page.goto("/create-ranking-list");
    await create.click();
    await readsToast(page, "Ranking list created!");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best teas");
    const { ranking_lists } = await member.ok("ranking_lists", { username: member.username });
    expect(ranking_lists).toHaveLength(1);
  },
);

memberTest(
  "a picture that is sent again is the same upload, and stays",
  async ({ page, member }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname !== endpoints.upload_profile_picture.path) return;
      const form = request.postDataBuffer()?.toString("latin1") ?? "";
      keys.push(/name="idempotency_key"\s+([\w-]{22})\s/.exec(form)?.[1]);
    });
    await page.goto(`/profile/${member.username}`);
    await unfoldsEdits(page);
    await page.getByRole("main").getByRole("button", { name: "Change avatar" }).click();
    await dialogOf(page)
      .getByLabel("Upload a picture")
      .setInputFiles({
        name: "me.png",
        mimeType: "image/png",
        buffer: await picture("png", 300, 300),
      });
    await expect(dialogOf(page).getByRole("group", { name: /part that is shown/ })).toBeVisible();
    // What a form with a file holds is told only of requests that come by here.
    await page.route(`**${endpoints.upload_profile_picture.path}`, (route) => route.fallback());
    await loseNextAnswer(page, "upload_profile_picture");
    await dialogButton(page, "Save").click();
    await sees(dialogOf(page).getByRole("alert"), "An error occurred. Please try again.");
    await dialogButton(page, "Save").click();
    await readsToast(
      page,
      "Profile picture uploaded successfully! Refresh page to see the updates!",
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
    expect(keys[1]).toBe(keys[0]);
    const shown = page.getByRole("main").locator(".profile-head__picture img");
    await expect(shown).toHaveAttribute("src", /^\/media\/.+\.webp$/);
    expect((await page.request.get((await shown.getAttribute("src")) ?? "")).status()).toBe(200);
  },
);

memberTest("after a step the page shows what the server has", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching`);
  await loseNextAnswer(page, "update_anime");
  await advanceOf(page).click();
  await readsToast(page, "Failed to add/update anime. Please try again.");
  await expect(page.getByText("4/28", { exact: true })).toBeVisible();
});

memberTest("after a drop the title is gone from the page, too", async ({ page, member }) => {
  await member.watch(anime.frieren, 3);
  await page.goto(`/anime-list/${member.username}/watching?anime=${anime.frieren}`);
  await loseNextAnswer(page, "drop_anime");
  await presses(page, "Drop Anime", "Failed to drop anime");
  await page.keyboard.press("Escape");
  await sees(page, "No anime found in this category.");
});

memberTest("a bio that is saved again is the one that was written", async ({ page, member }) => {
  await page.goto(`/profile/${member.username}`);
  await unfoldsEdits(page);
  await page.getByRole("main").getByRole("button", { name: "Change bio" }).click();
  await dialogOf(page).getByRole("textbox").fill("Tea first.");
  await loseNextAnswer(page, "update_user");
  await dialogButton(page, "Save").click();
  await expect(dialogOf(page).getByRole("alert")).toContainText("could not be reached");
  await expect(dialogOf(page).getByRole("textbox")).toHaveValue("Tea first.");
  // The page behind it has asked, and knows.
  await expect(page.locator("main").getByText("Tea first.")).toBeAttached();
  await dialogButton(page, "Save").click();
  await readsToast(page, "Your bio is saved.");
});

memberTest(
  "a step whose answer never comes fails when its time is over",
  async ({ page, member, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await member.watch(anime.frieren, 3);
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(advanceOf(page)).toBeVisible();
    await page.clock.install();
    let isAsked = false;
    await page.route(`**${endpoints.update_anime.path}`, () => {
      isAsked = true;
    });
    await advanceOf(page).click();
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.fastForward(limits.answerMs / 2);
    await expect(page.getByText("4/28", { exact: true })).toBeVisible();
    await page.clock.fastForward(limits.answerMs / 2);
    await sees(toastsOf(page), "Failed to add/update anime. Please try again.");
    await expect(page.getByText("3/28", { exact: true })).toBeVisible();
  },
);
