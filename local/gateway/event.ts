import { randomBytes, randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { account } from "../template/account.ts";
import type { GatewayRequest } from "./request.ts";
import { decoded, type RouteMatch } from "./routes.ts";

/** What the gateway says of itself in every event. */
export interface ApiIdentity {
  readonly apiId: string;
  readonly domainName: string;
}

/** Bodies of these types reach the function as text; all others, forms and a missing type included, as base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b)/i;

/**
 * The event of payload format 2.0 that API Gateway makes of a request. Keys without a value are absent.
 * The path is decoded, as HTTP APIs do.
 */
export function eventOf(
  request: GatewayRequest,
  { route, pathParameters }: RouteMatch,
  api: ApiIdentity,
): APIGatewayProxyEventV2 {
  const [path = "/", ...queryParts] = request.target.split("?");
  const rawQueryString = queryParts.join("?");
  const headers = joined(request.headers.filter(([name]) => !hopByHop.has(name)));
  const query = joined([...new URLSearchParams(rawQueryString)]);
  const cookies = request.headers
    .filter(([name]) => name === "cookie")
    .flatMap(([, value]) => value.split(/;\s*/));
  const { body = Buffer.alloc(0) } = request;
  const isText = textTypes.test(headers["content-type"] ?? "");
  const now = new Date();
  return {
    version: "2.0",
    routeKey: route.key,
    rawPath: decoded(path),
    rawQueryString,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers: { ...headers, ...addedHeaders(request, headers, api) },
    ...(rawQueryString === "" ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: account.id,
      apiId: api.apiId,
      domainName: api.domainName,
      domainPrefix: api.apiId,
      http: {
        method: request.method,
        path: decoded(path),
        protocol: "HTTP/1.1",
        sourceIp: request.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: "$default",
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...(body.length > 0 ? { body: body.toString(isText ? "utf8" : "base64") } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Headers that end at the gateway; cookies have a field of their own in the event. */
const hopByHop = new Set(["connection", "cookie", "keep-alive", "transfer-encoding"]);

/** Repeated names become one value, joined by commas. */
function joined(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  // Names are the visitor's: a plain object would know some of them already.
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}

function addedHeaders(
  request: GatewayRequest,
  headers: Readonly<Record<string, string>>,
  api: ApiIdentity,
): Record<string, string> {
  const forwarded = headers["x-forwarded-for"];
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return {
    "content-length": String(request.body?.length ?? 0),
    host: api.domainName,
    "x-amzn-trace-id": `Root=1-${seconds}-${randomBytes(12).toString("hex")}`,
    "x-forwarded-for": forwarded ? `${forwarded}, ${request.sourceIp}` : request.sourceIp,
    "x-forwarded-port": "443",
    "x-forwarded-proto": "https",
  };
}

/** `21/Nov/2026:09:40:44 +0000` */
function commonLogTime(date: Date): string {
  const [, day = "", month = "", year = ""] = date.toUTCString().split(" ");
  return `${day}/${month}/${year}:${date.toISOString().slice(11, 19)} +0000`;
}
