import { expect } from "vitest";
import { completedCount, listOf } from "./entries.ts";
import { during } from "../cloud/faults.ts";
import { accepted, mailsTo, rested, upload } from "./imports.ts";
import { listFile, type ListRow } from "../files/list-files.ts";
import { newcomer, type Person } from "./people.ts";
import { uidOf } from "../cloud/table.ts";

/** Enough rows for several chunks; none is in the catalogue, so that each has a place of its own. */
export const rows: readonly ListRow[] = Array.from({ length: 350 }, (_, at) => ({
  id: 3_000_000 + at,
  title: `Title ${at}`,
  total: 12,
  status: at % 2 === 0 ? "completed" : "active",
  progress: at % 2 === 0 ? 12 : 1 + (at % 11),
}));

export const file = listFile("anime", rows);

export const completed = rows.length / 2;

export let ai: Person;

export let uid: string;

/** Somebody new for each test; faults are aimed at them alone. */
export async function somebody(): Promise<void> {
  ai = await newcomer();
  uid = await uidOf(ai.username);
}

/** Whatever happened, in the end every row is placed once, the count is right, and one e-mail was sent. */
export async function expectWhole(job_id: string): Promise<void> {
  const job = await rested(ai, job_id);
  expect(job).toMatchObject({
    state: "finished",
    rows_done: 350,
    report: { added: 350, raised: 0, unchanged: 0, kept_aside: 0, provisional: 350 },
  });
  const list = await listOf(ai, "anime", ai.username);
  expect(list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  expect(await completedCount(ai, ai.username)).toBe(completed);
  expect(await mailsTo(ai)).toHaveLength(1);
}

/** Does something while the worker is held up in its second chunk, by a table that is too busy. Returns the import. */
export const stopMidway = (act: () => Promise<unknown>, bytes = file): Promise<string> =>
  during(
    [
      {
        service: "dynamodb",
        caller: "import_list",
        contains: `U#${uid}`,
        skip: 180,
        status: 400,
        code: "ThrottlingException",
      },
    ],
    async () => {
      const id = await accepted(upload(ai, "anime", bytes));
      await rested(ai, id, ["running"]);
      await act();
      return id;
    },
  );

/** Does something while every message about somebody's imports is lost on its way to the queue. */
export const unheard = <Result>(act: () => Promise<Result>): Promise<Result> =>
  during([{ service: "sqs", contains: uid, status: 400, code: "AccessDenied" }], act);

/** Uploads a file whose message is lost on its way to the queue. */
export const uploadUnheard = (): Promise<string> =>
  unheard(() => accepted(upload(ai, "anime", file)));

export const slow = { timeout: 120_000 };
