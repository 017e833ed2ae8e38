import * as sentences from "../../shared/sentences.ts";
import { pageNames, pageOf } from "../../shared/pages.ts";
import { sees } from "../support/spec-coverage.ts";
import { anime, manga } from "../support/people/titles.ts";
import { newMember } from "./support/member.ts";
import {
  dialogButton,
  dialogOf,
  opensSearch,
  resultsOf,
  searches,
  searchField,
  signsUp,
} from "./support/pages.ts";
import { expect, onPhone, test } from "./support/test.ts";

for (const [kind, id, invitation] of [
  ["anime", anime.frieren, "Sign in to see details and add this anime to your watchlist"],
  ["manga", manga.berserk, "Sign in to see details and add this manga to your reading list"],
] as const) {
  test(`a visitor is invited from the ${kind} dialog and comes back to it`, async ({ page }) => {
    await page.goto(`/tos?${kind}=${id}`);
    await sees(dialogOf(page), invitation);
    await expect(dialogOf(page).getByRole("button", { name: /^(Add|Drop|Plan)/ })).toHaveCount(0);
    await sees(dialogOf(page), "Sign In");
    await dialogOf(page).getByRole("link", { name: "Sign In" }).click();
    await signsUp(page);
    await expect(page).toHaveURL(`/tos?${kind}=${id}`);
    await expect(dialogOf(page).getByRole("region", { name: "Your progress" })).toBeVisible();
  });
}

for (const name of pageNames.filter((one) => pageOf(one).needs === "user")) {
  const { pattern } = pageOf(name);
  test(`a visitor on ${pattern} sees one sentence and the way in and back`, async ({ page }) => {
    await page.goto(pattern);
    const main = page.getByRole("main");
    await expect(main.getByText(/^Sign in to .+\.$/)).toBeVisible();
    const next = encodeURIComponent(pattern);
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      `/accounts/login?next=${next}`,
    );
    const title = pageOf(name).title ?? "";
    await expect(page).toHaveTitle(`${title} · Tsuzuku`);
  });
}

test("a visitor looks through somebody's lists", async ({ page }) => {
  const owner = await newMember();
  await owner.watch(anime.frieren, 28);
  await owner.watch(anime.onePiece, 12);
  await owner.watch(anime.deathNote, 0);
  await owner.read(manga.attackOnTitan, 3);

  await page.goto(`/profile/${owner.username}`);
  await page.getByRole("tab", { name: "Completed" }).click();
  await page.getByRole("link", { name: "See the whole list under Completed" }).click();
  await expect(page).toHaveURL(`/anime-list/${owner.username}/completed`);
  await sees(page.getByRole("heading", { level: 1 }), "Completed");
  await expect(page.getByRole("article")).toHaveText([/Frieren: Beyond Journey's End/]);
  await expect(page.getByText("Fall 2023")).toBeAttached();
  await expect(page.getByText("Episodes: 28/28")).toBeAttached();

  await test.step("nothing there is for visitors to change", async () => {
    await expect(page.getByRole("button", { name: /add one|completed$/ })).toHaveCount(0);
    await expect(searchField(page)).toHaveCount(0);
  });

  const tabs = page.getByRole("navigation", { name: `Lists of ${owner.username}` });
  await tabs.getByRole("link", { name: "Watching" }).click();
  await sees(page.getByRole("heading", { level: 1 }), "Watching");
  await expect(page.getByText("Episodes: 12/?")).toBeAttached();
  await tabs.getByRole("link", { name: "Planned" }).click();
  await sees(page.getByRole("heading", { level: 1 }), "Planned");

  await page.goto(`/manga-list/${owner.username}/reading`);
  await sees(page.getByRole("heading", { level: 1 }), "Reading");
  await expect(page.getByText("Chapters: 3/139")).toBeAttached();
  await expect(page.getByText("Sep 2009 to Apr 2021")).toBeAttached();
  await page.goto(`/manga-list/${owner.username}/completed`);
  await sees(page, "No manga found in this category.");
  // Only its owner could fill it.
  await expect(page.getByRole("main").getByRole("button", { name: "Search" })).toHaveCount(0);
});

test("list addresses work in upper case and with or without the last slash", async ({ page }) => {
  const owner = await newMember();
  await owner.watch(anime.frieren, 28);
  const path = `/anime-list/${owner.username}`;
  for (const address of [`${path}/completed`, `${path}/completed/`, `${path}/COMPLETED`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Completed");
    await expect(page.getByRole("article")).toHaveCount(1);
  }
});

for (const address of [
  "/anime-list/somebody/all",
  "/anime-list/somebody/reading",
  "/manga-list/somebody/watching",
  "/anime-list/somebody",
  "/nowhere",
]) {
  test(`${address} is no page, and says how to go on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await dialogButton(page, "Close").click();
    await page.getByRole("link", { name: "Go home" }).click();
    await expect(page).toHaveURL("/");
  });
}

test(
  "lists and profile of an unknown user say that there is none",
  onPhone,
  async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    for (const list of ["/anime-list/nobody-here/completed", "/manga-list/nobody-here/planned"]) {
      await page.goto(list);
      await sees(page.getByRole("main"), sentences.userNotFound);
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    }
    for (const name of [
      "nobody-here",
      "john.doe",
      "%3Cb%3Ex%3C%2Fb%3E",
      "%E0%A4%A",
      "x".repeat(300),
    ]) {
      await page.goto(`/profile/${name}`);
      await sees(page.getByRole("main"), "Profile does not exist.");
    }
  },
);

test(
  "a visitor reads the terms, the privacy policy and who the catalogue is from",
  onPhone,
  async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await sees(footer, "Terms of Service");
    await footer.getByRole("link", { name: "Terms of Service" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await sees(footer, "Privacy Policy");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await expect(footer.getByRole("link", { name: "bangumi-data (CC BY 4.0)" })).toBeVisible();
    await footer.getByRole("link", { name: "Tsuzuku" }).click();
    await expect(page).toHaveURL("/");
  },
);

test(
  "the landing page's slides open an anime, on large screens",
  onPhone,
  async ({ page, isMobile }) => {
    await page.goto("/");
    const slides = page.getByRole("group", { name: "Featured anime" });
    if (isMobile) {
      await expect(slides).toBeHidden();
      return;
    }
    await slides.getByRole("link", { name: "Cowboy Bebop" }).click();
    await expect(page).toHaveURL("/?anime=1");
    await expect(page.getByRole("dialog", { name: "Cowboy Bebop" })).toBeVisible();
  },
);

for (const [problem, sentence] of [
  ["cancelled", "Sign-in was cancelled. Nothing has changed; you can try again."],
  ["expired", "That sign-in took too long or was already used. Please start again."],
] as const) {
  test(`a sign-in that was ${problem} says so`, async ({ page }) => {
    await page.goto(`/accounts/login?problem=${problem}`);
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  });
}

test("where the way to sign in leads nowhere, it is offered by hand", async ({ page }) => {
  await page.goto("/tos");
  // Told nothing, a browser stays where it is.
  await page.route("**/api/auth/login/?*", (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  const byHand = page.getByRole("link", { name: "Continue to sign in" });
  await expect(page.getByRole("heading", { name: "Taking you to sign in..." })).toBeVisible();
  // Nearly always the way is taken before: then nobody sees it.
  const note = page.getByText("Nothing happens?");
  await expect(note).toHaveCSS("animation-delay", "3s");
  await byHand.click();
  await signsUp(page);
  await expect(page).toHaveURL("/tos");
});

test("what is opened over the sign-in page leaves it where it is", async ({ page }) => {
  await page.goto("/accounts/login");
  await opensSearch(page);
  await searches(page, "frieren");
  await resultsOf(page).first().getByRole("link").click();
  await expect(dialogOf(page)).toHaveAccessibleName(/^Frieren/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Sign in to Tsuzuku" })).toBeVisible();
});
