import * as sentences from "../../../shared/sentences.ts";
import { anime } from "../../support/people/titles.ts";
import { newMember } from "../support/member.ts";
import { advanceOf, dialogButton, dialogOf, readsToast } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

memberTest(
  "a tab of somebody who was signed in before writes nothing into the list of who is now",
  async ({ page, context, member, problems }) => {
    problems.allow(/^Failed to add\/update anime/);
    await member.watch(anime.frieren, 3);
    const other = await newMember();
    await other.watch(anime.frieren, 10);
    const counts = async () =>
      Promise.all(
        [member, other].map(
          async (who) =>
            (await who.ok("get_anime_details", { anime_id: anime.frieren })).episodes_watched,
        ),
      );
    await page.goto(`/anime-list/${member.username}/watching`);
    await expect(advanceOf(page)).toHaveCount(1);

    // As another tab does that signs in.
    await other.enter(context);
    await advanceOf(page).click();
    await readsToast(page, sentences.sessionOver);
    expect(await counts()).toEqual([3, 10]);
    // It is a page of whoever is signed in by now, who cannot change somebody else's list.
    await expect(page.getByRole("banner")).toContainText(other.username);
    await expect(advanceOf(page)).toHaveCount(0);

    await page.goto(`/tos?anime=${anime.frieren}`);
    await dialogButton(page, "One episode more").click();
    await dialogButton(page, "Update Anime").click();
    await expect.poll(counts).toEqual([3, 11]);
    await member.enter(context);
    await dialogButton(page, "Drop Anime").click();
    await readsToast(page, sentences.sessionOver);
    await expect(dialogOf(page)).toBeVisible();
    expect(await counts()).toEqual([3, 11]);
  },
);
