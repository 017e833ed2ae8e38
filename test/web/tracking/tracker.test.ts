import { describe, expect, test } from "vitest";
import { localDayOf } from "../../../shared/entries/day.ts";
import { toastQueue } from "../../../web/toasts/toast.ts";
import type { TrackedTitle } from "../../../web/tracking/standing.ts";
import { startFakeApi } from "../../support/fake-api.ts";
import {
  askedOf,
  details,
  quietToasts,
  saved,
  soon,
  texts,
  title,
  trackerAtFive,
  undo,
  watching,
} from "../../support/people/tracking.ts";

quietToasts();

describe("a step", () => {
  test("shows at once in list and dialog, is saved once, and can be undone", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(7, "WATCHING");
    const { client, tracker, listed } = trackerAtFive();

    tracker.step(title, watching, 1);
    tracker.step(title, watching, 1);
    expect(listed()?.episodes_watched).toBe(7);
    expect(client.getQueryData(details)).toMatchObject({ episodes_watched: 7 });
    expect(api.requests).toHaveLength(0);

    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/update_anime/"]);
    expect(askedOf(api)).toEqual([{ anime_id: 1, episodes_watched: 7, raise_only: true }]);

    api.answer = () => saved(5, "WATCHING");
    undo();
    await soon(() => {
      expect(listed()?.episodes_watched).toBe(5);
    });
    expect(askedOf(api)[1]).toEqual({ anime_id: 1, episodes_watched: 5, undo: true });
  });

  test("that the server refuses is taken back, with the sentence that says so", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 500, body: "{}" });
    const { tracker, listed } = trackerAtFive();
    tracker.step(title, watching, 1);
    expect(listed()?.episodes_watched).toBe(6);
    await soon(() => {
      expect(texts()).toEqual(["Failed to add/update anime. Please try again."]);
    });
    expect(listed()).toMatchObject({ episodes_watched: 5, status: "WATCHING" });
  });

  test("at the total changes nothing and says why", () => {
    const { tracker, listed } = trackerAtFive();
    tracker.step(title, { status: "COMPLETED", progress: 12 }, 1);
    expect(texts()).toEqual(["Cannot exceed total episodes (12)"]);
    expect(listed()?.episodes_watched).toBe(5);
  });

  test("to the total completes the title where it stands, and tells of new badges", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(12, "COMPLETED", ["First Finish"]);
    const { tracker, listed } = trackerAtFive();
    tracker.step(title, { status: "WATCHING", progress: 11 }, 1);
    tracker.flush();
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve", "First Finish"]);
    });
    expect(listed()?.status).toBe("COMPLETED");
  });
});

describe("a title that is further on another device", () => {
  test("is shown where it stands there, and Undo is not offered", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(9, "WATCHING");
    const { tracker, listed } = trackerAtFive();
    tracker.step(title, watching, 1);
    tracker.flush();
    await soon(() => {
      expect(texts()).toEqual(["Your list is further already: episode 9."]);
    });
    expect(listed()?.episodes_watched).toBe(9);
    expect(toastQueue.visible().some((toast) => "undo" in toast)).toBe(false);
  });

  test("or just there already is told where it stands: nothing was updated", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(6, "WATCHING", [], false);
    const { tracker, listed } = trackerAtFive();
    tracker.step(title, watching, 1);
    tracker.flush();
    await soon(() => {
      expect(texts()).toEqual(["Your list was already at episode 6."]);
    });
    expect(listed()?.episodes_watched).toBe(6);
    expect(toastQueue.visible().some((toast) => "undo" in toast)).toBe(false);
  });

  test("still goes back by a step back: that is meant", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(4, "WATCHING");
    const { tracker } = trackerAtFive();
    tracker.step(title, watching, -1);
    tracker.flush();
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    expect(askedOf(api)).toEqual([{ anime_id: 1, episodes_watched: 4 }]);
  });
});

describe("the dialog's changes", () => {
  test("wait for the steps before them", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(12, "COMPLETED");
    const { tracker } = trackerAtFive();
    tracker.step(title, watching, 1);
    await tracker.saveProgress(title, { status: "WATCHING", progress: 6 }, 12);
    expect(askedOf(api)).toEqual([
      { anime_id: 1, episodes_watched: 6, raise_only: true },
      { anime_id: 1, episodes_watched: 12 },
    ]);
  });

  test("add a title that is new on the list", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(3, "WATCHING");
    const { tracker } = trackerAtFive();
    await tracker.saveProgress(title, undefined, 3);
    expect(api.requests[0]?.url).toBe("/api/add_anime/");
    expect(texts()).toEqual(["Anime added: Twelve"]);
  });

  test("name a title that was on the list after all as updated, as their Undo takes it", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({
      body: JSON.stringify({
        episodes_watched: 3,
        status: "WATCHING",
        before: { status: "WATCHING", progress: 2 },
        new_achievements: [],
      }),
    });
    const { tracker } = trackerAtFive();
    await tracker.saveProgress(title, undefined, 3);
    expect(texts()).toEqual(["Anime updated: Twelve"]);
    undo();
    await soon(() => {
      expect(askedOf(api)[1]).toEqual({ anime_id: 1, episodes_watched: 2, undo: true });
    });
  });

  test("say whether they were made", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(6, "WATCHING");
    const { tracker } = trackerAtFive();
    expect(await tracker.saveProgress(title, watching, 6)).toBe(true);
    api.answer = () => ({ status: 400, body: '{"error":"No."}' });
    expect(await tracker.saveProgress(title, watching, 7)).toBe(false);
  });

  test("drop a title, and put it back whole", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ body: '{"message":"Dropped."}' });
    const { client, tracker, listed } = trackerAtFive();
    await tracker.drop(title, watching);
    expect(texts()).toEqual(["Anime dropped successfully"]);
    expect(listed()).toBeUndefined();
    expect(client.getQueryData(details)).toMatchObject({ exists: false });

    api.answer = () => saved(5, "WATCHING");
    undo();
    await soon(() => {
      expect(texts()).toEqual(["Anime added: Twelve"]);
    });
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/drop_anime/", "/api/add_anime/"]);
    expect(JSON.parse(api.requests[1]?.body ?? "")).toEqual({
      anime_id: 1,
      episodes_watched: 5,
      day: localDayOf(Date.now()),
      restore: true,
    });
  });

  test("say which manga status was saved, or that it was not", async () => {
    await using api = await startFakeApi();
    const { tracker } = trackerAtFive();
    const manga: TrackedTitle = {
      kind: "manga",
      id: 13,
      name: "Endless",
      total: null,
      aired: null,
    };
    api.answer = () => ({
      body: '{"chapters_read":0,"status":"READING","new_achievements":[]}',
    });
    await tracker.saveStatus(manga, undefined, { progress: 0, status: "READING" });
    expect(texts()).toEqual(["Manga updated as Reading"]);
    expect(askedOf(api)).toEqual([{ manga_id: 13, chapters_read: 0, status: "READING" }]);

    api.answer = () => ({ status: 500, body: "{}" });
    await tracker.saveStatus(manga, undefined, { progress: 0, status: "COMPLETED" });
    expect(texts()).toContain("Failed to update manga. Please try again.");
  });

  test("that fail say so, and name a missing CSRF token", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 400, body: '{"error":"No."}' });
    const { tracker, listed } = trackerAtFive();
    await tracker.drop(title, watching);
    expect(texts()).toEqual(["Failed to drop anime"]);
    expect(listed()?.episodes_watched).toBe(5);

    api.answer = () => ({ status: 403, body: '{"error":"CSRF token not found"}' });
    await tracker.saveProgress(title, watching, 6);
    expect(texts()).toContain("CSRF token not found");
  });
});

describe("what was finished", () => {
  const finished = () =>
    toastQueue.visible().flatMap((toast) => ("finished" in toast ? [toast.finished] : []));

  test("is a moment: by its last episode, and from a search", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(12, "COMPLETED");
    const { tracker } = trackerAtFive();
    await tracker.saveProgress(title, watching, 12);
    expect(finished()).toMatchObject([{ kind: "anime", id: 1 }]);
    for (const { id } of toastQueue.visible()) toastQueue.dismiss(id);
    await tracker.complete(title, watching);
    expect(finished()).toMatchObject([{ kind: "anime", id: 1 }]);
  });

  test("is none where it was finished before, or is only taken back", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(12, "COMPLETED");
    const { tracker } = trackerAtFive();
    await tracker.saveProgress(title, { status: "COMPLETED", progress: 12 }, 12);
    expect(finished()).toEqual([]);
    api.answer = () => saved(5, "WATCHING");
    await tracker.saveProgress(title, { status: "COMPLETED", progress: 12 }, 5);
    api.answer = () => saved(12, "COMPLETED");
    undo();
    // What was only taken back is told without an Undo of its own: then its answer is there.
    await soon(() => {
      expect(toastQueue.visible().map((toast) => "undo" in toast)).toEqual([false]);
    });
    expect(finished()).toEqual([]);
  });
});

test("after the end of the session a change says that, and offers to sign in", async () => {
  await using api = await startFakeApi();
  api.answer = () => ({ status: 401, body: '{"error":"Please sign in first."}' });
  const { tracker, listed } = trackerAtFive();
  await tracker.saveProgress(title, watching, 6);
  expect(toastQueue.visible()).toMatchObject([
    { text: "Your session is over. Please sign in again.", offersSignIn: true },
  ]);
  expect(listed()?.episodes_watched).toBe(5);
});

test("a search result is completed, which can be undone; failures go to the caller", async () => {
  await using api = await startFakeApi();
  const completed = (before: unknown) => ({
    body: JSON.stringify({ ...JSON.parse(saved(12, "COMPLETED").body), before }),
  });
  api.answer = () => completed({ status: "WATCHING", progress: 5 });
  const { tracker, listed } = trackerAtFive();
  const seen: unknown[] = [];
  tracker.listen((moved, standing) => seen.push([moved.id, standing?.progress]));
  await tracker.complete(title, watching);
  expect(api.requests[0]).toMatchObject({ url: "/api/quick_add_anime/", body: '{"anime_id":1}' });
  expect(listed()?.status).toBe("COMPLETED");
  expect(seen).toEqual([[1, 12]]);
  expect(texts()).toEqual(["Anime updated: Twelve"]);
  api.answer = () => saved(5, "WATCHING");
  undo();
  await expect.poll(() => api.requests[1]?.body).toContain('"episodes_watched":5');

  // What was found may be old: another device has put it on the list since.
  api.answer = () => completed({ status: "WATCHING", progress: 7 });
  await tracker.complete(title, undefined);
  expect(texts().at(-1)).toBe("Anime updated: Twelve");
  api.answer = () => saved(7, "WATCHING");
  undo();
  await expect.poll(() => api.requests[3]?.body).toContain('"episodes_watched":7');

  api.answer = () => ({ status: 400, body: '{"error":"We do not know this anime."}' });
  await expect(tracker.complete(title, undefined)).rejects.toThrow("We do not know this anime.");
});
