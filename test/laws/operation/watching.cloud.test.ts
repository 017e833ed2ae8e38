import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { deletionKey, importKey, statisticsKey } from "../../../functions/table/keys.ts";
import { readStacks } from "../../infra/assembly.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { itemsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import { ageDeletion, uidOf } from "../../support/cloud/table.ts";
import { accepted, imported, mailsTo, rested, upload } from "../../support/people/imports.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";
import {
  ai,
  file,
  slow,
  somebody,
  uid,
  uploadUnheard,
} from "../../support/people/stopping-imports.ts";
import {
  AlarmProperties,
  isOn,
  lookBackMs,
  ofVersion,
  type Sample,
} from "../../support/watching/alarm-states.ts";
import { logLine, samplesIn, type LogLine } from "../../support/watching/log-lines.ts";

/*
 * What functions of the deployed bundles tell CloudWatch, from the lines that they write, and which alarms of the deployed
 * template go on by it.
 */

const alarms = [...readStacks(inject("cloud").assembly).values()]
  .flatMap(({ Resources }) => Object.values(Resources))
  .filter(({ Type }) => Type === "AWS::CloudWatch::Alarm")
  // There is one version of each function here, its first.
  .map(({ Properties }) => ofVersion(AlarmProperties.parse(Properties), "1"));

const log = join(inject("cloud").dataFolder, "functions.log");

/** What functions log while something is done: each line is behind its time and the function's name. */
async function linesOf(act: () => Promise<unknown>): Promise<LogLine[]> {
  const before = (await readFile(log, "utf8")).length;
  await act();
  // The file is written a moment later.
  await new Promise((done) => setTimeout(done, 100));
  const added = (await readFile(log, "utf8")).slice(before);
  return added.split("\n").flatMap((line) => logLine(line.slice(line.indexOf("{"))) ?? []);
}

/** The alarms that are on if it goes on like this for as long as they look back, by what they say. */
function onBy(lines: readonly LogLine[]): string[] {
  const samples = lines.flatMap(samplesIn);
  const now = Date.now();
  return alarms
    .filter((alarm) => {
      const always: Sample[] = [];
      for (let ago = 0; ago < lookBackMs(alarm); ago += 60_000) {
        always.push(...samples.map((sample) => ({ ...sample, atMs: now - ago - 1 })));
      }
      return isOn(alarm, always, now);
    })
    .map(({ AlarmDescription }) => AlarmDescription);
}

const told = (lines: readonly LogLine[], name: string): number[] =>
  lines.flatMap(samplesIn).flatMap((sample) => (sample.name === name ? [sample.value] : []));

describe("in a usual hour", () => {
  test("calls, jobs and an import tell their numbers, and no alarm goes on", slow, async () => {
    await somebody();
    const lines = await linesOf(async () => {
      await ai.ok("search_anime", { query: "frieren" });
      await ai.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 5 });
      await visitor().call("check_logged");
      await imported(ai, "anime", file);
      for (const job of ["rank", "import_sweep", "deletions", "trending", "watch"] as const) {
        await fire(job);
      }
    });
    expect(told(lines, "AnswerMs").length).toBeGreaterThanOrEqual(3);
    expect(told(lines, "OverdueJobs")).toEqual([0]);
    expect(told(lines, "Unreachable")).toEqual([0]);
    expect(onBy(lines)).toEqual([]);
  });
});

describe("a trouble", () => {
  test("of a call is counted for the site and for its function, under the gateway's and the edge's id", async () => {
    const person = await newcomer();
    const id = await uidOf(person.username);
    const order = { service: "dynamodb", caller: "get_anime", contains: `U#${id}` } as const;
    const denied = { ...order, status: 400, code: "AccessDeniedException" };
    let edgeId: string | null = null;
    const lines = await linesOf(() =>
      during([denied], async () => {
        const answer = await person.call("get_anime", { username: person.username });
        expect(answer.status).toBe(500);
        edgeId = answer.headers.get("x-amz-cf-id");
      }),
    );
    const own = lines.filter((line) => line["edgeId"] === edgeId);
    expect(own.map(({ event }) => event)).toEqual(["fault", "call"]);
    expect(new Set(own.map((line) => line["requestId"])).size).toBe(1);
    const faults = own.flatMap(samplesIn).filter(({ name }) => name === "Faults");
    expect(faults.map(({ functionName, version }) => [functionName, version])).toEqual([
      [undefined, undefined],
      ["get_anime", undefined],
      ["get_anime", "1"],
    ]);
    // A release that went on like this would go back.
    expect(onBy(own).filter((alarm) => alarm.startsWith("The newest version"))).toEqual([
      expect.stringMatching(/^The newest version of get_anime fails/),
    ]);
  });

  test("of a list that waits too long is told by the sweep", slow, async () => {
    await somebody();
    const id = await uploadUnheard();
    const { sk } = importKey(uid, id);
    const [job] = (await itemsWith(`U#${uid}`)).filter((item) => item.sk === sk);
    const then = Date.now() - 12 * 60_000;
    await putItems([{ ...job, openedAtMs: then, queuedAtMs: Date.now(), pk: `U#${uid}`, sk }]);
    const lines = await linesOf(async () => {
      await fire("import_sweep");
      await fire("watch");
    });
    expect(told(lines, "OldestImportMinutes")).toEqual([12]);
    expect(onBy(lines)).toEqual([expect.stringContaining('"OldImports"')]);
    await putItems([{ ...job, queuedAtMs: then, pk: `U#${uid}`, sk }]);
    await fire("import_sweep");
    await rested(ai, id);
  });

  test("of a deletion that does not end is told by its job", slow, async () => {
    const person = await newcomer();
    const id = await uidOf(person.username);
    const order = { service: "dynamodb", contains: id, status: 400, code: "AccessDeniedException" };
    const query = { ...order, service: "dynamodb", operation: "Query" } as const;
    const lines = await during([query], async () => {
      await person.call("delete_account", { confirmation: person.username });
      await ageDeletion(id, 125);
      return linesOf(() => expect(fire("deletions")).rejects.toThrow("1 deletions failed"));
    });
    expect(told(lines, "OldestDeletionMinutes")).toEqual([125]);
    expect(onBy(lines)).toContainEqual(expect.stringContaining('"OldDeletions"'));
    expect(lines.find(({ event }) => event === "failed")).toMatchObject({ work: "deletions" });
    await fire("deletions");
    expect((await itemsWith(id)).filter(({ pk }) => pk === deletionKey(id).pk)).toEqual([]);
  });

  test("of a job that does not come through any more is told by the one that looks after them", async () => {
    const runs = statisticsKey("RUNS");
    await fire("watch");
    const [before] = (await itemsWith('"RUNS"')).filter(({ sk }) => sk === runs.sk);
    expect(Object.keys(before ?? {})).toEqual(
      expect.arrayContaining(["achievements", "catalogue", "deletions", "import_sweep", "rank"]),
    );
    await putItems([{ ...before, ...runs, rank: Date.now() - 20 * 60_000 }]);
    const lines = await linesOf(() => fire("watch"));
    expect(lines.filter(({ event }) => event === "job overdue")).toMatchObject([{ job: "rank" }]);
    expect(onBy(lines)).toEqual([expect.stringContaining('"OverdueJobs"')]);
    await fire("rank");
    expect(told(await linesOf(() => fire("watch")), "OverdueJobs")).toEqual([0]);
    // A job that is new is not late.
    await removeItem(runs);
    expect(told(await linesOf(() => fire("watch")), "OverdueJobs")).toEqual([0]);
  });

  test("of e-mails that are refused is told by the worker", slow, async () => {
    await somebody();
    const refused = { status: 400, code: "MessageRejected" };
    const lines = await linesOf(async () => {
      await during([{ service: "ses", contains: ai.email, ...refused }], () =>
        imported(ai, "anime", file),
      );
      await fire("watch");
    });
    expect(await mailsTo(ai)).toEqual([]);
    expect(told(lines, "RefusedMails")).toEqual([1]);
    expect(onBy(lines)).toEqual([expect.stringContaining('"RefusedMails"')]);
  });
});

test("an upload is followed by the edge's id to the worker's last line", slow, async () => {
  await somebody();
  let edgeId: string | null = null;
  const lines = await linesOf(async () => {
    const answer = await upload(ai, "anime", file);
    edgeId = answer.headers.get("x-amz-cf-id");
    await rested(ai, await accepted(Promise.resolve(answer)));
  });
  const followed = lines.filter((line) => line["edgeId"] === edgeId);
  expect(followed[0]).toMatchObject({ event: "call", endpoint: "import_mal", status: 202 });
  expect(followed.slice(-2)).toMatchObject([
    { event: "import at rest" },
    { event: "done", work: "import_list" },
  ]);
});
