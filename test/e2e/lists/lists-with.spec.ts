import type { Page } from "@playwright/test";
import { anime, manga } from "../../support/people/titles.ts";
import { constant } from "../../support/spec-coverage.ts";
import { alter, hold, mend, refuse } from "../support/faults.ts";
import { newMember } from "../support/member.ts";
import { expect, onPhone, test } from "../support/test.ts";

/** Goes down to the foot of the page of an anime. Returns the part with the lists that hold it. */
async function seesLists(page: Page, path: string, below: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: below })).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  return page.getByRole("region", { name: "On these lists" });
}

/** Lets the first call be answered with as many lists as are shown at first, and all others with nine. */
async function hasNineLists(page: Page): Promise<() => number> {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `list-${at}`,
      name: `List ${at}`,
      count: at,
      covers: [],
      owner_username: "mika",
    }));
  let asked = 0;
  await alter(page, "lists_with", () => {
    asked++;
    return asked === 1
      ? { lists: listed(constant("listsWithShown")), has_more: true }
      : { lists: listed(9), has_more: false };
  });
  return () => asked;
}

test("the page of an anime leads to a public list that holds it", onPhone, async ({ page }) => {
  const owner = await newMember();
  const name = `Walks of ${owner.username}`;
  const { id } = await owner.ok("create_list", { name });
  await owner.ok("add_anime_to_list", { list_id: id, anime_id: anime.cowboyBebop });
  const path = `/anime/${anime.cowboyBebop}/cowboy-bebop`;
  const lists = await seesLists(page, path, "Similar anime");
  await expect(lists.getByRole("listitem").first()).toContainText(`1 title by ${owner.username}`);
  await lists.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/custom-list/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("more lists come when they are asked for, and manga have none", async ({ page }) => {
  const asked = await hasNineLists(page);
  const lists = await seesLists(page, `/anime/${anime.deathNote}/death-note`, "Similar anime");
  await expect(lists.getByRole("listitem")).toHaveCount(constant("listsWithShown"));
  const release = await hold(page, "lists_with");
  const more = lists.getByRole("button", { name: "Show more lists" });
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(more).toBeFocused();
  await expect(lists.getByRole("listitem")).toHaveCount(constant("listsWithShown"));
  release();
  await expect(lists.getByRole("listitem")).toHaveCount(9);
  await expect(lists.getByRole("button")).toHaveCount(0);
  await expect(
    lists.getByRole("link", { name: `List ${constant("listsWithShown")}` }),
  ).toBeFocused();

  await seesLists(page, `/manga/${manga.attackOnTitan}/attack-on-titan`, "Similar manga");
  await expect(lists).toHaveCount(0);
  expect(asked()).toBe(2);
});

test("lists that are there stay where more of them do not come", async ({ page, problems }) => {
  problems.allow(/403 \(Forbidden\).*lists-with/);
  await hasNineLists(page);
  const lists = await seesLists(page, `/anime/${anime.deathNote}/death-note`, "Similar anime");
  await expect(lists.getByRole("listitem")).toHaveCount(constant("listsWithShown"));
  await mend(page, "lists_with");
  await refuse(page, "lists_with", "forbidden");
  await lists.getByRole("button", { name: "Show more lists" }).press("Enter");
  await expect(lists.getByRole("status")).toHaveText("We could not load more lists just now.");
  await expect(lists.getByRole("listitem")).toHaveCount(constant("listsWithShown"));
  await mend(page, "lists_with");
  const retry = lists.getByRole("button", { name: "Retry" });
  await expect(retry).toBeFocused();
  await alter(page, "lists_with", (answer) => ({
    ...answer,
    lists: [{ id: "later", name: "A later list", count: 1, covers: [], owner_username: "mika" }],
  }));
  await retry.press("Enter");
  await expect(lists.getByRole("status")).toHaveCount(0);
  await expect(lists.getByRole("link", { name: "A later list" })).toBeFocused();
});

test("a part further down comes, too, when the browser tells late that somebody came near", async ({
  page,
}) => {
  await hasNineLists(page);
  await page.addInitScript(() => {
    const told: (() => void)[] = [];
    const Told = IntersectionObserver;
    // As a busy page is: everything that has changed since is told at once.
    window.IntersectionObserver = class extends Told {
      constructor(tell: IntersectionObserverCallback, how?: IntersectionObserverInit) {
        const gathered: IntersectionObserverEntry[] = [];
        super((entries) => void gathered.push(...entries), how);
        told.push(() => {
          if (gathered.length > 1) tell(gathered.splice(0), this);
        });
      }
    };
    setInterval(() => {
      for (const tell of told) tell();
    }, 100);
  });
  const lists = await seesLists(page, `/anime/${anime.deathNote}/death-note`, "Similar anime");
  await expect(lists.getByRole("listitem")).toHaveCount(constant("listsWithShown"));
});
