import type { RankingWords } from "../../../shared/ranking-list.ts";
import type { CallResponse } from "../../calls/api.ts";

/** The picture of an entry: a new one, shrunk already, or the path of one that the published list has. */
export type EntryImage = Blob | string;

/** An entry of a ranking list before it is published, or before its changes are saved. */
export interface DraftEntry {
  /** Tells entries apart; never sent. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly image: EntryImage;
}

/** What stands in the entry editor: a new entry, or one of the list that is being changed. */
export interface EntryEditor {
  /** Id of the entry that is being changed; a new one when there is none. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly image?: EntryImage | undefined;
}

/** A ranking list that is being made or edited, best entry first. */
export interface RankingDraft extends RankingWords {
  readonly entries: readonly DraftEntry[];
  readonly editor: EntryEditor;
  /** The key of the list that these words and entries were last sent as: sent again, they are the same list. */
  readonly sentAs?: string | undefined;
}

type PublishedRanking = Pick<
  CallResponse<"ranking_list">,
  "name" | "description" | "tags" | "entries"
>;

export type DraftEvent =
  | { readonly type: "words"; readonly words: Partial<RankingWords> }
  | { readonly type: "editor"; readonly editor: Partial<EntryEditor> }
  /** The editor's entry, which is complete, joins the list or takes its place again. */
  | { readonly type: "saved"; readonly entry: DraftEntry }
  | { readonly type: "edit"; readonly id: string }
  | { readonly type: "removed"; readonly id: string }
  /** A removed entry comes back to where it was. */
  | { readonly type: "returned"; readonly entry: DraftEntry; readonly at: number }
  | { readonly type: "moved"; readonly from: number; readonly to: number }
  | { readonly type: "sent"; readonly sentAs: string }
  | { readonly type: "restored"; readonly draft: RankingDraft };

export const emptyEditor: EntryEditor = { title: "", description: "" };

/** A list without anything. */
export const emptyDraft: RankingDraft = {
  name: "",
  description: "",
  tags: "",
  entries: [],
  editor: emptyEditor,
};

/** A published list as its owner begins to edit it. Its entries get ids that no new one has. */
export const draftOf = ({ name, description, tags, entries }: PublishedRanking): RankingDraft => ({
  name,
  description,
  tags: tags.join(", "),
  entries: entries.map(({ image_url: image, ...said }, at) => ({ id: String(at), ...said, image })),
  editor: emptyEditor,
});

/** Whether an entry of the list is being changed in the editor, and differs there from what the list says. */
export function isEntryOpen({ entries, editor }: RankingDraft): boolean {
  const entry = entries.find(({ id }) => id === editor.id);
  return (
    entry !== undefined &&
    (["title", "description", "image"] as const).some((part) => entry[part] !== editor[part])
  );
}

/** Whether there is nothing in a draft that its author could miss. */
export const isEmptyDraft = ({ name, description, tags, entries, editor }: RankingDraft): boolean =>
  [name, description, tags, editor.title, editor.description].every((text) => text === "") &&
  entries.length === 0 &&
  editor.image === undefined;

/** Entries with the one at `from` taken out and put in at `to`; positions beyond the list change nothing. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What a draft becomes by an event. With other words or entries it would be another list. */
export function nextDraft(draft: RankingDraft, event: DraftEvent): RankingDraft {
  const next = afterEvent(draft, event);
  const isSame = (["name", "description", "tags", "entries"] as const).every(
    (part) => next[part] === draft[part],
  );
  return isSame || event.type === "restored" ? next : { ...next, sentAs: undefined };
}

function afterEvent(draft: RankingDraft, event: DraftEvent): RankingDraft {
  const { entries, editor } = draft;
  switch (event.type) {
    case "words":
      return { ...draft, ...event.words };
    case "editor":
      return { ...draft, editor: { ...editor, ...event.editor } };
    case "saved": {
      const { entry } = event;
      const isKnown = entries.some(({ id }) => id === entry.id);
      return {
        ...draft,
        entries: isKnown
          ? entries.map((other) => (other.id === entry.id ? entry : other))
          : [...entries, entry],
        editor: emptyEditor,
      };
    }
    case "edit": {
      const entry = entries.find(({ id }) => id === event.id);
      return entry === undefined ? draft : { ...draft, editor: entry };
    }
    case "removed":
      return {
        ...draft,
        entries: entries.filter(({ id }) => id !== event.id),
        // What is in the editor stays: it would be a new entry from now on.
        editor: editor.id === event.id ? { ...editor, id: undefined } : editor,
      };
    case "returned":
      return { ...draft, entries: entries.toSpliced(event.at, 0, event.entry) };
    case "moved":
      return { ...draft, entries: moved(entries, event.from, event.to) };
    case "sent":
      return { ...draft, sentAs: event.sentAs };
    case "restored":
      return event.draft;
  }
}
