import { expect, test } from "vitest";
import type { By, DiaryEvent, Standing } from "../../../functions/diary-events/event.ts";
import { withoutUndone } from "../../../functions/diary/undone.ts";

const watching = (progress: number): Standing => ({ status: "W", progress });

/** Steps of a title, each with what takes it: "t1" goes on to episode 1, "u0" goes back there by Undo. */
function stepped(...steps: readonly string[]): DiaryEvent[] {
  let from: Standing | null = null;
  return steps.map((step, at) => {
    const by: By = step.startsWith("u") ? "undo" : "tap";
    const to: Standing | null = step.endsWith("-") ? null : watching(Number(step.slice(1)));
    const event = { atMs: at, by, changes: { standing: { from, to } } };
    from = to;
    return event;
  });
}

test.each([
  ["t1 t2", "t1 t2"],
  ["t1 t2 u1", "t1"],
  ["t1 t2 u1 t3", "t1 t3"],
  // Step by step back.
  ["t1 t2 t3 u2 u1", "t1"],
  ["t1 t2 u1 u-", ""],
  ["t1 t2 u1 t5 u1 u-", ""],
  // Undone, and done again by the Undo of that.
  ["t1 t2 u1 u2", "t1 t2"],
  ["t1 t2 u1 u2 u1", "t1"],
  // What takes back something else is there.
  ["t1 t2 t3 u1", "t1 t2 t3 u1"],
])("%s leaves %s", (steps, left) => {
  const events = stepped(...steps.split(" "));
  const kept = withoutUndone(events);
  expect(kept.map(({ atMs }) => steps.split(" ")[atMs]).join(" ")).toBe(left);
});
