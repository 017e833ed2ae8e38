/** The groups of values that titles can be narrowed down by, each with its query parameter on the catalogue's pages. */
export const groupParameters = {
  genres: "genre",
  themes: "theme",
  types: "type",
  years: "year",
  seasons: "season",
  statuses: "status",
  lengths: "length",
} as const;
export type GroupName = keyof typeof groupParameters;

/** The address of all titles that bear one value of a group; `path` is the page of their kind. */
export const browseHref = (path: string, group: GroupName, value: string): string =>
  `${path}?${new URLSearchParams({ [groupParameters[group]]: value }).toString()}`;
