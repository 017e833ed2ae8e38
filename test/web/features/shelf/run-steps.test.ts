import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorStatus } from "../../../../shared/errors.ts";
import { rates } from "../../../../shared/rates.ts";
import { CallError } from "../../../../web/calls/api.ts";
import { runSteps } from "../../../../web/features/shelf/select/run-steps.ts";

const lost = () => new CallError(0, undefined, "network");
const refused = () => new CallError(errorStatus.bad_request, "No.");
const signedOut = () => new CallError(errorStatus.signed_out, "Sign in.");
const tooMany = (seconds: number) =>
  new CallError(errorStatus.too_many, "Wait.", undefined, seconds * 1000);

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(async () => {
  // What has been sent counts for those that follow, which are other people's here.
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of steps, each of which does what its place says, when all the time that they want has passed. */
async function outcomeOf(count: number, act: (step: number) => Promise<unknown>) {
  const progress: number[] = [];
  const running = runSteps(numbers(count), act, (over) => progress.push(over));
  await vi.runAllTimersAsync();
  return { ...(await running), progress };
}

describe("many steps", () => {
  test("are all made, each once, and told one after the other", async () => {
    const asked: number[] = [];
    const { made, failed, progress } = await outcomeOf(30, (step) => {
      asked.push(step);
      return Promise.resolve();
    });
    expect(asked.toSorted((a, b) => a - b)).toEqual(numbers(30));
    expect(new Set(made)).toEqual(new Set(numbers(30)));
    expect(failed).toEqual([]);
    expect(progress).toEqual(numbers(30).map((at) => at + 1));
  });

  test("never come faster than the server takes them", async () => {
    const at: number[] = [];
    const { made } = await outcomeOf(700, () => {
      at.push(Date.now());
      return Promise.resolve();
    });
    expect(made).toHaveLength(700);
    const most = rates.writes.user[0].count;
    for (const [step, time] of at.entries()) {
      const within = at.slice(step).filter((other) => other - time <= 60_000);
      expect(within.length).toBeLessThan(most);
    }
  });

  test("are tried again where that may help, and named where it does not", async () => {
    const tries = new Map<number, number>();
    const { made, failed } = await outcomeOf(8, (step) => {
      const before = tries.get(step) ?? 0;
      tries.set(step, before + 1);
      if (step === 1 && before < 2) return Promise.reject(lost());
      if (step === 2) return Promise.reject(lost());
      if (step === 3) return Promise.reject(refused());
      if (step === 4 && before === 0) return Promise.reject(tooMany(45));
      return Promise.resolve();
    });
    expect(new Set(made)).toEqual(new Set([0, 1, 4, 5, 6, 7]));
    expect(new Set(failed)).toEqual(new Set([2, 3]));
    expect([...tries.entries()].filter(([, times]) => times > 1)).toEqual([
      [1, 3],
      [2, 3],
      [4, 2],
    ]);
  });

  test("end with the session, and count what was not asked for as failed", async () => {
    let asked = 0;
    const { made, failed, error } = await outcomeOf(30, (step) => {
      asked++;
      return step < 4 ? Promise.resolve() : Promise.reject(signedOut());
    });
    expect(made.length + failed.length).toBe(30);
    expect(asked).toBeLessThan(12);
    expect(error).toMatchObject({ status: errorStatus.signed_out });
  });

  test("ask whoever would leave the page meanwhile, and nobody after", async () => {
    const leave = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    const running = runSteps(
      [1],
      () => new Promise((resolve) => setTimeout(resolve, 500)),
      vi.fn(),
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(leave()).toBe(true);
    await vi.runAllTimersAsync();
    await running;
    expect(leave()).toBe(false);
  });
});
