import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { EdgeRequest, EdgeResponse, Pairs } from "./request.ts";

/** How CloudFront Functions see headers, cookies and query strings. */
const Values = z.record(
  z.string(),
  z.object({
    value: z.string(),
    multiValue: z.array(z.object({ value: z.string() })).optional(),
  }),
);
type Values = z.output<typeof Values>;

const Answer = z.object({
  statusCode: z.number(),
  headers: Values.default({}),
  body: z
    .union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)])
    .default(""),
});

const Request = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: Values,
  headers: Values,
  cookies: Values,
});

/** The event of the `cloudfront-js` runtime for a viewer request. */
export function viewerRequestEvent(request: EdgeRequest, distributionId: string) {
  return {
    version: "1.0",
    context: {
      distributionDomainName: "d111111abcdef8.cloudfront.net",
      distributionId,
      eventType: "viewer-request",
      requestId: randomUUID(),
    },
    viewer: { ip: request.viewer.address },
    request: {
      method: request.method,
      uri: request.uri,
      querystring: pack(splitPairs(request.query, "&")),
      headers: pack(request.headers.filter(([name]) => name !== "cookie")),
      cookies: pack(splitPairs(cookieText(request.headers), ";")),
    },
  };
}

/** What a function returned: the request to go on with, or its own answer. Throws for anything else. */
export function readReturned(returned: unknown, original: EdgeRequest): EdgeRequest | EdgeResponse {
  const answer = Answer.safeParse(returned);
  if (answer.success) {
    const { statusCode, headers, body } = answer.data;
    return { status: statusCode, headers: lowerCase(unpack(headers)), body: Buffer.from(body) };
  }
  const { method, uri, querystring, headers, cookies } = Request.parse(returned);
  const before = splitPairs(original.query, "&");
  const after = unpack(querystring);
  const cookie = joinPairs(unpack(cookies), "; ");
  return {
    ...original,
    method,
    uri,
    // An untouched query string stays as it was sent, `a=` and `a` being different texts of the same value.
    query: samePairs(unpack(pack(before)), after) ? original.query : joinPairs(after, "&"),
    headers: [
      ...lowerCase(unpack(headers)),
      ...(cookie === "" ? [] : [["cookie", cookie] as const]),
    ],
  };
}

const cookieText = (headers: Pairs): string =>
  headers
    .filter(([name]) => name === "cookie")
    .map(([, value]) => value)
    .join("; ");

const splitPairs = (text: string, separator: string): Pairs =>
  text
    .split(separator)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.indexOf("=");
      return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
    });

const joinPairs = (pairs: Pairs, separator: string): string =>
  pairs.map(([name, value]) => `${name}=${value}`).join(separator);

const samePairs = (left: Pairs, right: Pairs): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

const lowerCase = (pairs: Pairs): Pairs =>
  pairs.map(([name, value]) => [name.toLowerCase(), value] as const);

function pack(pairs: Pairs): Values {
  // Names are the visitor's: a plain object would know some of them already.
  const values = new Map<string, Values[string]>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    const others = before?.multiValue ?? (before ? [{ value: before.value }] : []);
    values.set(name, before ? { ...before, multiValue: [...others, { value }] } : { value });
  }
  return Object.fromEntries(values);
}

const unpack = (values: Values): Pairs =>
  Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((each) => [name, each.value] as const),
  );
