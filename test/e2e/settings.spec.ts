import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("visitors are told to sign in to their settings, and come back to them", async ({ page }) => {
  await page.goto("/settings");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sign in to see your settings.");
  await main.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/accounts/login?next=%2Fsettings");
});

memberTest(
  "settings are in the account menu, and hold for this device",
  async ({ page, member }) => {
    await page.goto("/tos");
    await page.getByRole("button", { name: `Account menu of ${member.username}` }).click();
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await expect(page).toHaveURL("/settings");

    const appearance = page.getByRole("region", { name: "Appearance" });
    await appearance.getByText("Tsuzuku Bright").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "feminist");
    await appearance.getByTitle("Compact rows").click();
    await page.reload();
    await expect(appearance.getByRole("radio", { name: "Compact rows" })).toBeChecked();
    await expect(appearance.getByRole("radio", { name: "Tsuzuku Bright" })).toBeChecked();
  },
);

memberTest("a section of the settings has an address", onPhone, async ({ page, member }) => {
  await page.goto("/settings#account");
  const account = page.getByRole("region", { name: "Account" });
  await expect(account.getByText(member.username)).toBeInViewport();
  await page.getByRole("navigation", { name: "Sections" }).getByText("Appearance").click();
  await expect(page).toHaveURL("/settings#appearance");
  await page.goto("/privacy");
  await page.getByRole("link", { name: "settings" }).first().click();
  await expect(page).toHaveURL("/settings#data");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
  await account.getByRole("link", { name: "Change username" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/settings");
});
