import * as sentences from "../../shared/sentences.ts";
import { anime } from "../support/people/titles.ts";
import { mend, refuse } from "./support/faults.ts";
import { freshEmail } from "./support/member.ts";
import { dialogButton, dialogOf, presses, signsIn, signsUp } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

test("visitors are told to sign in to their settings, and come back to them", async ({ page }) => {
  await page.goto("/settings");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sign in to see your settings.");
  await main.getByRole("link", { name: "Sign In" }).click();
  await signsUp(page);
  await expect(page).toHaveURL("/settings");
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

test("signing out on all devices is asked once, and ends the other browsers, too", async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/500 \(Internal Server Error\).*logout/);
  const email = freshEmail();
  await page.goto("/accounts/login?next=%2Fsettings");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsIn(page, email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/settings");

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(`/accounts/login?next=${encodeURIComponent(`/tos?anime=${anime.frieren}`)}`);
  await phone.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsIn(phone, email);
  await expect(dialogButton(phone, "Plan To Watch")).toBeVisible();

  const opens = page.getByRole("button", { name: "Sign out on all devices" });
  await opens.press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName("Sign out on all devices?");
  await dialogButton(page, "Cancel").click();
  await expect(opens).toBeFocused();

  await opens.click();
  await refuse(page, "auth_logout", "unexpected", "Something went wrong.");
  await dialogButton(page, "Sign out everywhere").click();
  await expect(dialogOf(page).getByRole("alert")).toHaveText("Something went wrong.");
  await mend(page, "auth_logout");
  await dialogButton(page, "Sign out everywhere").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

  await presses(phone, "Plan To Watch", sentences.sessionOver);
  await expect(phone.getByRole("banner").getByText("Sign In")).toBeVisible();
  await elsewhere.close();

  await page.goto("/accounts/login");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  // The provider's session ended as well: it asks again.
  await expect(page.getByLabel("Password")).toBeVisible();
});
