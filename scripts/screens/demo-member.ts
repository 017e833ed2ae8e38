import type { Page } from "@playwright/test";

/** The member of the demo community through whose eyes the site is seen. */
export const demoMember = "mika";

/** Signs a browser in by the demo member's button. */
export async function signInAsDemoMember(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/api/auth/login/?next=/tos`);
  await page.getByRole("button", { name: demoMember, exact: true }).click();
  await page.waitForURL(`${origin}/tos`);
}
