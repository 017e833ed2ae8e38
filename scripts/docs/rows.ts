import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { Endpoint } from "../../shared/endpoint.ts";
import { endpoints, notBuilt } from "../../shared/endpoints.ts";

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

const declarations = join(import.meta.dirname, "..", "..", "shared", "api");
const waiting = new Set<string>(notBuilt);

/** The endpoint table by feature, features and rows in alphabetical order. */
export async function allFeatures(): Promise<Feature[]> {
  const files = readdirSync(declarations).sort();
  const features = await Promise.all(
    files.map(async (file) => ({ title: titleOf(file), rows: await rowsOf(file) })),
  );
  return features.filter(({ rows }) => rows.length > 0);
}

function titleOf(file: string): string {
  const words = basename(file, ".ts").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function rowsOf(file: string): Promise<Row[]> {
  const module: unknown = await import(pathToFileURL(join(declarations, file)).href);
  const exported = new Set(Object.keys(z.looseObject({}).parse({ ...(module as object) })));
  return Object.entries<Endpoint>(endpoints)
    .filter(([name]) => exported.has(name))
    .map(([name, endpoint]) => ({ name, endpoint, isBuilt: !waiting.has(name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names of the parameters in a path: `["id"]` for `/api/list/{id}/`. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
