import { constant, sees } from "../../support/spec-coverage.ts";
import { signsUp } from "../support/pages.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

memberTest(
  "the account menu leads to the profile and closes by itself",
  onPhone,
  async ({ page, member }) => {
    await page.goto("/tos");
    const toggle = page.getByRole("button", { name: `Account menu of ${member.username}` });
    const profile = page.getByRole("banner").getByRole("link", { name: member.username });
    await expect(profile).toHaveCount(0);

    await test.step("by a click outside", async () => {
      await toggle.click();
      await expect(profile).toBeVisible();
      await sees(page.getByRole("banner"), "Logout");
      await page.getByRole("main").click({ position: { x: 4, y: 300 } });
      await expect(profile).toHaveCount(0);
    });

    await test.step("by Esc, and the focus returns", async () => {
      await toggle.click();
      await profile.focus();
      await page.keyboard.press("Escape");
      await expect(profile).toHaveCount(0);
      await expect(toggle).toBeFocused();
    });

    await test.step("by leaving it with Tab", async () => {
      await toggle.click();
      await page.getByRole("link", { name: "Logout" }).focus();
      await page.keyboard.press("Tab");
      await expect(profile).toHaveCount(0);
    });

    await test.step("to the lists", async () => {
      await toggle.click();
      for (const [name, list] of [
        ["My anime", "anime-list/%/watching"],
        ["My manga", "manga-list/%/reading"],
      ] as const) {
        const link = page.getByRole("link", { name, exact: true });
        await expect(link).toHaveAttribute("href", `/${list.replace("%", member.username)}`);
      }
      await toggle.click();
    });

    await toggle.click();
    await profile.click();
    await expect(page).toHaveURL(`/profile/${member.username}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(member.username);
    await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
  },
);

memberTest(
  "the header offers the community chat to members",
  onPhone,
  async ({ page, member, isMobile }) => {
    await page.goto("/");
    const banner = page.getByRole("banner");
    // Small screens have it in the menu.
    if (isMobile) await page.getByRole("button", { name: /^Account menu/ }).click();
    await expect(
      banner.getByRole("link", { name: "Community" }).filter({ visible: true }),
    ).toHaveAttribute("href", "https://example.org/chat");
    await banner.getByRole("link", { name: "Tsuzuku, home" }).click();
    await expect(page.getByText(`What are you watching, ${member.username}?`)).toBeVisible();
  },
);

test("visitors find the way in, and come back from it", onPhone, async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await signsUp(page);
  await expect(page).toHaveURL("/privacy");
});

memberTest(
  "signing out acts at once from the menu, and asks when it is opened by address",
  async ({ page }) => {
    await page.goto("/accounts/logout");
    await sees(page.getByRole("main"), "Logout");
    await page.getByRole("link", { name: "Stay signed in" }).click();
    // A page that arrives closes whatever menu is open.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^What are you watching/);
    await page.getByRole("button", { name: /^Account menu/ }).click();
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

    await page.goto("/accounts/logout");
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  },
);

memberTest("a button signs out whoever opened the page by address", async ({ page, member }) => {
  await page.goto("/accounts/logout");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await member.ok("check_logged")).toMatchObject({ logged: false });
});

memberTest("a username is changed from one's own profile", async ({ page, member }) => {
  const renamed = `${member.username}-b`;
  await page.goto(`/profile/${member.username}`);
  await page.getByRole("link", { name: "Change your username" }).click();
  await page.getByRole("textbox", { name: "Username" }).fill(renamed);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`/profile/${renamed}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
  await expect(page.getByRole("button", { name: `Account menu of ${renamed}` })).toBeVisible();
});

memberTest(
  "small screens have a bar for the thumb",
  onPhone,
  async ({ page, member, isMobile }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    const width = page.viewportSize()?.width ?? 0;
    expect(isMobile).toBe(width < constant("mobileBreakpointPx"));
    if (!isMobile) {
      await expect(bar).toBeHidden();
      return;
    }
    await bar.getByRole("link", { name: "Lists" }).click();
    await expect(page).toHaveURL(`/anime-list/${member.username}/watching`);
    await expect(bar.getByRole("link", { name: "Lists" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("link", { name: "Recommend" }).click();
    await expect(page).toHaveURL("/recommend");
    await bar.getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveURL(`/profile/${member.username}`);
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
  },
);
