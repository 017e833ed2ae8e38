import type { HttpEvent } from "../../../functions/http/request.ts";

/** What a test wants to be different about a request. */
interface HttpEventParts {
  readonly method?: "GET" | "POST";
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: string;
}

/** An event of payload format 2.0 as the gateway hands it to a function; everything a test leaves out is ordinary. */
export function httpEvent(parts: HttpEventParts = {}): HttpEvent {
  const { method = "POST", path = "/api/example", headers = {}, cookies = {}, query, body } = parts;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    version: "2.0",
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { ...headers },
    ...(pairs.length > 0 ? { cookies: pairs } : {}),
    ...(query === undefined ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "test.example",
      domainPrefix: "test",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "test" },
      requestId: "test-request",
      routeKey: `${method} ${path}`,
      stage: "$default",
      time: "21/Nov/2026:09:00:00 +0000",
      timeEpoch: 1_795_251_600_000,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
  };
}
