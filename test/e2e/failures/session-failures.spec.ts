import * as sentences from "../../../shared/sentences.ts";
import { sees } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";
import { runsUntil, stopClock } from "../support/clock.ts";
import { bodiesOf, breakNetwork, mend, refuse } from "../support/faults.ts";
import { comesBack, dialogButton, presses, toastsOf } from "../support/pages.ts";
import { expect, memberTest, test } from "../support/test.ts";

test("somebody whose sign-in cannot be checked counts as signed out", async ({
  page,
  problems,
}) => {
  problems.allow(/500 \(Internal Server Error\).*check_logged/);
  await refuse(page, "check_logged", "unexpected");
  await page.goto("/");
  await sees(page.getByRole("banner"), "Sign In");
});

memberTest(
  "a member whose sign-in cannot be checked is told so, and gets their pages when it can",
  async ({ page, problems }) => {
    problems.allow(/503 \(Service Unavailable\).*check_logged/);
    const main = page.getByRole("main");
    await refuse(page, "check_logged", "unavailable");
    for (const path of ["/", "/chat", "/recommend", "/settings", "/accounts/logout"]) {
      await page.goto(path);
      await expect(main.getByText(sentences.sessionUnknown)).toBeVisible();
      await expect(main.getByText(/^Sign in to|You are signed out/)).toHaveCount(0);
      await sees(page.getByRole("banner"), "Sign In");
    }
    await mend(page, "check_logged");
    await main.getByRole("button", { name: "Retry" }).click();
    await expect(main.getByRole("heading", { name: "Sign out of your account?" })).toBeVisible();
  },
);

memberTest(
  "the page asks again by itself who is signed in, and at once when the connection is back",
  async ({ page, context, problems }) => {
    problems.allow(/net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await breakNetwork(page, "check_logged");
    await page.goto("/settings");
    const unknown = page.getByRole("main").getByText(sentences.sessionUnknown);
    await expect(unknown).toBeVisible();
    await mend(page, "check_logged");
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await breakNetwork(page, "check_logged");
    await page.reload();
    await expect(unknown).toBeVisible();
    await mend(page, "check_logged");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  },
);

memberTest(
  "who comes back to the tab need not wait until the page asks who is signed in",
  async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await stopClock(page);
    await breakNetwork(page, "check_logged");
    const asked = bodiesOf(page, "check_logged");
    await page.goto("/settings");
    await runsUntil(page, page.getByRole("main").getByText(sentences.sessionUnknown));
    // Until the last pause, the longest one, has begun.
    // In small steps: a pause begins only when the page has seen that the call before it failed.
    const steps = async (ms: number) => {
      await page.clock.runFor(ms);
      return asked.length;
    };
    await expect.poll(() => steps(250), { intervals: [50], timeout: 20_000 }).toBe(4);
    await mend(page, "check_logged");
    for (let passed = 0; passed < 2500; passed += 250) await steps(250);
    await comesBack(page);
    await runsUntil(page, page.getByRole("heading", { level: 1, name: "Settings" }));
  },
);

memberTest(
  "a session that ended elsewhere shows when something is saved",
  async ({ page, member, problems }) => {
    problems.allow(/401 \(Unauthorized\)/);
    problems.allow(/Failed to add\/update anime/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await member.ok("auth_logout");
    await dialogButton(page, "Plan To Watch").click();
    await expect(toastsOf(page).getByText(sentences.sessionOver)).toBeVisible();
    await expect(toastsOf(page).locator(".toast")).toHaveCount(1);
    await sees(page.getByRole("banner"), "Sign In");
    await toastsOf(page).getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
  },
);

memberTest("a lost CSRF cookie is fetched again without a word", async ({ page, context }) => {
  await page.goto(`/tos?anime=${anime.frieren}`);
  await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
  await context.clearCookies({ name: "csrftoken" });
  const checks = bodiesOf(page, "check_logged");
  await presses(page, "Plan To Watch", "Anime added: Frieren: Beyond Journey's End");
  expect(checks).toHaveLength(1);
});

memberTest(
  "a CSRF cookie that cannot be had fails the action by name",
  async ({ page, context, member, problems }) => {
    problems.allow(/CSRF token not found/);
    await page.goto(`/tos?anime=${anime.frieren}`);
    await expect(dialogButton(page, "Plan To Watch")).toBeVisible();
    await context.clearCookies({ name: "csrftoken" });
    await page.route("**/api/check_logged/", async (route) => {
      // Not the server's own answer, which would set the cookie.
      await route.fulfill({
        json: { logged: true, username: member.username, avatar_url: "", now: Date.now() },
      });
    });
    const checks = bodiesOf(page, "check_logged");
    await presses(page, "Plan To Watch", sentences.csrfMissing);
    expect(checks).toHaveLength(1);
  },
);
