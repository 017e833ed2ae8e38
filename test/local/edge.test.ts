import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud();

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${cloud().origin}${path}`, init);

interface Echo {
  rawPath: string;
  rawQueryString: string;
  cookies?: string[];
  headers: Record<string, string>;
}

const echo = async (path: string, init?: RequestInit): Promise<Echo> =>
  (await (await get(path, init)).json()) as Echo;

/** A request whose headers Node does not touch. */
function raw(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (done, fail) => {
      request(`${cloud().origin}${path}`, { method, headers }, (response) => {
        text(response).then((body) => {
          done({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, fail);
      })
        .once("error", fail)
        .end();
    },
  );
}

describe("behaviours", () => {
  test("are tried in order: the API, a bucket, and pages for everything else", async () => {
    expect((await echo("/api/echo")).rawPath).toBe("/api/echo");
    expect((await get("/files/missing")).status).toBe(403);
    expect(await (await get("/profile/john.doe")).text()).toContain("A page of the fixture");
  });

  test("accept only their methods", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(403);
    expect((await get("/api/echo", { method: "POST" })).status).toBe(200);
  });
});

describe("viewer-request functions of the template", () => {
  test("strip the slash, keep the query string as it was sent and add headers", async () => {
    const { rawPath, rawQueryString, headers } = await echo("/api/echo/?a=1&b=x%20y&b=2&c&d=");
    expect(rawPath).toBe("/api/echo");
    expect(rawQueryString).toBe("a=1&b=x%20y&b=2&c&d=");
    expect(headers["x-viewer-address"]).toBe("127.0.0.1");
  });

  test("see names that every object knows like any other", async () => {
    const odd = "constructor=1&toString=2&__proto__=3&constructor=4";
    const { rawQueryString, headers, cookies } = JSON.parse(
      (await raw(`/api/echo/?${odd}`, { constructor: "x", cookie: "valueOf=1" })).body,
    ) as Echo;
    expect(Object.fromEntries(new URLSearchParams(rawQueryString))).toMatchObject({
      toString: "2",
      constructor: "4",
    });
    expect(headers).toMatchObject({ constructor: "x" });
    expect(cookies).toEqual(["valueOf=1"]);
  });

  test("may answer themselves", async () => {
    const response = await get("/api/gone");
    expect(response.status).toBe(410);
    expect(response.headers.get("x-reason")).toBe("gone");
    expect(await response.text()).toBe("gone");
  });

  test("pass cookies on", async () => {
    const { cookies } = await echo("/api/echo/", { headers: { cookie: "a=1; b=two=2" } });
    expect(cookies).toEqual(["a=1", "b=two=2"]);
  });
});

describe("a request at the origin", () => {
  test("carries the origin's secret and the origin's host, whatever the viewer sent", async () => {
    const { body } = await raw("/api/echo", { "x-origin-secret": "guessed", host: "evil.example" });
    const { headers } = JSON.parse(body) as Echo;
    expect(headers["x-origin-secret"]).toBe("from the edge");
    expect(headers["host"]).toMatch(/^[a-z0-9]+\.execute-api\.us-east-1\.amazonaws\.com$/);
  });

  test("carries no CloudFront header that a viewer made up", async () => {
    const { body } = await raw("/api/echo", { "cloudfront-viewer-address": "1.2.3.4:5" });
    expect((JSON.parse(body) as Echo).headers).not.toHaveProperty("cloudfront-viewer-address");
  });

  test("carries only what the origin request policy names", async () => {
    const { body } = await raw("/api/chosen?wanted=1&other=2", {
      "x-wanted": "yes",
      "x-other": "no",
      cookie: "other=1; wanted=2",
      "cloudfront-viewer-address": "1.2.3.4:5",
    });
    const { headers, cookies, rawQueryString } = JSON.parse(body) as Echo;
    expect(headers["x-wanted"]).toBe("yes");
    expect(headers).not.toHaveProperty("x-other");
    expect(headers["cloudfront-viewer-address"]).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(cookies).toEqual(["wanted=2"]);
    expect(rawQueryString).toBe("wanted=1");
  });

  test("is turned away by the gateway when the policy passes the viewer's Host", async () => {
    const response = await get("/api/lost");
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: "Forbidden" });
  });

  test("has no secret when it comes past the edge", async () => {
    const answer = await cloud().gateway({
      method: "GET",
      target: "/api/echo",
      headers: [],
      body: Buffer.alloc(0),
      sourceIp: "127.0.0.1",
    });
    const { headers } = JSON.parse(answer.body.toString()) as Echo;
    expect(headers).not.toHaveProperty("x-origin-secret");
  });
});

describe("response headers", () => {
  test("come from the template, without what would break plain http", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toBe("default-src 'self'; object-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-own")).toBe("edge");
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  test("stand on answers of the API too", async () => {
    const { headers } = await get("/api/nowhere");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("repeat for several cookies", async () => {
    const { headers } = await get("/api/answers/?as=cookies");
    expect(headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  });
});

describe("files of a bucket", () => {
  test("have the metadata of their deployment", async () => {
    const page = await get("/");
    expect(page.headers.get("content-type")).toBe("text/html");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const style = await get("/assets/app.css");
    expect(style.headers.get("content-type")).toBe("text/css");
    expect(style.headers.get("cache-control")).toBe("max-age=31536000, immutable");
  });

  test("that are missing are 404 where CloudFront may list, 403 where it may not", async () => {
    expect((await get("/assets/missing.js")).status).toBe(404);
    expect((await get("/files/missing")).status).toBe(403);
  });

  test("are not sent again to those who have them", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    const again = await get("/", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const weak = await get("/assets/app.css", { headers: { "accept-encoding": "br" } });
    const weakTag = weak.headers.get("etag") ?? "";
    expect(weakTag).toMatch(/^W\//);
    expect((await get("/assets/app.css", { headers: { "if-none-match": weakTag } })).status).toBe(
      304,
    );
  });

  test("answer HEAD without a body", async () => {
    const { status, headers, body } = await raw("/assets/app.css", {}, "HEAD");
    expect({ status, body }).toEqual({ status: 200, body: "" });
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  });
});

describe("compression", () => {
  const sent = async (path: string, accept: string) =>
    (await raw(path, { "accept-encoding": accept })).headers["content-encoding"];

  test("follows what the viewer accepts, brotli first", async () => {
    expect(await sent("/assets/app.css", "gzip, deflate, br")).toBe("br");
    expect(await sent("/assets/app.css", "gzip")).toBe("gzip");
    expect(await sent("/assets/app.css", "identity")).toBeUndefined();
  });

  test("leaves small bodies alone, and the API, whose cache policy does not ask for it", async () => {
    expect(await sent("/", "gzip, br")).toBeUndefined();
    expect(await sent(`/api/echo/?long=${"x".repeat(2000)}`, "gzip, br")).toBeUndefined();
  });

  test("keeps the bytes", async () => {
    const plain = await (await get("/assets/app.css")).text();
    const buffers: Buffer[] = [];
    await new Promise<void>((done) => {
      request(
        `${cloud().origin}/assets/app.css`,
        { headers: { "accept-encoding": "gzip" } },
        (r) => {
          r.on("data", (chunk: Buffer) => buffers.push(chunk)).on("end", done);
        },
      ).end();
    });
    expect(gunzipSync(Buffer.concat(buffers)).toString()).toBe(plain);
  });
});
