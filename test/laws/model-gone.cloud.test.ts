import { expect, test } from "vitest";
import { during, killFunction } from "../support/cloud/faults.ts";
import { newcomer } from "../support/people/people.ts";
import { provokes } from "../support/spec-coverage.ts";
import { anime } from "../support/people/titles.ts";

/** What S3 says of a missing object to whoever may not list the bucket. */
const missing = {
  service: "s3",
  caller: "recommend_anime",
  contains: "catalogue/model-",
  status: 403,
  code: "AccessDenied",
} as const;

test("without a model of this version a person is asked to wait, until there is one", async () => {
  const ai = await newcomer();
  const picks = [anime.attackOnTitan, anime.cowboyBebop, anime.yourName];
  const recommended = () => ai.call("recommend_anime", { watchlist: "CUSTOM", anime_ids: picks });
  await during([missing], async () => {
    // Functions that are warm have a copy.
    await killFunction("recommend_anime");
    const refusing = recommended();
    await provokes(
      refusing,
      503,
      "We are still preparing recommendations. Please try again in a while.",
    );
    expect((await refusing).headers.get("retry-after")).toBe("3600");
    // What no model would change is said as ever.
    const tooFew = ai.call("recommend_anime", { watchlist: "CUSTOM", anime_ids: [] });
    await provokes(tooFew, 400, "At least 3 valid anime must be selected to get recommendations.");
    const empty = ai.call("recommend_anime", { watchlist: "COMPLETED" });
    await provokes(empty, 400, "This list is empty. Add an anime to it first.");
  });
  expect(await recommended()).toMatchObject({ status: 200 });
}, 300_000);
