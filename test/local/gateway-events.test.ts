import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { describe, expect, test } from "vitest";
import { eventOf } from "../../local/gateway/event.ts";
import type { GatewayRequest } from "../../local/gateway/request.ts";
import type { Route } from "../../local/gateway/routes.ts";
import { someNumber, someText, textLike } from "./matchers.ts";

const api = { apiId: "api", domainName: "api.execute-api.us-east-1.amazonaws.com" };
const route: Route = {
  key: "POST /api/things/{id}",
  method: "POST",
  segments: ["api", "things", "{id}"],
  functionArn: "arn",
  isPermitted: true,
};

function event(request: Partial<GatewayRequest>): APIGatewayProxyEventV2 {
  const match = { route, pathParameters: {} };
  return eventOf(
    {
      method: "POST",
      target: "/api/things/7",
      headers: [],
      body: Buffer.alloc(0),
      sourceIp: "203.0.113.9",
      ...request,
    },
    match,
    api,
  );
}

describe("an event of payload format 2.0", () => {
  test("is what API Gateway makes of a request", () => {
    const given = eventOf(
      {
        method: "POST",
        target: "/api/things/a%20b?tag=1&tag=2&word=x%20y&empty=",
        headers: [
          ["host", api.domainName],
          ["user-agent", "curl/8"],
          ["cookie", "sessionid=abc; theme=honey"],
          ["cookie", "third=3"],
          ["x-many", "one"],
          ["x-many", "two"],
          ["content-type", "application/json"],
          ["connection", "keep-alive"],
        ],
        body: Buffer.from('{"name":"続く"}'),
        sourceIp: "203.0.113.9",
      },
      { route, pathParameters: { id: "a b" } },
      api,
    );
    expect(given).toEqual({
      version: "2.0",
      routeKey: "POST /api/things/{id}",
      rawPath: "/api/things/a b",
      rawQueryString: "tag=1&tag=2&word=x%20y&empty=",
      cookies: ["sessionid=abc", "theme=honey", "third=3"],
      headers: {
        "content-length": "17",
        "content-type": "application/json",
        host: api.domainName,
        "user-agent": "curl/8",
        "x-amzn-trace-id": textLike(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/),
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-port": "443",
        "x-forwarded-proto": "https",
        "x-many": "one,two",
      },
      queryStringParameters: { tag: "1,2", word: "x y", empty: "" },
      requestContext: {
        accountId: "000000000000",
        apiId: "api",
        domainName: api.domainName,
        domainPrefix: "api",
        http: {
          method: "POST",
          path: "/api/things/a b",
          protocol: "HTTP/1.1",
          sourceIp: "203.0.113.9",
          userAgent: "curl/8",
        },
        requestId: someText,
        routeKey: "POST /api/things/{id}",
        stage: "$default",
        time: textLike(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        timeEpoch: someNumber,
      },
      pathParameters: { id: "a b" },
      body: '{"name":"続く"}',
      isBase64Encoded: false,
    });
  });

  test("has names that every object knows like any other", () => {
    const target = "/api/things/7?constructor=1&toString=2&toString=3";
    const given = event({ target, headers: [["constructor", "x"]] });
    expect({ ...given.queryStringParameters }).toEqual({ constructor: "1", toString: "2,3" });
    expect(given.headers["constructor"]).toBe("x");
  });

  test("has no keys without a value", () => {
    const given = event({});
    for (const key of ["cookies", "queryStringParameters", "pathParameters", "body"]) {
      expect(given).not.toHaveProperty(key);
    }
    expect(given.isBase64Encoded).toBe(false);
    expect(given.rawQueryString).toBe("");
  });

  test.each([
    "application/json; charset=utf-8",
    "application/javascript",
    "application/xml",
    "text/plain",
  ])("carries a body of %s as text", (type) => {
    const given = event({ headers: [["content-type", type]], body: Buffer.from("{}") });
    expect(given).toMatchObject({ body: "{}", isBase64Encoded: false });
  });

  test.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "image/png",
    undefined,
  ])("carries a body of %s as base64", (type) => {
    const headers = type === undefined ? [] : [["content-type", type] as const];
    const given = event({ headers, body: Buffer.from("a=1") });
    expect(given).toMatchObject({ body: "YT0x", isBase64Encoded: true });
  });

  test("adds the caller to those a request was forwarded for", () => {
    const given = event({ headers: [["x-forwarded-for", "198.51.100.1"]] });
    expect(given.headers["x-forwarded-for"]).toBe("198.51.100.1, 203.0.113.9");
  });
});
