import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { CallError } from "../../../web/calls/api.ts";
import { pauseMs } from "../../../web/calls/backoff.ts";
import { endpointRows } from "../../../web/calls/endpoint-rows.ts";
import {
  afterFailure,
  createQueryClient,
  invalidateStale,
  queryKey,
  tellFailure,
} from "../../../web/calls/queries.ts";
import { toastQueue } from "../../../web/toasts/toast.ts";

afterEach(() => {
  for (const { id } of toastQueue.visible()) toastQueue.dismiss(id);
});

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

describe("a write that failed", () => {
  const session = queryKey("check_logged", {});
  const lists = queryKey("lists", { username: "mika" });

  function isStaleAfter(error: unknown) {
    const client = createQueryClient();
    for (const key of [session, lists]) client.setQueryData(key, {});
    afterFailure(client, "edit_list", error);
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    return { session: isStale(session), lists: isStale(lists) };
  }

  it("leaves open what the server did when its answer was lost: all that it changes is asked for again", () => {
    for (const error of [new CallError(0, undefined, "network"), new CallError(502, undefined)]) {
      expect(isStaleAfter(error)).toEqual({ session: false, lists: true });
    }
    const refused = new CallError(400, "List name is required");
    expect(isStaleAfter(refused)).toEqual({ session: false, lists: false });
  });

  it("after the end of the session says so once, and offers to sign in", () => {
    expect(isStaleAfter(new CallError(403, "CSRF token invalid")).session).toBe(false);
    const over = new CallError(401, "Please sign in first.");
    expect(isStaleAfter(over)).toEqual({ session: true, lists: false });
    expect(isStaleAfter(over).session).toBe(true);
    tellFailure(over, "Failed to add anime to list");
    expect(toastQueue.visible()).toMatchObject([
      { kind: "error", text: sentences.sessionOver, offersSignIn: true },
    ]);
  });
});

describe("a write that came too soon", () => {
  const failed = "Failed to add/update anime. Please try again.";
  const tooSoon = (said?: string) => new CallError(429, said);

  it("says below its own sentence what the server says, if that is another", () => {
    const moreOf = (error: unknown, text: string) => {
      tellFailure(error, text);
      return toastQueue.visible().map((toast) => "more" in toast && toast.more);
    };
    const isNone = [false];
    expect(moreOf(tooSoon(sentences.tooMany), failed)).toEqual([sentences.tooMany]);
    // The newer word on the same thing takes its place.
    expect(moreOf(tooSoon(), failed)).toEqual(isNone);
    expect(moreOf(new CallError(500, "Broken"), failed)).toEqual(isNone);
    for (const { id } of toastQueue.visible()) toastQueue.dismiss(id);
    expect(moreOf(tooSoon(sentences.tooMany), sentences.tooMany)).toEqual(isNone);
  });
});

describe("a read that failed", () => {
  it("is not asked again by whatever is drawn next, only after its pause", async () => {
    const client = createQueryClient();
    let asked = 0;
    const key = ["check_logged", {}];
    const ask = {
      queryKey: key,
      queryFn: () => Promise.reject(new CallError(500, String(++asked))),
      retry: false,
    } as const;
    const draw = () => new QueryObserver(client, ask).subscribe(() => undefined);
    draw();
    await expect.poll(() => client.getQueryState(key)?.status).toBe("error");
    draw();
    expect(client.getQueryState(key)).toMatchObject({ status: "error", fetchStatus: "idle" });
    expect(asked).toBe(1);
    const later = Date.now() + 5000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    draw();
    expect(asked).toBe(2);
    vi.restoreAllMocks();
    client.clear();
  });

  it("holds for the pause of failures in a row: what has worked begins anew", async () => {
    const client = createQueryClient();
    const key = ["profile", {}];
    let fails = true;
    const read = {
      queryKey: key,
      queryFn: () => (fails ? Promise.reject(new CallError(500, undefined)) : Promise.resolve({})),
      retry: false,
      staleTime: 0,
    } as const;
    const ask = () => client.query(read).catch(() => undefined);
    for (fails of [true, true, true, true, false, true]) await ask();
    expect(client.getQueryState(key)).toMatchObject({ status: "error", fetchStatus: "idle" });
    const later = Date.now() + 2 * pauseMs(1, undefined);
    vi.spyOn(Date, "now").mockReturnValue(later);
    new QueryObserver(client, read).subscribe(() => undefined);
    expect(client.getQueryState(key)?.fetchStatus).toBe("fetching");
    vi.restoreAllMocks();
    client.clear();
  });
});
