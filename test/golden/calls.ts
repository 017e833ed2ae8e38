import { methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { endpoints, notBuilt, type EndpointName } from "../../shared/endpoints.ts";

/**
 * Rows that pages no longer call, while tabs of the last release still do. A release does not note them, so that they may
 * go from the table in the one after it.
 */
export const uncalled: readonly EndpointName[] = [];

/** What a page has to know of a call beside its method and path. */
export interface Call {
  readonly auth: Endpoint["auth"];
  readonly body: string;
}

/** Calls by method and path. */
export type Calls = Readonly<Record<string, Call>>;

/** The calls of the table, but for the rows of these names. */
export function callsWithout(names: readonly string[]): Calls {
  const rows = Object.entries<Endpoint>(endpoints).filter(([name]) => !names.includes(name));
  const all = rows.flatMap(([, row]) => {
    const { path, auth, body = "json" } = row;
    return methodsOf(row).map((method) => [`${method} ${path}`, { auth, body }] as const);
  });
  return Object.fromEntries(all);
}

/** The calls that a release promises to answer until the next but one: of what is built all that its pages may make. */
export const promisedCalls = (): Calls => callsWithout([...notBuilt, ...uncalled]);
