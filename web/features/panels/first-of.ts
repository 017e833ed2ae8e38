import type { Status } from "../../../shared/kind.ts";

/** The request for the first `count` titles of a user's list; panels that ask alike share one answer. */
export const firstOf = (username: string, status: Status, count: number) => ({
  username,
  status,
  page_size: count,
});
