import type { Status } from "../../../shared/kind.ts";

/**
 * The request for the first `count` titles of a user's list, where `isNewFirst` those with a new episode before and what
 * is on hold after all others; panels that ask alike share one answer.
 */
export const firstOf = (username: string, status: Status, count: number, isNewFirst = false) => ({
  username,
  status,
  page_size: count,
  ...(isNewFirst && { new_first: true }),
});
