import * as sentences from "../../../shared/sentences.ts";
import { sees } from "../../support/spec-coverage.ts";
import { hold, mend, refuse } from "../support/faults.ts";
import { goOn, question, titleOf } from "../support/first-minute.ts";
import { panelOf, readsToast, toastsOf } from "../support/pages.ts";
import { expect, memberTest } from "../support/test.ts";

memberTest(
  "what could not be saved or found is said, and can be tried again",
  async ({ page, problems }) => {
    problems.allow(/500 \(Internal Server Error\)/);
    problems.allow(/Failed to add\/update anime/);
    await refuse(page, "browse", "unexpected", sentences.unexpected);
    await page.goto("/");
    const panel = panelOf(page, "Continue Watching...");
    await expect(panel.getByText("We could not load the titles just now.")).toBeVisible();
    await mend(page, "browse");
    await panel.getByRole("button", { name: "Retry" }).click();
    const death = titleOf(page, /^Death Note: /);
    await refuse(page, "add_anime", "unexpected", sentences.unexpected);
    await death.click();
    await readsToast(page, "Failed to add/update anime. Please try again.");
    await expect(death).toHaveAccessibleName("Death Note: not on your list");
    await mend(page, "add_anime");
    await death.click();
    await refuse(page, "recommend_anime", "unexpected", sentences.unexpected);
    await goOn(page).click();
    await expect(panel.getByText("We could not load your recommendations just now.")).toBeVisible();
    await mend(page, "recommend_anime");
    await panel.getByRole("button", { name: "Retry" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(3);
  },
);

memberTest(
  "a list that could not be asked for leaves home as it is for everybody",
  async ({ page, problems }) => {
    problems.allow(/500 \(Internal Server Error\)/);
    await refuse(page, "get_manga", "unexpected", sentences.unexpected);
    await page.goto("/");
    await sees(panelOf(page, "Continue Watching..."), "No anime found in this category.");
    await expect(question(page)).toHaveCount(0);
    await expect(
      panelOf(page, "Continue Watching...").getByRole("button", {
        name: "Find something to watch",
      }),
    ).toBeVisible();
  },
);

memberTest(
  "what is not saved leaves the question where it is",
  async ({ page, member, problems }) => {
    problems.allow(/500 \(Internal Server Error\)|Failed to (add\/update|drop) anime/);
    await page.goto("/");
    const more = panelOf(page, "Continue Watching...").getByRole("link", { name: /^See more/ });
    await expect(more).toHaveAttribute("href", `/anime-list/${member.username}/watching`);
    const death = titleOf(page, /^Death Note: /);
    await refuse(page, "add_anime", "unexpected", sentences.unexpected);
    await expect(death).toBeVisible();
    // Lists that are asked for anew hold up nobody whose press has come to nothing.
    const giveLists = await hold(page, "get_anime");
    await death.click();
    await goOn(page).click({ force: true });
    await readsToast(page, "Failed to add/update anime. Please try again.");
    await expect(goOn(page)).toBeDisabled();
    await goOn(page).click({ force: true });
    await expect(question(page)).toBeVisible();
    await mend(page, "add_anime");
    await refuse(page, "drop_anime", "unexpected", sentences.unexpected);
    const added = page.waitForResponse((answer) => answer.url().includes("/add_anime/"));
    await death.click();
    await added;
    giveLists();
    await death.click();
    await death.click();
    await sees(toastsOf(page), "Failed to drop anime");
    await expect(death).toHaveAccessibleName("Death Note: Completed");
  },
);
