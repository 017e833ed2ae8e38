import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, vi } from "vitest";
import * as z from "zod";
import { localDayOf } from "../../../shared/entries/day.ts";
import type { CallResponse } from "../../../web/calls/api.ts";
import { createQueryClient, queryKey } from "../../../web/calls/queries.ts";
import { toastQueue } from "../../../web/toasts/toast.ts";
import type { Standing, TrackedTitle } from "../../../web/tracking/standing.ts";
import { Tracker } from "../../../web/tracking/tracker.ts";
import type { FakeAnswer, FakeApi } from "../fake-api.ts";
import { nothingSaid } from "./entries.ts";

/** A title of twelve episodes. */
export const title: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
/** Where it stands. */
export const watching: Standing = { status: "WATCHING", progress: 5 };
/** The query of the list it is on. */
export const watchingList = queryKey("get_anime", { username: "mika", status: "WATCHING" });
/** The query of its dialog. */
export const details = queryKey("get_anime_details", { anime_id: 1 });

/** The list as the server answers it first. */
export const shelf: CallResponse<"get_anime"> = {
  anime_list: [
    {
      anime_id: 1,
      anime_name: "Twelve",
      anime_name_english: null,
      anime_name_japanese: null,
      anime_image: "/covers/a.svg",
      anime_image_url: "/covers/a.svg",
      year: 2023,
      season: "fall",
      episodes_watched: 5,
      total_episodes: 12,
      anime_total_episodes: 12,
      episodes_aired: null,
      next_airing_at: null,
      last_aired_at: null,
      minutes: null,
      genres: [],
      status: "WATCHING",
      ...nothingSaid,
    },
  ],
  total_count: 1,
  owner: true,
  owner_username: "mika",
};

/** What the server answers to a change. */
export const saved = (
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
export function trackerAtFive() {
  const client = createQueryClient();
  client.setQueryData(watchingList, shelf);
  client.setQueryData(details, { exists: true, list_status: "WATCHING", episodes_watched: 5 });
  const listed = () => client.getQueryData<typeof shelf>(watchingList)?.anime_list[0];
  return {
    client,
    tracker: new Tracker(client, () => import("../../../web/tracking/beyond/beyond-aired.ts")),
    listed,
  };
}

/** What the toasts say. */
export const texts = () =>
  toastQueue.visible().map((toast) => (toast.kind === "achievement" ? toast.name : toast.text));

/** Lets a fake server's answers wait, until each is let go by the progress that it was asked to save. */
export function holdAnswers(api: FakeApi) {
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

/** What all calls so far have asked for, each on the day that it is here. */
export const askedOf = ({ requests }: FakeApi): unknown[] =>
  requests.map(({ body }) => {
    const { day, ...asked } = Dated.parse(JSON.parse(body));
    expect(day).toBe(localDayOf(Date.now()));
    return asked;
  });

const Dated = z.looseObject({ day: z.string() });

const Body = z.object({ episodes_watched: z.number() });
const progressOf = (body: string): number => Body.parse(JSON.parse(body)).episodes_watched;

/** Every number that a cached list has shown, in order. */
export function numbersShown(client: QueryClient) {
  const numbers: (number | undefined)[] = [];
  client.getQueryCache().subscribe(() => {
    const now = client.getQueryData<typeof shelf>(watchingList)?.anime_list[0]?.episodes_watched;
    if (now !== numbers.at(-1)) numbers.push(now);
  });
  return numbers;
}

/** Takes back what the toasts tell of. */
export const undo = () => {
  for (const toast of toastQueue.visible()) if ("undo" in toast) toast.undo?.();
};

/** One tap on what the list shows, on its way to the server at once. */
export const tap = (tracker: Tracker, shown: number, by: 1 | -1 = 1) => {
  tracker.step(title, { status: "WATCHING", progress: shown }, by);
  tracker.flush();
};

/** Waits until an expectation holds; a busy machine may take its time. */
export const soon = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000 });

/** Keeps what fails out of the output, and the toasts of a test from the next one. */
export function quietToasts(): void {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const { id } of toastQueue.visible()) toastQueue.dismiss(id);
    vi.restoreAllMocks();
  });
}
