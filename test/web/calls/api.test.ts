import { afterEach, describe, expect, it, vi } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { call, CallError } from "../../../web/calls/api.ts";
import { startFakeApi } from "../../support/fake-api.ts";

async function failureOf(outcome: Promise<unknown>): Promise<CallError> {
  const error: unknown = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error("Expected the call to fail with a CallError.", { cause: error });
}

describe("call", () => {
  it("posts JSON with the CSRF header to the row's path and returns the answer", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ body: '{"username":"mika"}' });

    expect(await call("change_username", { username: "mika" })).toEqual({ username: "mika" });

    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({
      method: "POST",
      url: "/api/change-username/",
      headers: { "x-csrftoken": "token-1", "content-type": "application/json" },
      body: '{"username":"mika"}',
    });
  });

  it("sends the fields of a GET as its query, without the ones left out", async () => {
    await using api = await startFakeApi();
    await call("today", { tz: "Asia/Tokyo" });
    await call("today", {});
    expect(api.requests.map(({ url }) => url)).toEqual([
      "/api/today/?tz=Asia%2FTokyo",
      "/api/today/",
    ]);
    expect(api.requests[0]?.headers["x-csrftoken"]).toBeUndefined();
  });

  it("puts path parameters into the path only", async () => {
    await using api = await startFakeApi();
    await call("list", { id: "a/b" });
    expect(api.requests[0]?.url).toBe("/api/list/a%2Fb/");
  });

  it("sends files as a form", async () => {
    await using api = await startFakeApi();
    await call("upload_profile_picture", {
      profile_picture: new File(["pixels"], "me.png", { type: "image/png" }),
    });
    expect(api.requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(api.requests[0]?.body).toContain('name="profile_picture"; filename="me.png"');
    expect(api.requests[0]?.body).toContain("pixels");
  });
});

describe("the CSRF token", () => {
  it("is asked for once when the cookie is missing, by all calls together", async () => {
    await using api = await startFakeApi("");
    api.answer = ({ url }) =>
      url === "/api/check_logged/" ? { cookies: "a=b; csrftoken=new" } : {};

    await Promise.all([
      call("profile", { username: "mika" }),
      call("drop_anime", { anime_id: 12 }),
    ]);

    expect(api.requests.filter(({ url }) => url === "/api/check_logged/")).toHaveLength(1);
    const posts = api.requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ headers }) => headers["x-csrftoken"])).toEqual(["new", "new"]);
  });

  it("fails the call when the server gives none", async () => {
    await using api = await startFakeApi("");
    const error = await failureOf(call("drop_anime", { anime_id: 12 }));
    expect(error.message).toBe("CSRF token not found");
    expect(error.isNetwork).toBe(false);
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/check_logged/"]);
  });
});

describe("a failure", () => {
  it("carries the server's own sentence", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 409, body: '{"error":"This username is taken."}' });
    const error = await failureOf(call("change_username", { username: "mika" }));
    expect(error).toMatchObject({
      status: 409,
      message: "This username is taken.",
      serverMessage: "This username is taken.",
      isNetwork: false,
    });
  });

  it.each(["<html>Bad gateway</html>", "", '{"error":""}', '{"error":7}', "null"])(
    "has a sentence of ours when the body is %j",
    async (body) => {
      await using api = await startFakeApi();
      api.answer = () => ({ status: 502, body });
      const error = await failureOf(call("profile", { username: "mika" }));
      expect(error).toMatchObject({
        status: 502,
        message: "Something went wrong on our side. Please try again.",
        serverMessage: undefined,
      });
    },
  );

  it("of the network says so", async () => {
    await using api = await startFakeApi();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failureOf(call("quick_add_anime", { anime_id: 1 }));
    expect(error).toMatchObject({ status: 0, message: sentences.unreachable, isNetwork: true });
    expect(api.requests).toEqual([]);
  });

  it("is an error text, whatever the status beside it", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ body: '{"error":"User not found"}' });
    const error = await failureOf(call("profile", { username: "mika" }));
    expect(error).toMatchObject({ status: 200, serverMessage: "User not found" });
  });

  it("is a page of somebody in between, and where a redirect led", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ body: "<html>Welcome to our network!</html>" });
    const page = await failureOf(call("profile", { username: "mika" }));
    expect(page).toMatchObject({ message: sentences.unreachable, isRedirect: false });

    api.answer = ({ url }) => (url === "/elsewhere" ? {} : { status: 302, location: "/elsewhere" });
    const redirect = await failureOf(call("profile", { username: "mika" }));
    expect(redirect).toMatchObject({ message: sentences.unreachable, isRedirect: true });
  });

  it("is none when the caller gave up", async () => {
    await using api = await startFakeApi();
    const stop = new AbortController();
    stop.abort();
    await expect(call("profile", { username: "mika" }, stop.signal)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(api.requests).toEqual([]);
  });
});

describe("a page that shows an account", () => {
  const checkLogged = (username: string) => ({ body: JSON.stringify({ logged: true, username }) });

  // Tests of other files run in the same process, and are pages that have asked nothing yet.
  afterEach(async () => {
    await using api = await startFakeApi();
    api.answer = () => checkLogged("");
    await call("check_logged", {});
  });

  it("writes into no other one, and signs out whoever is signed in", async () => {
    await using api = await startFakeApi();
    api.answer = ({ url }) => (url === "/api/check_logged/" ? checkLogged("ai") : {});
    await call("check_logged", {});
    await call("update_user", { bio: "Hello." });
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/check_logged/", "/api/update-user/"]);

    // In another tab somebody else signs in.
    document.cookie = "csrftoken=of-bo";
    api.answer = ({ url }) => (url === "/api/check_logged/" ? checkLogged("bo") : {});
    for (const bio of ["Hello.", "Once more."]) {
      const failure = await failureOf(call("update_user", { bio }));
      expect(failure).toMatchObject({ status: 401, message: sentences.sessionOver });
    }
    const writes = () => api.requests.filter(({ url }) => url !== "/api/check_logged/");
    expect(writes()).toHaveLength(1);
    await call("auth_logout", {});
    expect(writes()).toHaveLength(2);
    await call("check_logged", {});
    await call("update_user", { bio: "Hello." });
    expect(writes()).toHaveLength(3);
  });

  it("asks once more where the session was only renewed", async () => {
    await using api = await startFakeApi();
    api.answer = ({ url }) => (url === "/api/check_logged/" ? checkLogged("ai") : {});
    await call("check_logged", {});
    document.cookie = "csrftoken=renewed";
    for (const bio of ["one", "two"]) await call("update_user", { bio });
    expect(api.requests.map(({ url }) => url)).toEqual([
      "/api/check_logged/",
      "/api/check_logged/",
      "/api/update-user/",
      "/api/update-user/",
    ]);
  });
});
