import { expect, test } from "vitest";
import { usualCalls } from "../../../scripts/units/count.ts";
import { recordedFigures } from "../../../scripts/units/recorded.ts";
import { endpoints, notBuilt } from "../../../shared/endpoints.ts";
import { jobs } from "../../../shared/jobs.ts";

const recorded = await recordedFigures();

const built = Object.keys(endpoints).filter((name) => !notBuilt.some((each) => each === name));

test("every endpoint has a usual call, and what it takes is recorded", () => {
  expect(Object.keys(usualCalls).toSorted()).toEqual(built.toSorted());
  expect(Object.keys(recorded.calls).toSorted()).toEqual(built.toSorted());
});

test("what a run takes is recorded of every job but the one that needs a site elsewhere", () => {
  const recordedJobs = [...Object.keys(recorded.jobs), "offline_database"];
  expect(recordedJobs.toSorted()).toEqual(Object.keys(jobs).toSorted());
});
