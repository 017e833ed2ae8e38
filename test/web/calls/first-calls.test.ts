import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../web/calls/api.ts";
import { firstCalls, firstRoutes } from "../../../web/vite/first-routes.ts";
import { firstOf } from "../../../web/features/panels/first-of.ts";
import { noFilters, shelfRequest } from "../../../web/features/shelf/shelf-address.ts";
import { firstCallKey, takeFirstCall } from "../../../web/calls/first-calls.ts";
import { pages } from "../../../shared/pages.ts";
import { earlyBody } from "../../../web/first/early-body.ts";
import { startFakeApi } from "../../support/fake-api.ts";

const { files, routes } = firstRoutes((module) => [`/${module}.js`, "/shared.js"]);

/** What the inline script asks for at a path, in the words that it asks with. */
function callsAt(path: string) {
  for (const route of routes) {
    const match = new RegExp(`^${route.path}/?$`, "i").exec(path);
    if (match === null) continue;
    return route.calls.map(([address, body]) =>
      firstCallKey(address, body && earlyBody(body, (place) => match[place] ?? "")),
    );
  }
  return undefined;
}

describe("the routes of the inline script", () => {
  it("know every page of the router", () => {
    for (const { pattern } of Object.values(pages)) {
      const named = pattern.replace(":status", "completed").replace(":id", "1");
      const path = named.replace(/:\w+/g, "x");
      expect(callsAt(path), path).toBeDefined();
    }
    expect(callsAt("/nowhere")).toBeUndefined();
    expect(callsAt("/anime-list/x/reading")).toBeUndefined();
    expect(callsAt("/profile/x/y")).toBeUndefined();
    expect(callsAt("/anime/frieren/x")).toBeUndefined();
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
    const list = { username: "mika", status: "WATCHING" } as const;
    await call("check_logged", {});
    await call("get_trending_anime", {});
    await call("profile", { username: "mika" });
    await call("get_anime", firstOf("mika", "WATCHING", 18));
    await call("get_anime", shelfRequest(list, { ...noFilters, page: 1 }));
    await call("get_unique_values", list);
    await call("get_anime_details", { anime_id: 52991 });
    await call("related_titles", { kind: "anime", id: 52991 });
    await call("get_manga_details", { manga_id: 13 });
    await call("related_titles", { kind: "manga", id: 13 });
    const asked = api.requests.map(({ url, body }) => firstCallKey(url, body));
    const early = [
      ...firstCalls.map(([path, body]) => firstCallKey(path, body)),
      ...(callsAt("/") ?? []),
      ...(callsAt("/profile/mika") ?? []),
      ...(callsAt("/anime-list/mika/watching") ?? []),
      ...(callsAt("/anime/52991/frieren") ?? []),
      ...(callsAt("/manga/13") ?? []),
    ];
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
