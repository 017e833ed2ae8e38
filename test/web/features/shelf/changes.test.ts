import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createQueryClient, queryKey } from "../../../../web/calls/queries.ts";
import { EntryEditor } from "../../../../web/features/entry/entry-editor.ts";
import {
  changeNames,
  changesFor,
  stepOf,
  type Change,
  type ChangeName,
} from "../../../../web/features/shelf/select/changes.ts";
import { listedEntries } from "../../../../web/features/shelf/tools/listed-entries.ts";
import { Tracker } from "../../../../web/tracking/tracker.ts";
import { startFakeApi, type SeenRequest } from "../../../support/fake-api.ts";
import type { ListedAnime } from "../../../support/long-list.ts";
import { nothingSaid } from "../../../support/people/entries.ts";
import { quietToasts, saved, shelf, texts } from "../../../support/people/tracking.ts";
import { toastQueue } from "../../../../web/toasts/toast.ts";

quietToasts();

const list = queryKey("get_anime", { username: "mika", status: "WATCHING" });

/** The title of a list, with something said of it, and what changes it. */
function listed(said: Partial<ListedAnime> = {}) {
  const client = createQueryClient();
  const [item] = shelf.anime_list;
  if (item === undefined) throw new Error("The list is empty.");
  const answer = { ...shelf, anime_list: [{ ...item, ...said }] };
  client.setQueryData(list, answer);
  const tracker = new Tracker(
    client,
    () => import("../../../../web/tracking/beyond/beyond-aired.ts"),
  );
  const [entry] = listedEntries(answer, "english");
  if (entry === undefined) throw new Error("The list is empty.");
  return {
    entry,
    changers: { tracker, editor: new EntryEditor(client, tracker) },
    now: () => client.getQueryData<typeof shelf>(list)?.anime_list[0],
  };
}

const to = (name: ChangeName, score: number | null = null): Change => ({ name, score });

const sent = ({ url, body }: SeenRequest): unknown => {
  const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
  return [url, Object.fromEntries(fields.filter(([name]) => name !== "day"))];
};

const entryWith = (said: object) => ({
  body: JSON.stringify({
    entry: { status: "WATCHING", progress: 5, notes: "", ...nothingSaid, ...said },
  }),
});

describe("one title of several", () => {
  test.each([
    [to("score", 8.5), { score: null }, { score: 8.5 }],
    [to("score"), { score: 7 }, { score: null }],
    [to("hold"), { on_hold: false }, { on_hold: true }],
    [to("unhold"), { on_hold: true }, { on_hold: false }],
    [to("private"), { private: false }, { private: true }],
    [to("public"), { private: true }, { private: false }],
  ])("is edited by %o, and back, without a word", async (change, before, after) => {
    await using api = await startFakeApi();
    const { entry, changers, now } = listed(before);
    const step = stepOf(entry, change, changers);
    const edit = { kind: "anime", id: 1 };
    api.answer = () => entryWith(after);
    await step?.make();
    expect(now()).toMatchObject(after);
    api.answer = () => entryWith(before);
    await step?.undo();
    expect(now()).toMatchObject(before);
    expect(api.requests.map(sent)).toEqual([
      ["/api/edit_entry/", { ...edit, ...after }],
      ["/api/edit_entry/", { ...edit, ...before, undo: true }],
    ]);
    expect(texts()).toEqual([]);
  });

  test.each([
    [to("score", 7), { score: 7 }],
    [to("score"), { score: null }],
    [to("hold"), { on_hold: true }],
    [to("public"), { private: false }],
    // What is not out as a whole nobody can have completed.
    [to("complete"), { episodes_aired: 8 }],
  ])("is left alone by %o where nothing would change", (change, before) => {
    const { entry, changers } = listed(before);
    expect(stepOf(entry, change, changers)).toBeUndefined();
  });

  test("is completed, and back to where it was, on hold again if it was", async () => {
    await using api = await startFakeApi();
    const { entry, changers, now } = listed({ on_hold: true });
    const step = stepOf(entry, to("complete"), changers);
    api.answer = () => saved(12, "COMPLETED", ["First"]);
    await step?.make();
    expect(now()).toMatchObject({ status: "COMPLETED", episodes_watched: 12 });
    expect(toastQueue.visible()).toMatchObject([{ kind: "achievement", name: "First" }]);
    api.answer = ({ url }) =>
      url === "/api/edit_entry/" ? entryWith({ on_hold: true }) : saved(5, "WATCHING");
    await step?.undo();
    expect(now()).toMatchObject({ status: "WATCHING", episodes_watched: 5, on_hold: true });
    expect(api.requests.map(sent)).toEqual([
      ["/api/quick_add_anime/", { anime_id: 1 }],
      ["/api/update_anime/", { anime_id: 1, episodes_watched: 5, undo: true }],
      ["/api/edit_entry/", { kind: "anime", id: 1, on_hold: true }],
    ]);
  });

  test("is dropped, and put back whole", async () => {
    await using api = await startFakeApi();
    const { entry, changers, now } = listed();
    const step = stepOf(entry, to("drop"), changers);
    await step?.make();
    expect(now()).toBeUndefined();
    api.answer = () => saved(5, "WATCHING");
    await step?.undo();
    expect(api.requests.map(sent)).toEqual([
      ["/api/drop_anime/", { anime_id: 1, undo: false }],
      ["/api/add_anime/", { anime_id: 1, episodes_watched: 5, restore: true }],
    ]);
  });

  test("is picked up again where the drop is longer ago than the server has it as it was", async () => {
    await using api = await startFakeApi();
    const { entry, changers } = listed();
    const step = stepOf(entry, to("drop"), changers);
    await step?.make();
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ["Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    api.answer = () => ({ body: JSON.stringify({ status: "WATCHING", progress: 5 }) });
    await step?.undo();
    expect(api.requests.map(sent)).toEqual([
      ["/api/drop_anime/", { anime_id: 1, undo: false }],
      ["/api/pick_up/", { kind: "anime", id: 1 }],
    ]);
  });

  test("fails aloud for who makes them all", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 400, body: '{"error":"No."}' });
    const { entry, changers, now } = listed();
    for (const name of ["private", "complete", "drop"] as const) {
      await expect(stepOf(entry, to(name), changers)?.make()).rejects.toThrow("No.");
    }
    expect(now()).toMatchObject({ status: "WATCHING", episodes_watched: 5, private: false });
    expect(texts()).toEqual([]);
  });
});

test("what is completed is neither completed again nor put on hold", () => {
  expect(changesFor("anime", "WATCHING")).toEqual(changeNames);
  expect(changesFor("manga", "COMPLETED")).toEqual(["score", "private", "public", "drop"]);
});
