import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, type RankingDraft } from "../../../web/features/ranking/draft.ts";
import { DraftKeeper, keepAfterMs } from "../../../web/features/ranking/draft-keeper.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string): RankingDraft => ({ ...emptyDraft, name });

function keeperAndKept() {
  const kept: string[] = [];
  const keeper = new DraftKeeper(({ name }) => kept.push(name));
  return { keeper, kept };
}

test("a draft is kept once, a moment after the last change", () => {
  const { keeper, kept } = keeperAndKept();
  keeper.later(named("T"));
  vi.advanceTimersByTime(keepAfterMs - 1);
  keeper.later(named("To"));
  vi.advanceTimersByTime(keepAfterMs - 1);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual(["To"]);
});

test("what was just typed is kept when the page goes, and not a second time", () => {
  const { keeper, kept } = keeperAndKept();
  keeper.later(named("To"));
  keeper.now();
  expect(kept).toEqual(["To"]);
  vi.advanceTimersByTime(keepAfterMs);
  keeper.now();
  expect(kept).toEqual(["To"]);
});

test("a published draft does not come back", () => {
  const { keeper, kept } = keeperAndKept();
  keeper.later(named("To"));
  keeper.drop();
  keeper.now();
  vi.advanceTimersByTime(keepAfterMs);
  expect(kept).toEqual([]);
});
