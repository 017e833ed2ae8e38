import type { Page } from "@playwright/test";

/** The member of the demo community through whose eyes the site is seen. */
export const demoMember = "mika";

/** Signs a browser in by the demo member's button. */
export async function signInAsDemoMember(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/api/auth/login/?next=/tos`);
  await page.getByRole("button", { name: demoMember, exact: true }).click();
  await page.waitForURL(`${origin}/tos`);
}

/** Makes an account with nothing on its lists. */
async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/api/auth/login/?next=/tos`);
  await page.getByLabel("E-mail").fill(`newcomer-${Date.now()}@example.org`);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`${origin}/tos`);
}

/** Who can look at the site, and how a browser comes to be theirs. */
export const signIn = {
  member: signInAsDemoMember,
  newcomer: signUp,
  // Last, as what a visitor reads of the sources is known some seconds after the start.
  visitor: () => Promise.resolve(),
} as const satisfies Record<string, (page: Page, origin: string) => Promise<void>>;

export type Viewer = keyof typeof signIn;

export const viewers = Object.keys(signIn) as Viewer[];
