import type { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { startFakeApi } from "../../support/fake-api.ts";
import {
  details,
  holdAnswers,
  numbersShown,
  quietToasts,
  shelf,
  soon,
  tap,
  texts,
  title,
  trackerAtFive,
  undo,
  watching,
  watchingList,
} from "../../support/people/tracking.ts";

quietToasts();

/** The title's details before any step. */
const before = { exists: true, list_status: "WATCHING", episodes_watched: 5 };

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

  test("a list that comes late shows what was changed since it was asked for", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { client, tracker } = trackerAtFive();
    const whole = [...watchingList, "whole"];
    const { promise, resolve } = Promise.withResolvers<typeof shelf>();
    const coming = client.query({ queryKey: whole, queryFn: () => promise });
    const numberOf = () =>
      client.getQueryData<typeof shelf>(whole)?.anime_list[0]?.episodes_watched;
    tap(tracker, 5);
    letGo(6);
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    resolve(shelf);
    await coming;
    expect(numberOf()).toBe(6);
    tap(tracker, 6);
    expect(numberOf()).toBe(7);
  });

  test("lists and details that are asked for meanwhile show the step", async () => {
    await using api = await startFakeApi();
    const { letGo } = holdAnswers(api);
    const { client, tracker, listed } = trackerAtFive();
    const numbers = numbersShown(client);
    tap(tracker, 5);
    await client.query({ queryKey: watchingList, queryFn: () => shelf, staleTime: 0 });
    await client.query({ queryKey: details, queryFn: () => ({ ...before }), staleTime: 0 });
    const whole = [...watchingList, "whole"];
    await client.query({ queryKey: whole, queryFn: () => shelf });
    expect(listed()?.episodes_watched).toBe(6);
    expect(client.getQueryData(details)).toMatchObject({ episodes_watched: 6 });
    expect(client.getQueryData(whole)).toMatchObject({ anime_list: [{ episodes_watched: 6 }] });
    letGo(6);
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve"]);
    });
    expect(numbers).toEqual([6]);
    // What comes later is the server's word again.
    await client.query({ queryKey: watchingList, queryFn: () => shelf, staleTime: 0 });
    expect(listed()?.episodes_watched).toBe(5);
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

  test("is asked for in a list, too, whose first answer was on its way", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 502, body: "<html>" });
    const { client, tracker } = trackerAtFive();
    const whole = [...watchingList, "whole"];
    const { promise, resolve } = Promise.withResolvers<typeof shelf>();
    const coming = client.query({ queryKey: whole, queryFn: () => promise });
    tap(tracker, 5);
    await soon(() => {
      expect(texts()).toEqual(["Failed to add/update anime. Please try again."]);
    });
    resolve(shelf);
    await coming;
    await soon(() => {
      expect(client.getQueryState(whole)?.isInvalidated).toBe(true);
    });
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
