import type { Page } from "@playwright/test";
import { constant, sees } from "../support/spec-coverage.ts";
import { anime } from "../support/people/titles.ts";
import { runsUntil, stopClock } from "./support/clock.ts";
import { bodiesOf, breakNetwork, hold, mend, refuse } from "./support/faults.ts";
import { dialogOf, readsToast, signsUp } from "./support/pages.ts";
import { expect, memberTest, onPhone, test } from "./support/test.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Message" });
const messages = (page: Page) => page.getByRole("group", { name: "Messages" });
const problem = (page: Page) =>
  page.getByRole("region", { name: "Conversation" }).getByRole("alert");

async function says(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

test("a visitor is asked to sign in, and comes back", async ({ page }) => {
  await page.goto("/chat");
  await sees(page, "Sign in to chat with a bot that knows our catalogue and your lists.");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await signsUp(page);
  await expect(page).toHaveURL("/chat");
});

memberTest(
  "a member asks about a title, opens it, and puts another on the list",
  onPhone,
  async ({ page, member, isMobile }) => {
    await member.watch(anime.frieren, 12);
    await page.goto("/");
    if (isMobile) await page.getByRole("button", { name: /^Account menu/ }).click();
    await page.getByRole("banner").getByRole("link", { name: "Chat", exact: true }).click();
    await expect(page).toHaveURL("/chat");
    await sees(page, "Chat Anime Bot");
    await sees(page, "Chat App");
    if (isMobile) {
      await expect(page.getByText("Current Chat")).toBeHidden();
      await page.getByRole("button", { name: "Menu of chats" }).click();
    }
    await sees(page, "Current Chat");
    if (isMobile) await page.getByRole("button", { name: "Menu of chats" }).click();
    await sees(page, "No messages yet. Start the conversation!");
    await sees(page, "Send");

    await memberTest.step("a prompt is one tap", async () => {
      const bodies = bodiesOf(page, "chat");
      await page.getByRole("button", { name: "What was I watching?" }).click();
      await sees(messages(page), "You");
      await sees(messages(page), "Assistant");
      await expect(messages(page)).toContainText("episode 12 of 28");
      expect(bodies[0]).toMatchObject({ user_input: "What was I watching?", message_history: [] });
    });

    await memberTest.step("a title in an answer opens its dialog", async () => {
      await messages(page)
        .getByRole("link", { name: "Frieren: Beyond Journey's End" })
        .first()
        .click();
      await expect(dialogOf(page)).toContainText("Madhouse");
      await page.keyboard.press("Escape");
      await expect(messages(page)).toContainText("episode 12 of 28");
    });

    await memberTest.step("the conversation goes on, and Enter sends", async () => {
      await says(page, "and when did it air?");
      await expect(messages(page)).toContainText("2023");
      await expect(field(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
    });

    await memberTest.step("a title is added in one tap", async () => {
      await says(page, "How many episodes does Cowboy Bebop have?");
      await messages(page).getByRole("button", { name: "Plan to watch Cowboy Bebop" }).click();
      await readsToast(page, "Anime added: Cowboy Bebop");
      await expect(
        messages(page).getByRole("button", { name: "Cowboy Bebop is on your list" }),
      ).toBeVisible();
    });
  },
);

memberTest(
  "a conversation that is started over stays empty",
  onPhone,
  async ({ page, isMobile }) => {
    await page.goto("/chat");
    await says(page, "hello");
    await expect(messages(page)).toContainText("Ask me about any anime");
    const release = await hold(page, "chat");
    await says(page, "Who made Frieren?");
    await sees(page, "Sending...");
    if (isMobile) await page.getByRole("button", { name: "Menu of chats" }).click();
    await page.getByRole("button", { name: "Start over" }).click();
    release();
    await says(page, "hello again");
    await expect(messages(page)).toContainText("Ask me about any anime");
    await expect(messages(page)).not.toContainText("Frieren");
  },
);

memberTest(
  "a title that could not be added is not said to be listed",
  async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED|Failed to add\/update anime/);
    await page.goto("/chat");
    await says(page, "How many episodes does Cowboy Bebop have?");
    await breakNetwork(page, "add_anime");
    const plan = messages(page).getByRole("button", { name: "Plan to watch Cowboy Bebop" });
    await plan.click();
    await readsToast(page, "Failed to add/update anime. Please try again.");
    await mend(page, "add_anime");
    await plan.click();
    await readsToast(page, "Anime added: Cowboy Bebop");
  },
);

memberTest("nothing typed is lost when a message fails", async ({ page, problems }) => {
  problems.allow(/chat-tsuzuku/);
  problems.allow(/Failed to load resource/);
  await page.goto("/chat");
  await says(page, "   ");
  await sees(problem(page), "Message cannot be empty");

  const release = await hold(page, "chat");
  await says(page, "hello");
  await sees(page, "Sending...");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(messages(page)).toContainText("Ask me about any anime");

  for (const [fail, shown] of [
    [() => refuse(page, "chat", "unavailable"), "Server Error: Service Unavailable"],
    [() => refuse(page, "chat", "too_many", "Please wait a moment."), "Please wait a moment."],
    [() => breakNetwork(page, "chat"), "An unexpected error occurred"],
  ] as const) {
    await fail();
    await says(page, "Who made Frieren?");
    await sees(problem(page), shown);
    await expect(field(page)).toHaveValue("Who made Frieren?");
    await mend(page, "chat");
  }
  await field(page).press("Enter");
  await expect(messages(page)).toContainText("Madhouse");
  await expect(problem(page)).toHaveCount(0);
});

memberTest.describe("with motion", () => {
  memberTest.use({ contextOptions: { reducedMotion: "no-preference" } });

  memberTest("an answer is typed out, and can be shown at once", async ({ page }) => {
    expect(constant("chatTypingMsPerCharacter")).toBe(20);
    await page.goto("/chat");
    // A page that is not there yet would stay away: it takes time to come.
    await expect(field(page)).toBeVisible();
    await stopClock(page);
    await says(page, "What can you do?");
    const showAll = page.getByRole("button", { name: "Show it all" });
    await runsUntil(page, showAll);
    await page.clock.runFor(3 * constant("chatTypingMsPerCharacter"));
    await expect(messages(page)).not.toContainText("I do not give spoilers.");
    await showAll.click();
    await expect(messages(page)).toContainText("I do not give spoilers.");
    await expect(page.getByRole("button", { name: "Show it all" })).toHaveCount(0);
    // Screen readers hear the answer once and whole.
    await expect(
      page.getByRole("status").filter({ hasText: "I do not give spoilers." }),
    ).toHaveCount(1);
  });
});

memberTest(
  "the list follows the newest message, unless its reader has scrolled up",
  onPhone,
  async ({ page }) => {
    await page.goto("/chat");
    const texts = ["What can you do?", "List fantasy anime from 2023", "What can you do?"];
    for (const [at, text] of texts.entries()) {
      await says(page, text);
      // An answer that came while the list is scrolled up below would take it down again.
      await expect(messages(page).getByText("Assistant", { exact: true })).toHaveCount(at + 1);
    }
    const distance = () =>
      messages(page).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    await expect.poll(distance).toBeLessThan(4);
    await messages(page).evaluate((list) => {
      list.scrollTop = 0;
    });
    const back = page.getByRole("button", { name: "Newest message" });
    await back.click();
    await expect.poll(distance).toBeLessThan(4);
    await expect(back).toHaveCount(0);
    await expect(messages(page)).toBeFocused();
  },
);
