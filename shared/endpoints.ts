import * as account from "./api/account.ts";
import * as airing from "./api/airing.ts";
import * as catalogue from "./api/catalogue.ts";
import * as chat from "./api/chat.ts";
import * as diary from "./api/diary.ts";
import * as entries from "./api/entries.ts";
import * as imports from "./api/imports.ts";
import * as lists from "./api/lists.ts";
import * as people from "./api/people.ts";
import * as rankingLists from "./api/ranking-lists.ts";
import * as recommendations from "./api/recommendations.ts";
import * as reports from "./api/reports.ts";
import * as sharing from "./api/sharing.ts";
import * as shelves from "./api/shelves.ts";
import * as statistics from "./api/statistics.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * The rows that belong together, by the file in `shared/api/` that holds them. Handlers and their tests are in folders of
 * these names.
 */
export const features: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  account,
  airing,
  catalogue,
  chat,
  diary,
  entries,
  imports,
  lists,
  people,
  "ranking-lists": rankingLists,
  recommendations,
  reports,
  sharing,
  shelves,
  statistics,
};

/** The feature that an endpoint belongs to. Throws for a name that no row has. */
export function featureOf(name: string): string {
  const [feature] = Object.entries(features).find(([, rows]) => Object.hasOwn(rows, name)) ?? [];
  if (feature === undefined) throw new Error(`No row is called ${name}.`);
  return feature;
}

/** Every endpoint by name. Routes, functions, permissions, the web client and the docs all come from here. */
export const endpoints = {
  ...account,
  ...airing,
  ...catalogue,
  ...chat,
  ...diary,
  ...entries,
  ...imports,
  ...lists,
  ...people,
  ...rankingLists,
  ...recommendations,
  ...reports,
  ...sharing,
  ...shelves,
  ...statistics,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Rows that answer 501 for now, all through one shared function. The list only ever shrinks. */
export const notBuilt: readonly EndpointName[] = ["create_token", "revoke_token", "tokens"];
