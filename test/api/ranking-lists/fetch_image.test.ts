import { expect, test } from "vitest";
import { newcomer } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { leaveCalls, uidOf, withinOneMinute } from "../../support/cloud/table.ts";
import { asksToWait } from "../../support/people/waiting.ts";

const unable = "Unable to fetch image from URL.";

test.each([
  "http://example.com/a.png",
  "https://localhost/a.png",
  "https://127.0.0.1/a.png",
  "https://[::1]/a.png",
  "https://[::ffff:169.254.169.254]/latest/meta-data/",
  "https://169.254.169.254/latest/meta-data/",
  "https://user:password@example.com/a.png",
  "not an address",
  `data:image/png;base64,${"A".repeat(5000)}`,
  "",
])("%j is not fetched", async (url) => {
  const ai = await newcomer();
  await provokes(ai.call("fetch_image", { url }), 400, unable);
});

test("our own site, seen from inside, is not fetched either", async () => {
  const ai = await newcomer();
  await provokes(
    ai.call("fetch_image", { url: ai.origin.replace("http:", "https:") }),
    400,
    unable,
  );
});

test("a server that cannot be reached is a failed network", async () => {
  const ai = await newcomer();
  const nowhere = ai.call("fetch_image", { url: "https://pictures.invalid/a.png" });
  await provokes(nowhere, 400, "Error fetching image from URL.");
});

test("whoever fetched as many as an hour takes is asked to wait", () =>
  withinOneMinute(async () => {
    const ai = await newcomer();
    await leaveCalls(await uidOf(ai.username), "fetchImage", 1);
    const url = "not an address";
    await provokes(ai.call("fetch_image", { url }), 400, unable);
    await asksToWait(ai.call("fetch_image", { url }));
  }));

test("an address is text", async () => {
  const ai = await newcomer();
  for (const url of [undefined, 1, null, ["https://example.com"]]) {
    expect((await ai.call("fetch_image", { url })).status).toBe(400);
  }
});
