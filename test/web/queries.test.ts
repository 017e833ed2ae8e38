import { describe, expect, it } from "vitest";
import { CallError } from "../../web/api.ts";
import { endpointRows } from "../../web/endpoint-rows.ts";
import { afterRefusal, createQueryClient, invalidateStale, queryKey } from "../../web/queries.ts";

describe("invalidateStale", () => {
  it("makes stale what the call's row says, whatever the request, and nothing else", async () => {
    const client = createQueryClient();
    const watching = queryKey("get_anime", { username: "mika", status: "WATCHING" });
    const planned = queryKey("get_anime", { username: "mika", status: "PLANNED", page: 2 });
    const manga = queryKey("get_manga", { username: "mika" });
    for (const key of [watching, planned, manga]) client.setQueryData(key, {});

    await invalidateStale(client, "update_anime");

    expect(client.getQueryState(watching)?.isInvalidated).toBe(true);
    expect(client.getQueryState(planned)?.isInvalidated).toBe(true);
    expect(client.getQueryState(manga)?.isInvalidated).toBe(false);
  });

  it("only ever names endpoints that exist", () => {
    const names = Object.keys(endpointRows);
    const stale = Object.values(endpointRows).flatMap((row) => row.stale ?? []);
    expect(names).toEqual(expect.arrayContaining(stale));
  });
});

describe("afterRefusal", () => {
  const session = queryKey("check_logged", {});

  it("asks again who is signed in after a 401, and only then", async () => {
    const client = createQueryClient();
    client.setQueryData(session, {});
    await afterRefusal(client, new CallError(403, "CSRF token invalid"));
    expect(client.getQueryState(session)?.isInvalidated).toBe(false);
    await afterRefusal(client, new CallError(401, "Please sign in first."));
    expect(client.getQueryState(session)?.isInvalidated).toBe(true);
  });
});
