import { kindRules, statusOf, type Kind, type Status } from "../../../shared/kind.ts";

/** The list that a profile shows. */
export interface ProfileTabs {
  readonly kind: Kind;
  readonly status: Status;
}

/** The tab that stands for a kind when the address names no status: what its owner watches or reads now. */
export const firstTabs = (kind: Kind): ProfileTabs => ({ kind, status: kindRules[kind].active });

/** Reads the open tabs from a profile's query, `?list=manga&status=planned`; anything unreadable counts as absent. */
export function profileTabs(query: URLSearchParams): ProfileTabs {
  const first = firstTabs(query.get("list") === "manga" ? "manga" : "anime");
  const status = statusOf(first.kind, query.get("status") ?? "");
  return status === undefined ? first : { ...first, status };
}

/** The query that opens other tabs, the default ones unnamed; whatever else it says stays. */
export function withTabs(search: string, { kind, status }: ProfileTabs): string {
  const query = new URLSearchParams(search);
  query.delete("list");
  query.delete("status");
  if (kind !== "anime") query.set("list", kind);
  if (status !== kindRules[kind].active) query.set("status", status.toLowerCase());
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** What a profile calls a user's list: 'My Anime List' to its owner, else 'mika's Anime List'. */
export function listLabel(kind: Kind, username: string, isOwner: boolean): string {
  const list = kind === "anime" ? "Anime List" : "Manga List";
  return isOwner ? `My ${list}` : `${username}'s ${list}`;
}
