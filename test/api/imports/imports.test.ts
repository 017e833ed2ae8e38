import { expect, test } from "vitest";
import { accepted, imported, rested, upload } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";

const file = listFile("anime", [{ id: anime.frieren, status: "active", progress: 3 }]);

test("somebody who has imported nothing has no imports", async () => {
  const ai = await newcomer();
  expect(await ai.ok("imports")).toEqual({ imports: [] });
});

test("imports are listed with the newest first", async () => {
  const ai = await newcomer();
  const first = await imported(ai, "anime", file);
  const second = await imported(ai, "manga", listFile("manga", []));
  const { imports } = await ai.ok("imports");
  expect(imports).toEqual([second, first]);
  expect(imports.map(({ kind }) => kind)).toEqual(["manga", "anime"]);
});

test("progress grows from nothing to all rows", async () => {
  const ai = await newcomer();
  const rows = Array.from({ length: 450 }, (_, at) => ({
    id: 2_000_000 + at,
    status: "planned" as const,
    progress: 0,
  }));
  const id = await accepted(upload(ai, "anime", listFile("anime", rows, { fields: "few" })));
  expect((await ai.ok("imports", { job_id: id })).imports).toMatchObject([{ rows: 450 }]);
  expect(await rested(ai, id)).toMatchObject({ rows_done: 450, progress: 1 });
});

test("somebody else's import is not there", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const { job_id } = await imported(ai, "anime", file);
  await provokes(bo.call("imports", { job_id }), 404, "This import does not exist.");
  await provokes(ai.call("imports", { job_id: "nonsense" }), 404, "This import does not exist.");
  expect(await bo.ok("imports")).toEqual({ imports: [] });
});
