import { describe, expect, test } from "vitest";
import { queryKey } from "../../../../web/calls/queries.ts";
import type { Edit, Entry } from "../../../../web/features/entry/entry-edits.ts";
import { EntryEditor } from "../../../../web/features/entry/entry-editor.ts";
import { toastQueue } from "../../../../web/toasts/toast.ts";
import { startFakeApi, type FakeAnswer } from "../../../support/fake-api.ts";
import {
  askedOf,
  quietToasts,
  saved,
  soon,
  tap,
  texts,
  title,
  trackerAtFive,
  undo,
} from "../../../support/people/tracking.ts";
import { plainEntry } from "./an-entry.ts";

quietToasts();

const entryOf = queryKey("entry", { kind: "anime", id: 1 });
const kept = (said: Partial<Entry>): FakeAnswer => ({
  body: JSON.stringify({ entry: { ...plainEntry, ...said } }),
});
const asking = (edit: Edit) => ({ kind: "anime", id: 1, ...edit });

function editorOf(entry: Entry) {
  const { client, tracker, listed } = trackerAtFive();
  client.setQueryData(entryOf, { entry });
  const editor = new EntryEditor(client, tracker);
  const cached = () => client.getQueryData<{ entry: Entry }>(entryOf)?.entry;
  return { client, tracker, editor, listed, cached };
}

describe("an edit", () => {
  test("shows at once, is saved, and is taken back by Undo", async () => {
    await using api = await startFakeApi();
    api.answer = () => kept({ on_hold: true });
    const { editor, listed, cached } = editorOf(plainEntry);
    editor.change(title, plainEntry, { on_hold: true });
    expect(editor.shown(title)).toEqual({ on_hold: true });
    await soon(() => {
      expect(texts()).toEqual(["On hold: Twelve"]);
    });
    expect(cached()?.on_hold).toBe(true);
    expect(listed()?.on_hold).toBe(true);
    await soon(() => {
      expect(editor.shown(title)).toEqual({});
    });

    api.answer = () => kept({ on_hold: false });
    undo();
    await soon(() => {
      expect(cached()?.on_hold).toBe(false);
    });
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/edit_entry/", "/api/edit_entry/"]);
    expect(askedOf(api)).toEqual([
      asking({ on_hold: true }),
      asking({ on_hold: false, undo: true }),
    ]);
  });

  test("that fails is taken back, with the sentence that says so", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 500, body: "{}" });
    const { editor, cached } = editorOf(plainEntry);
    editor.change(title, plainEntry, { private: true });
    await soon(() => {
      expect(texts()).toEqual(["We could not save your change. Please try again."]);
    });
    expect(editor.shown(title)).toEqual({});
    expect(cached()?.private).toBe(false);
  });

  test("that is refused says why in the server's own words", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 404, body: '{"error":"This title is not on your list."}' });
    const { editor } = editorOf(plainEntry);
    editor.change(title, plainEntry, { private: true });
    await soon(() => {
      expect(texts()).toEqual(["This title is not on your list."]);
    });
  });

  test("waits for a tick that is on its way, and leaves it its way back", async () => {
    await using api = await startFakeApi();
    const tick = Promise.withResolvers<FakeAnswer>();
    api.answer = ({ url }) => (url === "/api/edit_entry/" ? kept({ score: 9 }) : tick.promise);
    const { editor, tracker } = editorOf(plainEntry);
    tap(tracker, 5);
    editor.change(title, plainEntry, { score: 9 });
    await soon(() => {
      expect(api.requests).toHaveLength(1);
    });
    tick.resolve(saved(6, "WATCHING"));
    await soon(() => {
      expect(texts()).toEqual(["Anime updated: Twelve", "Your score is 9 of 10: Twelve"]);
    });
    expect(api.requests.map(({ url }) => url)).toEqual(["/api/update_anime/", "/api/edit_entry/"]);
  });
});

describe("steps", () => {
  test("within a moment are one edit, and lead back to where they began", async () => {
    await using api = await startFakeApi();
    api.answer = () => kept({ score: 8.5 });
    const entry = { ...plainEntry, score: 7.3 };
    const { editor } = editorOf(entry);
    for (const score of [7.5, 8, 8.5]) {
      editor.step(title, { ...entry, ...editor.shown(title) }, "score", score);
    }
    expect(editor.shown(title)).toEqual({ score: 8.5 });
    await soon(() => {
      expect(texts()).toEqual(["Your score is 8.5 of 10: Twelve"]);
    });
    undo();
    await soon(() => {
      expect(askedOf(api)).toEqual([asking({ score: 8.5 }), asking({ score: 7.3, undo: true })]);
    });
  });

  test("that lead back to where they began are no edit", async () => {
    await using api = await startFakeApi();
    const entry = { ...plainEntry, score: 7 };
    const { editor } = editorOf(entry);
    editor.step(title, entry, "score", 7.5);
    editor.step(title, { ...entry, score: 7.5 }, "score", 7);
    editor.flush(title);
    expect(editor.shown(title)).toEqual({});
    expect(api.requests).toEqual([]);
  });

  test("are sent before another edit, which does not swallow them", async () => {
    await using api = await startFakeApi();
    api.answer = () => kept({});
    const { editor } = editorOf(plainEntry);
    editor.step(title, plainEntry, "score", 8);
    editor.change(title, { ...plainEntry, score: 8 }, { private: true });
    expect(editor.shown(title)).toEqual({ score: 8, private: true });
    await soon(() => {
      expect(askedOf(api)).toEqual([asking({ score: 8 }), asking({ private: true })]);
    });
  });

  test("end a run at the end at once, so that the next one is another", async () => {
    await using api = await startFakeApi();
    api.answer = () => kept({ repeats: 1 });
    const entry = { ...plainEntry, again: 10 };
    const { editor } = editorOf(entry);
    editor.step(title, entry, "again", 11);
    editor.step(title, { ...entry, again: 11 }, "again", 12);
    expect(editor.shown(title)).toEqual({ again: null, repeats: 1 });
    editor.change(title, { ...entry, again: null, repeats: 1 }, { again: 0 });
    await soon(() => {
      expect(askedOf(api)).toEqual([asking({ again: 12, raise_only: true }), asking({ again: 0 })]);
    });
  });
});

test("a run that is stepped on asks to be raised, and one that is stepped back does not", async () => {
  await using api = await startFakeApi();
  api.answer = () => kept({ again: 5 });
  const entry = { ...plainEntry, again: 5 };
  const { editor } = editorOf(entry);
  editor.step(title, entry, "again", 6);
  editor.flush(title);
  editor.step(title, { ...entry, again: 6 }, "again", 4);
  editor.flush(title);
  await soon(() => {
    expect(askedOf(api)).toEqual([asking({ again: 6, raise_only: true }), asking({ again: 4 })]);
  });
});

describe("what a form saves", () => {
  test("is told by a message with Undo", async () => {
    await using api = await startFakeApi();
    api.answer = () => kept({ notes: "<b>" });
    const { editor, cached } = editorOf(plainEntry);
    expect(await editor.save(title, plainEntry, { notes: "<b>" })).toBeUndefined();
    expect(texts()).toEqual(["Saved: Twelve"]);
    expect(cached()?.notes).toBe("<b>");
    expect(toastQueue.visible().some((toast) => "undo" in toast)).toBe(true);
  });

  test("and does not come to be is left to the form to tell", async () => {
    await using api = await startFakeApi();
    api.answer = () => ({ status: 400, body: '{"error":"No."}' });
    const { editor } = editorOf(plainEntry);
    const error = await editor.save(title, plainEntry, { notes: "x" });
    expect(error?.message).toBe("No.");
    expect(texts()).toEqual([]);
  });
});
