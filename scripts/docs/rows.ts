import type { Endpoint } from "../../shared/endpoint.ts";
import { features, notBuilt } from "../../shared/endpoints.ts";

/** One row of the endpoint table as the documents show it. */
export interface Row {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly isBuilt: boolean;
}

/** The rows of one file of `shared/api/`. */
export interface Feature {
  readonly title: string;
  readonly rows: readonly Row[];
}

const waiting = new Set<string>(notBuilt);

/** The endpoint table by feature, features and rows in alphabetical order. */
export const allFeatures = (): Feature[] =>
  Object.entries(features)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, rows]) => ({ title: titleOf(feature), rows: rowsOf(rows) }));

function titleOf(feature: string): string {
  const words = feature.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const rowsOf = (rows: Readonly<Record<string, Endpoint>>): Row[] =>
  Object.entries(rows)
    .map(([name, endpoint]) => ({ name, endpoint, isBuilt: !waiting.has(name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The names of the parameters in a path: `["id"]` for `/api/list/{id}/`. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
