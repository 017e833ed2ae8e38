import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import type { CallResponse } from "../../web/api.ts";
import { createQueryClient, queryKey } from "../../web/queries.ts";
import { toastQueue } from "../../web/toasts/toast.ts";
import type { Standing, TrackedTitle } from "../../web/tracking/standing.ts";
import { Tracker } from "../../web/tracking/tracker.ts";
import { startFakeApi, type FakeAnswer, type FakeApi } from "../support/fake-api.ts";

const title: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const watching: Standing = { status: "WATCHING", progress: 5 };
const watchingList = queryKey("get_anime", { username: "mika", status: "WATCHING" });
const details = queryKey("get_anime_details", { anime_id: 1 });

const shelf: CallResponse<"get_anime"> = {
  anime_list: [
    {
      anime_id: 1,
      anime_name: "Twelve",
      anime_name_english: null,
      anime_image: "/covers/a.svg",
      anime_image_url: "/covers/a.svg",
      year: 2023,
      season: "fall",
      episodes_watched: 5,
      total_episodes: 12,
      anime_total_episodes: 12,
      episodes_aired: null,
      genres: [],
      status: "WATCHING",
    },
  ],
  total_count: 1,
  owner: true,
  owner_username: "mika",
};

const saved = (
  progress: number,
  status: string,
  badges: readonly string[] = [],
  changed = true,
) => ({
  body: JSON.stringify({
    changed,
    episodes_watched: progress,
    status,
    new_achievements: badges.map((name) => ({ name, description: "", badge_icon: "/b.webp" })),
  }),
});

/** A tracker over a cache in which the title is at 5 of 12. */
function trackerAtFive() {
  const client = createQueryClient();
  client.setQueryData(watchingList, shelf);
  client.setQueryData(details, { exists: true, list_status: "WATCHING", episodes_watched: 5 });
  const listed = () => client.getQueryData<typeof shelf>(watchingList)?.anime_list[0];
  return {
    client,
    tracker: new Tracker(client, () => import("../../web/tracking/beyond-aired.ts")),
    listed,
  };
}

const texts = () =>
  toastQueue.visible().map((toast) => (toast.kind === "achievement" ? toast.name : toast.text));

/** Lets a fake server's answers wait, until each is let go by the progress that it was asked to save. */
function holdAnswers(api: FakeApi) {
  const gates = new Map<number, PromiseWithResolvers<FakeAnswer>>();
  const gateOf = (progress: number) => {
    const gate = gates.get(progress) ?? Promise.withResolvers();
    gates.set(progress, gate);
    return gate;
  };
  const asked = () => api.requests.map(({ body }) => progressOf(body));
  api.answer = ({ body }) => gateOf(progressOf(body)).promise;
  return {
    asked,
    letGo: (progress: number, answer: FakeAnswer = saved(progress, "WATCHING")) => {
      gateOf(progress).resolve(answer);
    },
  };
}

const Body = z.object({ episodes_watched: z.number() });
const progressOf = (body: string): number => Body.parse(JSON.parse(body)).episodes_watched;

/** Every number that a cached list has shown, in order. */
function numbersShown(client: QueryClient) {
  const numbers: (number | undefined)[] = [];
  client.getQueryCache().subscribe(() => {
    const now = client.getQueryData<typeof shelf>(watchingList)?.anime_list[0]?.episodes_watched;
    if (now !== numbers.at(-1)) numbers.push(now);
  });
  return numbers;
}

const undo = () => {
  for (const toast of toastQueue.visible()) if ("undo" in toast) toast.undo?.();
};

/** One tap on what the list shows, on its way to the server at once. */
const tap = (tracker: Tracker, shown: number, by: 1 | -1 = 1) => {
  tracker.step(title, { status: "WATCHING", progress: shown }, by);
  tracker.flush();
};

/** Waits until an expectation holds; a busy machine may take its time. */
const soon = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000 });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of toastQueue.visible()) toastQueue.dismiss(id);
  vi.restoreAllMocks();
});

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
    expect(api.requests.map(({ url, body }) => [url, body])).toEqual([
      ["/api/update_anime/", '{"anime_id":1,"episodes_watched":7,"raise_only":true}'],
    ]);

    api.answer = () => saved(5, "WATCHING");
    undo();
    await soon(() => {
      expect(listed()?.episodes_watched).toBe(5);
    });
    expect(api.requests[1]?.body).toBe('{"anime_id":1,"episodes_watched":5}');
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

describe("while an answer is on its way", () => {
  test("no step is lost, and no older number is shown", async () => {
    await using api = await startFakeApi();
    const { asked, letGo } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    const numbers = numbersShown(client);

    tap(tracker, 5);
    tap(tracker, listed()?.episodes_watched ?? 0);
    letGo(6);
    await soon(() => {
      expect(asked()).toEqual([6, 7]);
    });
    tap(tracker, listed()?.episodes_watched ?? 0);
    letGo(7);
    letGo(8);
    await soon(() => {
      expect(asked()).toEqual([6, 7, 8]);
    });
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    tap(tracker, listed()?.episodes_watched ?? 0);
    letGo(9);
    await soon(() => {
      expect(asked()).toEqual([6, 7, 8, 9]);
    });
    expect(numbers).toEqual([6, 7, 8, 9]);
  });

  test("a step starts from what the user wants, whatever a list shows meanwhile", async () => {
    await using api = await startFakeApi();
    const { asked, letGo } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    tap(tracker, 5);
    // Another page fetched the list before the server had saved the step.
    client.setQueryData(watchingList, shelf);
    tap(tracker, listed()?.episodes_watched ?? 0);
    letGo(6);
    letGo(7);
    await soon(() => {
      expect(asked()).toEqual([6, 7]);
    });
  });

  test("a step starts from the number that the dialog is saving", async () => {
    await using api = await startFakeApi();
    const { asked, letGo } = holdAnswers(api);
    const { tracker, listed } = trackerAtFive();
    void tracker.saveProgress(title, watching, 9);
    tap(tracker, 5);
    expect(listed()?.episodes_watched).toBe(10);
    letGo(9);
    letGo(10);
    await soon(() => {
      expect(asked()).toEqual([9, 10]);
    });
  });

  test("a failure takes back nothing that a later save carries", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    const numbers = numbersShown(client);
    tap(tracker, 5);
    tap(tracker, 6);
    letGo(6, { body: "{}", status: 500 });
    await soon(() => {
      expect(texts()).toEqual(["Failed to add/update anime. Please try again."]);
    });
    letGo(7);
    await soon(() => {
      expect(texts()).toContain("Anime updated: Twelve");
    });
    expect(listed()?.episodes_watched).toBe(7);
    expect(numbers).toEqual([6, 7]);
  });

  test("when the last save fails, what the server has is shown", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    const numbers = numbersShown(client);
    tap(tracker, 5);
    tap(tracker, 6);
    letGo(6);
    letGo(7, { body: "{}", status: 500 });
    await soon(() => {
      expect(texts()).toContain("Failed to add/update anime. Please try again.");
    });
    expect(listed()?.episodes_watched).toBe(6);
    expect(numbers).toEqual([6, 7, 6]);
  });

  test("steps there and back end where the server is", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { tracker, listed } = trackerAtFive();
    tap(tracker, 5);
    tracker.step(title, watching, 1);
    tracker.step(title, watching, -1);
    letGo(6, { body: "{}", status: 500 });
    await soon(() => {
      expect(texts()).toEqual(["Failed to add/update anime. Please try again."]);
    });
    tracker.flush();
    expect(listed()?.episodes_watched).toBe(5);
    expect(api.requests).toHaveLength(1);
  });

  test("an Undo that fails leaves what the server has", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { tracker, listed } = trackerAtFive();
    tap(tracker, 5);
    letGo(6);
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    undo();
    letGo(5, { body: "{}", status: 500 });
    await soon(() => {
      expect(texts()).toContain("Failed to add/update anime. Please try again.");
    });
    expect(listed()?.episodes_watched).toBe(6);
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
    expect(api.requests[0]?.body).toBe('{"anime_id":1,"episodes_watched":4}');
  });
});

describe("the dialog's changes", () => {
  test("wait for the steps before them", async () => {
    await using api = await startFakeApi();
    api.answer = () => saved(12, "COMPLETED");
    const { tracker } = trackerAtFive();
    tracker.step(title, watching, 1);
    await tracker.saveProgress(title, { status: "WATCHING", progress: 6 }, 12);
    expect(api.requests.map(({ body }) => body)).toEqual([
      '{"anime_id":1,"episodes_watched":6,"raise_only":true}',
      '{"anime_id":1,"episodes_watched":12}',
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
    expect(api.requests[1]).toMatchObject({
      url: "/api/add_anime/",
      body: '{"anime_id":1,"episodes_watched":5,"restore":true}',
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
    expect(api.requests[0]?.body).toBe('{"manga_id":13,"chapters_read":0,"status":"READING"}');

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

describe("a change whose answer is lost", () => {
  const isStale = (client: QueryClient) => client.getQueryState(details)?.isInvalidated;

  test("may have been made: where the title stands is asked for", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 502, body: "<html>" });
    const { client, tracker } = trackerAtFive();
    tracker.step(title, watching, 1);
    tracker.flush();
    await soon(() => {
      expect(texts()).toEqual(["Failed to add/update anime. Please try again."]);
    });
    expect(isStale(client)).toBe(true);
  });

  test("is no refusal; what was refused changed nothing", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 400, body: '{"error":"No."}' });
    const { client, tracker } = trackerAtFive();
    await tracker.drop(title, watching);
    expect(isStale(client)).toBe(false);
    api.answer = () => ({ status: 500, body: "{}" });
    await tracker.drop(title, watching);
    expect(isStale(client)).toBe(true);
  });

  test("is asked for only when later changes of the title have ended", async () => {
    await using api = await startFakeApi();
    const { letGo, asked } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    tap(tracker, 5);
    tap(tracker, 6);
    letGo(6, { body: "{}", status: 500 });
    await soon(() => {
      expect(asked()).toEqual([6, 7]);
    });
    expect(isStale(client)).toBe(false);
    expect(listed()?.episodes_watched).toBe(7);
    letGo(7, { body: '{"error":"No."}', status: 400 });
    await soon(() => {
      expect(isStale(client)).toBe(true);
    });
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
  api.answer = () => saved(12, "COMPLETED");
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
  const there = { status: "WATCHING", progress: 7 };
  api.answer = () => {
    const { body } = saved(12, "COMPLETED");
    return { body: JSON.stringify({ ...JSON.parse(body), before: there }) };
  };
  await tracker.complete(title, undefined);
  expect(texts().at(-1)).toBe("Anime updated: Twelve");
  api.answer = () => saved(7, "WATCHING");
  undo();
  await expect.poll(() => api.requests[3]?.body).toContain('"episodes_watched":7');

  api.answer = () => ({ status: 400, body: '{"error":"We do not know this anime."}' });
  await expect(tracker.complete(title, undefined)).rejects.toThrow("We do not know this anime.");
});
