/*
 * Until the catalogue job has run for the first time there is no snapshot. Whoever needs one is told so, in a sentence
 * and with a time to come back; no call, job or import fails for it.
 */
import { beforeAll, expect, test } from "vitest";
import { helpFinder } from "../../../shared/list-file/help-finder.ts";
import type { Need } from "../../../shared/endpoint.ts";
import type { EndpointName } from "../../../shared/endpoints.ts";
import { during, killFunction } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import type { Fields } from "../../support/browser.ts";
import { listFile } from "../../support/files/list-files.ts";
import { built } from "../../support/people/asking.ts";
import { accepted, importOf, mailsTo, upload } from "../../support/people/imports.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

/** What S3 says of a missing object to whoever may not list the bucket. */
const missing = {
  service: "s3",
  contains: "catalogue/snapshot",
  status: 403,
  code: "AccessDenied",
} as const;

const told = {
  status: 503,
  body: { error: "Our catalogue is still loading. Please try again in a few minutes." },
};

const withoutCatalogue = (run: () => Promise<unknown>) => during([missing], run);

const reading = (...besides: readonly Need[]): EndpointName[] =>
  built
    .filter(([, { needs }]) =>
      ["snapshot:read", ...besides].every((need) => needs.some((own) => own === need)),
    )
    .map(([name]) => name);

/** These read it only when they come to it: for achievements, and for a title that is not in the table. */
const writing = reading("entries:write");
const details = reading("entries:read");
const others = reading().filter((name) => !writing.includes(name) && !details.includes(name));

let ai: Person;
let sound: Fields;

beforeAll(async () => {
  ai = await newcomer();
  // A diary of nothing needs no names.
  await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 1 });
  const id = await makeList(ai);
  const { url } = await ai.ok("calendar_link");
  sound = {
    id,
    token: url?.split("/").at(-2),
    username: ai.username,
    status: "completed",
    anime_id: anime.frieren,
    episodes_watched: 1,
    manga_id: manga.berserk,
    chapters_read: 1,
    query: "frieren",
    user_input: "What airs today?",
    format: "json",
    watchlist: "COMPLETED",
  };
});

/** Fields that only some rows understand otherwise. */
const special: Partial<Record<EndpointName, Fields>> = {
  // Their `id` is that of a title.
  card: { of: "favourites", form: "svg", id: anime.frieren },
  // As above; of all titles.
  diary: { id: undefined },
  dropped: { kind: "anime" },
  related_titles: { kind: "anime", id: anime.frieren },
  shelf_on: { kind: "anime", day: "2026-03-01" },
  year: { year: 2026 },
};

test.each(others)(
  "%s says that the catalogue is being loaded, and when to ask again",
  async (name) => {
    await withoutCatalogue(async () => {
      // Functions that are warm have a copy.
      await killFunction(name);
      const answer = await ai.call(name, { ...sound, ...special[name] });
      expect(answer, answer.text).toMatchObject(told);
      expect(answer.headers.get("retry-after")).toBe("30");
    });
    const { status } = await ai.call(name, { ...sound, ...special[name] });
    expect([200, 400, 404]).toContain(status);
  },
);

test.each(writing)("%s, which counts achievements by it, works without", async (name) => {
  await withoutCatalogue(async () => {
    await killFunction(name);
    const answer = await ai.call(name, sound);
    expect(answer.status, answer.text).toBe(200);
  });
});

test.each(details)("%s knows what the table holds, and calls no title unknown", async (name) => {
  const unknown = () => visitor().call(name, { anime_id: unknownId, manga_id: unknownId });
  await withoutCatalogue(async () => {
    await killFunction(name);
    await visitor().ok(name, sound);
    expect(await unknown()).toMatchObject(told);
  });
  expect(await unknown()).toMatchObject({ status: 404 });
});

test("who is in despair is given care all the same", async () => {
  await withoutCatalogue(async () => {
    await killFunction("chat");
    const { status, body } = await ai.call("chat", { user_input: "i want to die" });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(helpFinder);
  });
});

test.each([
  ["trending", { ids: [] }],
  ["achievements", { users: 0, granted: 0 }],
] as const)("the job %s ends with nothing done", async (job, nothing) => {
  await withoutCatalogue(async () => {
    await killFunction(job);
    expect(await fire(job)).toEqual(nothing);
  });
});

test("an import waits for it", async () => {
  const hana = await newcomer();
  const file = listFile("anime", [{ id: anime.frieren, status: "completed", progress: 28 }]);
  let id = "";
  await during([missing], async (met) => {
    await killFunction("import_list");
    id = await accepted(upload(hana, "anime", file));
    await expect.poll(met, { timeout: 30_000 }).toBeGreaterThan(0);
  });
  // The sweep wakes it as soon as the worker has let go of it, unless its message comes back first.
  const swept = async () => {
    await fire("import_sweep");
    return importOf(hana, id);
  };
  await expect
    .poll(swept, { timeout: 60_000 })
    .toMatchObject({ state: "finished", report: { added: 1 } });
  expect(await mailsTo(hana)).toHaveLength(1);
}, 120_000);
