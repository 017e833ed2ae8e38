import { fc } from "../../support/properties.ts";
import { describe, expect, test, vi } from "vitest";
import * as sentences from "../../../shared/sentences.ts";
import { tagsOf } from "../../../shared/ranking-list.ts";
import {
  draftOf as draftOfPublished,
  emptyDraft,
  isEmptyDraft,
  isEntryOpen,
  moved,
  nextDraft,
  type DraftEntry,
  type DraftEvent,
  type RankingDraft,
} from "../../../web/features/ranking/draft.ts";
import { ImageProblem, imageProblem } from "../../../web/features/ranking/entry-image.ts";
import { publication } from "../../../web/features/ranking/publication.ts";

const image = new Blob(["x"], { type: "image/webp" });
const entry = (id: string): DraftEntry => ({ id, title: `T${id}`, description: `D${id}`, image });
const draftOf = (...ids: string[]): RankingDraft => ({ ...emptyDraft, entries: ids.map(entry) });
/** The names of the fields of a form that are files. */
const filesOf = (form: object): string[] =>
  Object.entries(form).flatMap(([name, value]) => (value instanceof File ? [name] : []));
const idsOf = ({ entries }: RankingDraft) => entries.map(({ id }) => id).join("");

describe("moving", () => {
  test("puts an entry exactly where it was sent, and keeps the order of the others", () => {
    const list = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (all, a, b) => {
        const [from, to] = [a % all.length, b % all.length];
        const after = moved(all, from, to);
        expect(after[to]).toBe(all[from]);
        const others = (some: number[]) => some.filter((one) => one !== all[from]);
        expect(others(after)).toEqual(others(all));
        expect(moved(after, to, from)).toEqual(all);
      }),
    );
  });

  test("beyond either end changes nothing", () => {
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
  });
});

describe("a draft", () => {
  test("takes a new entry at its end and empties the editor", () => {
    const typed = nextDraft(draftOf("a"), { type: "editor", editor: { title: "Tb" } });
    const saved = nextDraft(typed, { type: "saved", entry: entry("b") });
    expect(idsOf(saved)).toBe("ab");
    expect(saved.editor).toEqual({ title: "", description: "" });
  });

  test("takes a changed entry back to its place", () => {
    const editing = nextDraft(draftOf("a", "b", "c"), { type: "edit", id: "b" });
    expect(editing.editor).toMatchObject({ id: "b", title: "Tb" });
    const changed = { ...entry("b"), title: "New" };
    const saved = nextDraft(editing, { type: "saved", entry: changed });
    expect(saved.entries.map(({ title }) => title)).toEqual(["Ta", "New", "Tc"]);
  });

  test("keeps what is in the editor when its entry is removed: it then is a new one", () => {
    const editing = nextDraft(draftOf("a", "b"), { type: "edit", id: "b" });
    const removed = nextDraft(editing, { type: "removed", id: "b" });
    expect(idsOf(removed)).toBe("a");
    expect(removed.editor).toMatchObject({ id: undefined, title: "Tb" });
  });

  test("takes a removed entry back to where it was", () => {
    const removed = nextDraft(draftOf("a", "b", "c"), { type: "removed", id: "b" });
    expect(idsOf(nextDraft(removed, { type: "returned", entry: entry("b"), at: 1 }))).toBe("abc");
  });

  test("is empty only when nothing at all was typed or chosen", () => {
    expect(isEmptyDraft(emptyDraft)).toBe(true);
    expect(isEmptyDraft(draftOf("a"))).toBe(false);
    for (const field of ["name", "description", "tags"] as const) {
      expect(isEmptyDraft(nextDraft(emptyDraft, { type: "words", words: { [field]: "x" } }))).toBe(
        false,
      );
    }
    expect(isEmptyDraft(nextDraft(emptyDraft, { type: "editor", editor: { image } }))).toBe(false);
  });
});

test("whatever keeps a picture away is told", () => {
  expect(imageProblem(new ImageProblem("Too large."))).toBe("Too large.");
  const logged = vi.spyOn(console, "error").mockReturnValueOnce(undefined);
  const fault = new RangeError("canvas");
  expect(imageProblem(fault)).toBe(sentences.unexpected);
  expect(logged).toHaveBeenCalledExactlyOnceWith(fault);
});

test("a publication carries the words as JSON and each picture as a file of its own", () => {
  const draft = { ...draftOf("a", "b"), name: "N", description: "D", tags: "t" };
  const form = publication(draft);
  expect(form).toMatchObject({ name: "N", description: "D", tags: "t" });
  expect(JSON.parse(form.entries)).toEqual([
    { title: "Ta", description: "Da" },
    { title: "Tb", description: "Db" },
  ]);
  expect(filesOf(form)).toEqual(["entry_image_0", "entry_image_1"]);
});

describe("a published list", () => {
  const said = (name: string) => ({
    title: `T${name}`,
    description: `D${name}`,
    image_url: `/media/${name}.webp`,
  });
  const list = {
    name: "N",
    description: "D",
    tags: ["slow", "no sequels"],
    entries: ["a", "b", "c"].map(said),
  };

  test("is sent as it came when nothing was changed: no picture is sent again", () => {
    const form = publication(draftOfPublished(list));
    const { tags, entries, ...rest } = form;
    expect(rest).toEqual({ name: "N", description: "D" });
    expect(tagsOf(tags)).toEqual(list.tags);
    expect(JSON.parse(entries)).toEqual(list.entries);
  });

  test("names the pictures that stay, and sends those that are new, each by its place", () => {
    const events: DraftEvent[] = [
      { type: "moved", from: 2, to: 0 },
      { type: "edit", id: "0" },
      { type: "saved", entry: { id: "0", title: "Ta", description: "Da", image } },
      { type: "saved", entry: entry("new") },
    ];
    const draft = events.reduce(nextDraft, draftOfPublished(list));
    const form = publication(draft);
    expect(JSON.parse(form.entries)).toEqual([
      said("c"),
      { title: "Ta", description: "Da" },
      said("b"),
      { title: "Tnew", description: "Dnew" },
    ]);
    expect(filesOf(form)).toEqual(["entry_image_1", "entry_image_3"]);
  });

  test("gets its removed entry back with its picture", () => {
    const draft = draftOfPublished(list);
    const [, removed] = draft.entries;
    if (removed === undefined) throw new Error("There are three");
    const without = nextDraft(draft, { type: "removed", id: removed.id });
    const again = nextDraft(without, { type: "returned", entry: removed, at: 1 });
    expect(JSON.parse(publication(again).entries)).toEqual(list.entries);
  });
});

test("an entry is open from its first change on until it is saved or given up", () => {
  const draft = draftOf("a", "b");
  const begun = nextDraft(draft, { type: "edit", id: "b" });
  expect([draft, begun].map(isEntryOpen)).toEqual([false, false]);
  for (const editor of [{ title: "x" }, { description: "x" }, { image: new Blob(["y"]) }]) {
    expect(isEntryOpen(nextDraft(begun, { type: "editor", editor }))).toBe(true);
  }
  const changed = nextDraft(begun, { type: "editor", editor: { title: "x" } });
  const saved = nextDraft(changed, { type: "saved", entry: { ...entry("b"), title: "x" } });
  expect(isEntryOpen(saved)).toBe(false);
  // What is new is nobody's entry yet.
  expect(isEntryOpen(nextDraft(draft, { type: "editor", editor: { title: "x" } }))).toBe(false);
  expect(isEntryOpen(nextDraft(changed, { type: "removed", id: "b" }))).toBe(false);
});

test("a draft that is sent again is the same list until its words or entries change", () => {
  const sent = nextDraft(draftOf("a", "b"), { type: "sent", sentAs: "key" });
  const kept: DraftEvent[] = [
    { type: "editor", editor: { title: "T" } },
    { type: "edit", id: "a" },
    { type: "words", words: { name: sent.name } },
  ];
  for (const event of kept) expect(nextDraft(sent, event).sentAs).toBe("key");
  expect(nextDraft(draftOf(), { type: "restored", draft: sent }).sentAs).toBe("key");
  const changed: DraftEvent[] = [
    { type: "words", words: { name: "Other" } },
    { type: "moved", from: 0, to: 1 },
    { type: "removed", id: "a" },
  ];
  for (const event of changed) expect(nextDraft(sent, event).sentAs).toBeUndefined();
});
