import { kindRules, statusOf, type Kind, type Status } from "../../../shared/kind.ts";

/** What a profile shows behind its side tabs, in their order. */
export const profileSections = ["anime", "manga", "custom", "ranking", "achievements"] as const;
export type ProfileSection = (typeof profileSections)[number];

type OtherSection = Exclude<ProfileSection, Kind>;

/** The tabs that are open: a section, and for anime and manga the list of one status. */
export type ProfileTabs =
  | { readonly section: Kind; readonly status: Status }
  | { [Name in OtherSection]: { readonly section: Name; readonly status?: never } }[OtherSection];

/** The tabs that stand for a section when the address names no status: what its owner watches or reads now. */
export const firstTabs = (section: ProfileSection): ProfileTabs =>
  section === "anime" || section === "manga"
    ? { section, status: kindRules[section].active }
    : { section };

/** Reads the open tabs from a profile's query, `?list=manga&status=planned`; anything unreadable counts as absent. */
export function profileTabs(query: URLSearchParams): ProfileTabs {
  const named = profileSections.find((section) => section === query.get("list"));
  const first = firstTabs(named ?? "anime");
  if (first.status === undefined) return first;
  const status = statusOf(first.section, query.get("status") ?? "");
  return status === undefined ? first : { ...first, status };
}

/** The query that opens other tabs, the default ones unnamed; whatever else it says stays. */
export function withTabs(search: string, { section, status }: ProfileTabs): string {
  const query = new URLSearchParams(search);
  query.delete("list");
  query.delete("status");
  if (section !== "anime") query.set("list", section);
  if (status !== undefined && status !== firstTabs(section).status) {
    query.set("status", status.toLowerCase());
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}

const sectionNames: Readonly<Record<ProfileSection, string>> = {
  anime: "Anime List",
  manga: "Manga List",
  custom: "Custom Lists",
  ranking: "Ranking Lists",
  achievements: "Achievements",
};

/** What a profile calls a section: 'My Anime List' to its owner, else 'mika's Anime List'. */
export const sectionLabel = (
  section: ProfileSection,
  username: string,
  isOwner: boolean,
): string => (isOwner ? `My ${sectionNames[section]}` : `${username}'s ${sectionNames[section]}`);
