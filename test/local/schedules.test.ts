import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { nextRun, readExpression } from "../../local/events/schedule-expression.ts";
import { startSchedules } from "../../local/events/schedules.ts";
import type { Lambda } from "../../local/lambda/lambda.ts";
import { readTemplate } from "../../local/template/template.ts";
import { useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();

describe("a schedule of the template", () => {
  test("is fired by its name and answers with its function's result", async () => {
    expect(cloud().jobs).toEqual(["tick"]);
    expect(await cloud().fire("tick")).toEqual({ runs: 1 });
    expect(await cloud().fire("tick")).toEqual({ runs: 2 });
  });

  test("that does not exist is refused with the names of those that do", async () => {
    await expect(cloud().fire("tock")).rejects.toThrow('There is no job "tock". There is: tick.');
  });
});

describe("the clock", () => {
  /** How often the daily job of the fixture runs in three days. */
  async function runsInThreeDays(isClockStopped: boolean): Promise<number> {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const here = "http://localhost";
    const addresses = { domain: "", issuer: here, gateway: here, aws: here };
    const template = readTemplate(inject("fixture"), addresses);
    let runs = 0;
    const lambda: Pick<Lambda, "invoke" | "cool"> = {
      invoke: () => Promise.resolve(++runs),
      cool: () => Promise.resolve(),
    };
    const schedules = startSchedules(template, lambda, isClockStopped);
    await vi.advanceTimersByTimeAsync(3 * 24 * 3600 * 1000);
    await schedules.stop();
    return runs;
  }

  test("starts jobs when their time has come", async () => {
    expect(await runsInThreeDays(false)).toBe(3);
  });

  test("can be stopped", async () => {
    expect(await runsInThreeDays(true)).toBe(0);
  });
});

describe("the next run", () => {
  const after = (expression: string, time: string): string =>
    new Date(nextRun(readExpression(expression), Date.parse(time))).toISOString();

  test.each([
    ["rate(1 minute)", "2026-11-21T10:00:30.000Z", "2026-11-21T10:01:30.000Z"],
    ["rate(15 minutes)", "2026-11-21T10:00:00.000Z", "2026-11-21T10:15:00.000Z"],
    ["rate(1 day)", "2026-11-21T10:00:00.000Z", "2026-11-22T10:00:00.000Z"],
    ["cron(0 3 * * ? *)", "2026-11-21T03:00:00.000Z", "2026-11-22T03:00:00.000Z"],
    ["cron(0 3 * * ? *)", "2026-11-21T02:59:59.000Z", "2026-11-21T03:00:00.000Z"],
    ["cron(0/20 * * * ? *)", "2026-11-21T10:25:00.000Z", "2026-11-21T10:40:00.000Z"],
    ["cron(*/20 22-23 * * ? *)", "2026-11-21T23:50:00.000Z", "2026-11-22T22:00:00.000Z"],
    ["cron(30 4 ? * MON-FRI *)", "2026-11-21T00:00:00.000Z", "2026-11-23T04:30:00.000Z"],
    ["cron(0 0 1 JAN,JUL ? *)", "2026-11-21T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ])("of %s after %s is at %s", (expression, time, expected) => {
    expect(after(expression, time)).toBe(expected);
  });

  test.each([
    "at(2026-11-21T00:00:00)",
    "rate(0 days)",
    "cron(0 3 * * ? 2027)",
    "cron(0 3 L * ? *)",
  ])("of %s is unknown and says so", (expression) => {
    expect(() => readExpression(expression)).toThrow("unknown locally");
  });
});
