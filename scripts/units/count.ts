import assert from "node:assert/strict";
import type { CountedRequest, Units } from "../../local/aws/meter.ts";
import { endpoints, notBuilt, type EndpointName } from "../../shared/endpoints.ts";
import type { Endpoint } from "../../shared/endpoint.ts";
import { jobs, type JobName } from "../../shared/jobs.ts";
import { peopleCalls } from "./calls/people.ts";
import { titleCalls } from "./calls/titles.ts";
import { inCountedCloud, settle, type Settled } from "./community.ts";
import {
  figuresOf,
  hundredths,
  unitsOf,
  type AllFigures,
  type CallFigures,
  type Figures,
} from "./figures.ts";
import { fillShelf, usualShelf, type Member } from "./members.ts";
import type { Sending, UsualCall, UsualCalls } from "./usual-call.ts";

/** The endpoints whose usual calls are named. */
export const usualCalls: Readonly<Partial<Record<EndpointName, UsualCalls>>> = {
  ...titleCalls,
  ...peopleCalls,
};

/** Jobs that need something of outside. */
const uncounted: readonly JobName[] = ["offline_database"];

/** Counts what every endpoint, every job and the worker take. Throws for an endpoint without a usual call. */
export function countAll(tell: (what: string) => void): Promise<AllFigures> {
  return inCountedCloud(async (cloud) => {
    tell("people settle");
    const settled = await settle(cloud);
    const calls: Record<string, readonly CallFigures[]> = {};
    for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
      if (isWaiting(name)) continue;
      tell(name);
      calls[name] = await countEndpoint(settled, name as EndpointName, row);
    }
    tell("worker");
    const worker = await countWorker(settled);
    tell("jobs");
    return { calls, worker, ...(await countJobs(settled)) };
  });
}

const isWaiting = (name: string): boolean => notBuilt.some((each) => each === name);

/** What functions of a name ask for while something happens. */
async function asked(
  { cloud }: Settled,
  caller: string,
  work: () => Promise<unknown>,
): Promise<readonly CountedRequest[]> {
  const end = cloud.count();
  await work();
  return end().filter((request) => request.caller === caller);
}

async function countEndpoint(
  settled: Settled,
  name: EndpointName,
  row: Endpoint,
): Promise<readonly CallFigures[]> {
  const [first, ...others] = usualCalls[name] ?? [];
  if (first === undefined) throw new Error(`${name} has no usual call in scripts/units/calls/.`);
  const { early, usual, large } = settled;

  async function count(call: UsualCall, who: Member, turn: number): Promise<Figures> {
    const before = settled.newest();
    const send = await call.ready(who, turn, settled);
    // Some calls are made by somebody new.
    const caller = settled.newest() === before ? who : settled.newest();
    const uid = await caller.uid();
    return figuresOf(await asked(settled, name, () => made(send, call)), uid);
  }
  async function made(send: Sending, { status = row.status ?? 200 }: UsualCall): Promise<void> {
    const answer = await send();
    assert.equal(answer.status, status, `${name}: ${answer.text.slice(0, 200)}`);
  }
  const uncountedTurn = async (call: UsualCall, who: Member): Promise<void> =>
    made(await call.ready(who, 0, settled), call);

  await uncountedTurn(first, early);
  const atFirst = await count(first, usual, 1);
  const known = await count(first, usual, 2);
  const figures = [{ ...known, does: first.does ?? "", roundTripsAtFirst: atFirst.roundTrips }];
  for (const call of others) {
    const who = call.isLarge ? large : usual;
    if (call.isLarge) await uncountedTurn(call, who);
    const found = await count(call, who, 1);
    figures.push({ ...found, does: call.does ?? "", roundTripsAtFirst: found.roundTrips });
  }
  return figures;
}

/** The worker's part of an import of a usual list, and of its end. How many requests it takes is a matter of its pace. */
async function countWorker(settled: Settled): Promise<AllFigures["worker"]> {
  const fan = await settled.newcomer();
  let job_id = "";
  const placed = await asked(settled, "import_list", async () => {
    job_id = await fan.bring("anime", usualShelf.anime);
  });
  const undone = await asked(settled, "import_list", async () => {
    await fan.ok("undo_import", { job_id });
    await fan.untilRested(job_id);
  });
  return {
    [`import of ${usualShelf.anime} titles`]: unitsOf(placed),
    "the same undone": unitsOf(undone),
  };
}

/** Accounts by which the recount grows. */
const further = 8;

const none: Units = { reads: 0, writes: 0 };

async function countJobs(settled: Settled): Promise<Pick<AllFigures, "jobs" | "recount">> {
  const { newcomer, cloud } = settled;
  const run = async (name: string): Promise<Units> =>
    unitsOf(await asked(settled, name, () => cloud.fire(name)));
  const runs: Record<string, Units> = {};
  for (const name of Object.keys(jobs) as JobName[]) {
    if (uncounted.includes(name)) continue;
    // The first run does what is to be done.
    await cloud.fire(name);
    runs[name] = await run(name);
  }
  for (let at = 0; at < further; at++) {
    const fan = await newcomer();
    await fillShelf(cloud, fan, "anime", usualShelf.anime);
    await fillShelf(cloud, fan, "manga", usualShelf.manga);
  }
  await cloud.fire("achievements");
  const [before, after] = [runs["achievements"] ?? none, await run("achievements")];
  const recount = {
    reads: hundredths((after.reads - before.reads) / further),
    writes: hundredths((after.writes - before.writes) / further),
  };
  return { jobs: runs, recount };
}
