import { describe, expect, test } from "vitest";
import type { GatewayRequest } from "../../local/gateway/request.ts";
import { useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();

const megabyte = 1024 * 1024;

async function ask(request: Partial<GatewayRequest>) {
  const answer = await cloud().gateway({
    method: "GET",
    target: "/api/echo",
    headers: [],
    body: Buffer.alloc(0),
    sourceIp: "127.0.0.1",
    ...request,
  });
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, all: answer.headers, text: answer.body.toString() };
}

const answers = (as: string) => ask({ target: `/api/answers?as=${as}` });

describe("routes", () => {
  const routed = async (method: string, target: string) => {
    const { status, text } = await ask({ method, target });
    return status === 200 ? (JSON.parse(text) as Record<string, unknown>) : status;
  };

  test("are found by method and path", async () => {
    expect(await routed("GET", "/api/echo")).toMatchObject({ routeKey: "GET /api/echo" });
    expect(await routed("POST", "/api/echo")).toMatchObject({ routeKey: "POST /api/echo" });
    expect(await routed("PUT", "/api/echo")).toBe(404);
    expect(await routed("GET", "/api")).toBe(404);
  });

  test("with a literal win over those with a parameter, and those over greedy ones", async () => {
    expect(await routed("GET", "/api/things/special")).toMatchObject({
      routeKey: "GET /api/things/special",
    });
    expect(await routed("GET", "/api/things/s%C3%A4")).toMatchObject({
      routeKey: "GET /api/things/{id}",
      pathParameters: { id: "sä" },
    });
    expect(await routed("DELETE", "/api/rest/a/b")).toMatchObject({
      routeKey: "ANY /api/rest/{rest+}",
      pathParameters: { rest: "a/b" },
    });
    expect(await routed("DELETE", "/any/thing")).toMatchObject({
      routeKey: "DELETE /{proxy+}",
      pathParameters: { proxy: "any/thing" },
    });
  });

  test("are not found with a slash too many: the edge takes it away", async () => {
    expect(await routed("GET", "/api/echo/")).toBe(404);
    expect(await routed("GET", "/api/things/")).toBe(404);
  });
});

describe("a function's result", () => {
  test("without a status is the JSON body of a 200", async () => {
    expect(await answers("object")).toMatchObject({ status: 200, text: '{"fine":true}' });
    expect(await answers("text")).toMatchObject({ status: 200, text: "plain" });
    expect(await answers("nothing")).toMatchObject({ status: 200, text: "null" });
    expect((await answers("object")).headers["content-type"]).toBe("application/json");
  });

  test("with a status is taken at its word", async () => {
    const { status, text, headers } = await answers("structured");
    expect({ status, text }).toEqual({ status: 201, text: "made" });
    expect(headers["content-type"]).toBe("text/plain;charset=UTF-8");
  });

  test("sets several cookies in headers of their own", async () => {
    const { all, headers } = await answers("cookies");
    const cookies = all.filter(([name]) => name === "set-cookie").map(([, value]) => value);
    expect(cookies).toEqual(["a=1; Path=/", "b=2; Path=/"]);
    expect(headers["x-number"]).toBe("7");
  });

  test("in base64 is sent as bytes", async () => {
    const answer = await cloud().gateway({
      method: "GET",
      target: "/api/answers?as=binary",
      headers: [],
      body: Buffer.alloc(0),
      sourceIp: "127.0.0.1",
    });
    expect([...answer.body]).toEqual([1, 2, 3, 255]);
  });

  test.each(["malformed", "thrown", "large", "wide"])(
    "that is %s is an internal server error",
    async (as) => {
      const { status, text } = await answers(as);
      expect({ status, text }).toEqual({
        status: 500,
        text: '{"message":"Internal Server Error"}',
      });
    },
  );
});

describe("limits", () => {
  test("a body above 10 MB is refused", async () => {
    const { status, text } = await ask({ method: "POST", body: undefined });
    expect({ status, text }).toEqual({
      status: 413,
      text: '{"message":"Request Entity Too Large"}',
    });
  });

  test("a body that no longer fits into an event is refused", async () => {
    const { status } = await ask({ method: "POST", body: Buffer.alloc(5 * megabyte) });
    expect(status).toBe(413);
  });

  test("a body counts by its bytes, not by its letters", async () => {
    const { status } = await ask({
      method: "POST",
      headers: [["content-type", "application/json"]],
      body: Buffer.from(JSON.stringify("ö".repeat(4 * megabyte))),
    });
    expect(status).toBe(413);
  });

  test("headers above 10,240 bytes are refused", async () => {
    const { status } = await ask({ headers: [["x-long", "x".repeat(10_240)]] });
    expect(status).toBe(431);
  });

  test("a large upload reaches the edge and is refused there with the gateway's words", async () => {
    const response = await fetch(`${cloud().origin}/api/echo/`, {
      method: "POST",
      body: Buffer.alloc(11 * megabyte),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: "Request Entity Too Large" });
  });
});
