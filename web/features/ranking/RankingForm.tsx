import { Suspense, useState, type Dispatch, type ReactNode } from "react";
import * as limits from "../../../shared/limits.ts";
import { rankingProblem, tagsOf } from "../../../shared/ranking-list.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { isEntryOpen, type DraftEvent, type RankingDraft } from "./draft.ts";
import { EntryForm } from "./EntryForm.tsx";

// Dragging comes with the first entry: an empty form does not wait for it.
const EntryList = lazyPage(() => import("./EntryList.tsx").then((code) => code.EntryList));

const entryOpen = "Please save or cancel the entry you are changing first.";

/** What the form says where it makes a list, and where it changes one. */
interface Wording {
  readonly heading: string;
  readonly note: string;
  readonly button: string;
}

/** The form of a ranking list: what it says, its entries, and their order. */
export function RankingForm({
  wording,
  draft,
  send,
  isPending,
  failure,
  onSave,
  children,
}: {
  readonly wording: Wording;
  readonly draft: RankingDraft;
  readonly send: Dispatch<DraftEvent>;
  readonly isPending: boolean;
  /** Why it could not be saved. */
  readonly failure: Error | null;
  /** Sends the draft, in which nothing is wrong. */
  readonly onSave: () => void;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}) {
  const { entries } = draft;
  const [problem, setProblem] = useState<string>();
  const isCountRight =
    entries.length >= limits.rankingEntriesMinimum &&
    entries.length <= limits.rankingEntriesMaximum;

  const save = () => {
    const found = isEntryOpen(draft) ? entryOpen : rankingProblem(draft, entries.length);
    setProblem(found);
    if (found === undefined) onSave();
  };
  return (
    <div className="ranking-form" onFocus={EntryList.preload}>
      <h1>{wording.heading}</h1>
      <p className="ranking-form__note">{wording.note} Fields with * are required.</p>
      <ListWords draft={draft} send={send} />
      <EntryForm
        editor={draft.editor}
        isListFull={entries.length >= limits.rankingEntriesMaximum}
        send={send}
      />
      <section className="ranking-form__entries" aria-label="Entries">
        <p className="ranking-form__counter" role="status">
          {counterText(entries.length)}
        </p>
        <Suspense fallback={null}>
          {entries.length > 0 && (
            <EntryList
              entries={entries}
              onMove={(from, to) => {
                send({ type: "moved", from, to });
              }}
              onEdit={({ id }) => {
                send({ type: "edit", id });
              }}
              onRemove={(entry, at) => {
                send({ type: "removed", id: entry.id });
                toast.success(`Removed: ${entry.title}`, {
                  key: entry.id,
                  undo: () => {
                    send({ type: "returned", entry, at });
                  },
                });
              }}
            />
          )}
        </Suspense>
      </section>
      <p className="ranking-form__problem" role="alert">
        {problem ?? (failure && `Error: ${failure.message}`)}
      </p>
      <div className="ranking-form__actions">
        <Button size="large" disabled={!isCountRight} isBusy={isPending} onClick={save}>
          {wording.button}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** How many entries there are, and how many are missing. */
function counterText(count: number): string {
  const missing = limits.rankingEntriesMinimum - count;
  const added = `${count} entries added.`;
  return missing > 0 ? `${added} Add at least ${missing} more.` : added;
}

function ListWords({
  draft,
  send,
}: {
  readonly draft: RankingDraft;
  readonly send: Dispatch<DraftEvent>;
}) {
  const tags = tagsOf(draft.tags);
  return (
    <section className="ranking-form__words" aria-label="About the list">
      <Field
        label="List name"
        required
        autoComplete="off"
        maxLength={limits.rankingNameCharacters}
        value={draft.name}
        onChange={(event) => {
          send({ type: "words", words: { name: event.target.value } });
        }}
      />
      <TextArea
        label="Description"
        required
        maxLength={limits.rankingDescriptionCharacters}
        value={draft.description}
        onChange={(event) => {
          send({ type: "words", words: { description: event.target.value } });
        }}
      />
      <Field
        label="Tags (optional)"
        autoComplete="off"
        hint="Separated by commas, for example: openings, 2020s, no sequels"
        value={draft.tags}
        onChange={(event) => {
          send({ type: "words", words: { tags: event.target.value } });
        }}
      />
      {tags.length > 0 && (
        <p className="ranking-form__tags">
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
    </section>
  );
}
