import { anime } from "../support/people/titles.ts";
import { dialogOf, toastsOf } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("a visitor looks through the weeks and opens a show", onPhone, async ({ page }) => {
  await page.goto("/calendar?from=2026-04-05");
  const sunday = page.getByRole("region", { name: /^Sunday,? (Apr 5|5 Apr)/ });
  await expect(sunday).toBeVisible();
  await expect(page.getByRole("heading", { name: / Today$/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Later →" }).click();
  await expect(page).toHaveURL("/calendar?from=2026-04-12");
  await expect(page.getByRole("link", { name: "Subscribe" })).toHaveCount(0);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(dialogOf(page)).toBeVisible();
});

test("the foot of every page leads a visitor around", async ({ page }) => {
  for (const [name, heading] of [
    ["Anime", "Anime"],
    ["Manga", "Manga"],
    ["This season", /^(Winter|Spring|Summer|Fall) \d{4}$/],
    ["Calendar", "Calendar"],
    ["Top users", "Top Users"],
  ] as const) {
    await page.goto("/tos");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("a week of which nothing is known says so", async ({ page }) => {
  await page.goto("/calendar?from=1899-01-01");
  await expect(page.getByText("We know of nothing that airs in these seven days.")).toBeVisible();
  await page.getByRole("link", { name: "From today" }).click();
  await expect(page).toHaveURL("/calendar");
});

memberTest(
  "a member sees their own shows first, and only those on request",
  async ({ page, member }) => {
    await member.call("add_anime", { anime_id: anime.onePiece, episodes_watched: 5 });
    await page.goto("/calendar");
    const onePiece = page.getByRole("listitem").filter({ hasText: "One Piece" });
    await expect(onePiece).toContainText("Watching");
    await expect(page.getByRole("heading", { level: 2, name: / Today$/ })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Today");
    await page.getByRole("button", { name: "Only on my list" }).click();
    await expect(page).toHaveURL("/calendar?mine=1");
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole("link", { name: /Episode/ }),
    ).toHaveCount(1);
  },
);

memberTest(
  "a member makes an address for the calendar on their phone, and closes it",
  onPhone,
  async ({ page }) => {
    await page.goto("/settings#calendar");
    await page.getByRole("button", { name: "Make an address" }).click();
    const address = page.getByRole("textbox", { name: "Your calendar's address" });
    await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\/$/);
    const url = await address.inputValue();
    expect((await page.request.get(url)).status()).toBe(200);
    await page.getByRole("button", { name: "Close the address" }).click();
    await expect(toastsOf(page)).toContainText("Your calendar's address is closed");
    await expect(address).toHaveCount(0);
    expect((await page.request.get(url)).status()).toBe(404);
  },
);

memberTest(
  "an answer from before the address was made does not hide that it is there",
  async ({ page }) => {
    const looked = Promise.withResolvers<undefined>();
    const made = Promise.withResolvers<undefined>();
    await page.route("**/api/calendar-link/", async (route) => {
      const isLook = route.request().postData()?.includes("look") === true;
      if (!isLook) return route.fallback();
      const before = await route.fetch();
      looked.resolve(undefined);
      await made.promise;
      // The page may have given it up by then.
      await route.fulfill({ response: before }).catch(() => undefined);
    });
    await page.goto("/settings#calendar");
    await looked.promise;
    await page.getByRole("button", { name: "Make an address" }).click();
    await expect(page.getByRole("textbox", { name: "Your calendar's address" })).toBeVisible();
    const late = page.waitForEvent("requestfinished", (each) =>
      each.url().includes("calendar-link"),
    );
    made.resolve(undefined);
    await Promise.race([late, page.waitForTimeout(500)]);
    await expect(page.getByRole("button", { name: "Close the address" })).toBeVisible();
    await expect(page.getByText(/You made your present address on/)).toBeVisible();
  },
);
