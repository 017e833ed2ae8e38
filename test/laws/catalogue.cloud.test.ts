import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import * as z from "zod";
import { modelFormats } from "../../functions/objects/formats.ts";
import { creditsPath } from "../../shared/credits.ts";
import { during } from "../support/cloud/faults.ts";
import { fire } from "../support/cloud/jobs.ts";
import { objectsWith, removeObject } from "../support/cloud/stored.ts";
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

/** How often the job has told how old the catalogue is. */
async function timesTold(): Promise<number> {
  const log = await readFile(join(inject("cloud").dataFolder, "functions.log"), "utf8");
  return log.split('"catalogue freshness"').length - 1;
}

test("credits that cannot be written keep nothing else from being there", async () => {
  const models = Object.values(modelFormats).map(([{ key }]) => key);
  for (const key of models) await removeObject("data", key);
  expect(await objectsWith(...models)).toEqual([]);
  const told = await timesTold();
  const order = {
    service: "s3",
    caller: "catalogue",
    method: "PUT",
    contains: creditsPath,
  } as const;
  await during([order], async (met) => {
    await expect(fire("catalogue")).rejects.toThrow();
    expect(await met()).toBeGreaterThan(0);
  });
  expect(await objectsWith(...models)).toHaveLength(models.length);
  await expect.poll(timesTold).toBe(told + 1);
  await fire("catalogue");
}, 120_000);
