import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { call } from "../calls/api.ts";
import type { SavedEntry } from "./entry-calls.ts";

/** How long a call may be on its way, or a clock be wrong. */
const marginMs = 60_000;

/** Whether the server still has a drop as it was, so that it can be put back in its place; later it is picked up again. */
export const isJustDropped = (atMs: number): boolean =>
  Date.now() - atMs < limits.droppedKeptMinutes * 60_000 - marginMs;

/** Puts a title back on the list that was dropped, whole, however long ago. */
export const pickUpEntry = async (kind: Kind, id: number): Promise<SavedEntry> => ({
  ...(await call("pick_up", { kind, id })),
  achievements: [],
  isAsBefore: false,
  before: undefined,
});
