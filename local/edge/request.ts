/** Names and values, repeated names included. Header names are in lower case. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** A request at the edge. */
export interface EdgeRequest {
  /** What the edge calls it. */
  readonly id: string;
  readonly method: string;
  /** The path, percent-encoded as it was sent. */
  readonly uri: string;
  /** The query string without its question mark; empty when there is none. */
  readonly query: string;
  readonly headers: Pairs;
  readonly body: Buffer | undefined;
  /** The origin that an edge function chose in place of the behaviour's own. */
  readonly originId?: string;
  readonly viewer: { readonly address: string; readonly port: number };
}

/** An answer of the edge. */
export interface EdgeResponse {
  readonly status: number;
  readonly headers: Pairs;
  readonly body: Buffer;
}

/** The first value of a header. */
export const headerValue = (headers: Pairs, name: string): string | undefined =>
  headers.find(([header]) => header === name)?.[1];

/** Headers with one of them set to a value, or removed. */
export const withHeader = (headers: Pairs, name: string, value: string | undefined): Pairs => [
  ...headers.filter(([header]) => header !== name),
  ...(value === undefined ? [] : [[name, value] as const]),
];

/** Pairs Node's flat list of raw headers. */
export const headerPairs = (raw: readonly string[]): Pairs =>
  raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ""] as const] : [],
  );
