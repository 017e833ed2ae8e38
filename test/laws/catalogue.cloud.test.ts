import { expect, test } from "vitest";
import * as z from "zod";
import { fire } from "../support/cloud/jobs.ts";
import { visitor } from "../support/people/people.ts";

const Run = z.object({ titles: z.number(), changed: z.number() });

test("a later run of the catalogue finds what the first has stored, and the site goes on", async () => {
  const { titles, changed } = Run.parse(await fire("catalogue"));
  expect(titles).toBeGreaterThan(8000);
  // A few may have begun or ended their run on the air since.
  expect(changed).toBeLessThan(titles / 100);
  const { results } = await visitor().ok("search_anime", { query: "frieren" });
  expect(results[0]?.name).toBe("Sousou no Frieren");
}, 120_000);
