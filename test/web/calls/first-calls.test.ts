import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../web/calls/api.ts";
import { firstCalls, firstRoutes } from "../../../web/vite/first-routes.ts";
import { firstOf } from "../../../web/features/panels/first-of.ts";
import { noFilters, shelfRequest } from "../../../web/features/shelf/shelf-address.ts";
import { firstCallKey, takeFirstCall } from "../../../web/calls/first-calls.ts";
import { pages } from "../../../shared/pages.ts";
import { startFakeApi } from "../../support/fake-api.ts";

const { files, routes } = firstRoutes((module) => [`/${module}.js`, "/shared.js"]);

/** What the inline script asks for at a path that holds its own placeholders. */
const callsAt = (path: string) =>
  routes.find((route) => new RegExp(`^${route.path}/?$`, "i").test(path))?.calls;

describe("the routes of the inline script", () => {
  it("know every page of the router", () => {
    for (const { pattern } of Object.values(pages)) {
      const path = pattern.replace(":status", "completed").replace(/:\w+/g, "x");
      expect(callsAt(path), path).toBeDefined();
    }
    expect(callsAt("/nowhere")).toBeUndefined();
    expect(callsAt("/anime-list/x/reading")).toBeUndefined();
    expect(callsAt("/profile/x/y")).toBeUndefined();
  });

  it("name each file once, and each page's by their places", () => {
    expect(files.filter((file) => file === "/shared.js")).toHaveLength(1);
    const [landing] = routes;
    expect(landing?.files.map((at) => files[at])).toEqual([
      "/features/landing/LandingPage.tsx.js",
      "/shared.js",
    ]);
  });

  it("ask exactly as the pages will", async () => {
    await using api = await startFakeApi();
    const list = { username: "$1", status: "WATCHING" } as const;
    await call("check_logged", {});
    await call("get_trending_anime", {});
    await call("profile", { username: "$1" });
    await call("get_anime", firstOf("$1", "WATCHING", 18));
    await call("get_anime", shelfRequest(list, { ...noFilters, page: 1 }));
    await call("get_unique_values", list);
    const asked = api.requests.map(({ url, body }) => firstCallKey(url, body));
    const early = [
      ...firstCalls,
      ...(callsAt("/") ?? []),
      ...(callsAt("/profile/$1") ?? []),
      ...(callsAt("/anime-list/$1/watching") ?? []),
    ].map(([path, body]) => firstCallKey(path, body?.replace("$^2", "WATCHING")));
    expect(early).toEqual(asked);
  });
});

describe("an answer that was asked for early", () => {
  beforeEach(() => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    const answer = Promise.resolve(new Response('{"username":"early"}'));
    globalThis.firstCalls = new Map([
      [firstCallKey("/api/profile/", '{"username":"mika"}'), answer],
    ]);
  });
  afterEach(() => {
    globalThis.firstCalls = undefined;
    vi.restoreAllMocks();
  });

  it("is given to exactly that call, once", async () => {
    await using api = await startFakeApi();
    await call("profile", { username: "other" });
    expect(api.requests).toHaveLength(1);
    expect(await call("profile", { username: "mika" })).toEqual({ username: "early" });
    expect(api.requests).toHaveLength(1);
    expect(await call("profile", { username: "mika" })).toEqual({});
    expect(api.requests).toHaveLength(2);
  });

  it("is not given to a form, nor when it has grown old", () => {
    expect(takeFirstCall("/api/profile/", new FormData())).toBeUndefined();
    vi.spyOn(performance, "now").mockReturnValue(30_000);
    expect(takeFirstCall("/api/profile/", '{"username":"mika"}')).toBeUndefined();
  });
});
