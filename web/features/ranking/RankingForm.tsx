import { Suspense, useState, type Dispatch } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "../../../shared/limits.ts";
import { rankingProblem, tagsOf } from "../../../shared/ranking-list.ts";
import { newKey } from "../../attempt.ts";
import { lazyPage } from "../../lazy-page.ts";
import { paths } from "../../paths.ts";
import { useChange } from "../../queries.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { DraftEvent, RankingDraft } from "./draft.ts";
import { EntryForm } from "./EntryForm.tsx";
import { publication } from "./publication.ts";

// Dragging comes with the first entry: an empty form does not wait for it.
const EntryList = lazyPage(() => import("./EntryList.tsx").then((code) => code.EntryList));

/** The form of a new ranking list: what it says, its entries, and their order. */
export function RankingForm({
  draft,
  send,
  onPublished,
}: {
  readonly draft: RankingDraft;
  readonly send: Dispatch<DraftEvent>;
  readonly onPublished: () => Promise<unknown>;
}) {
  const { entries } = draft;
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChange("create_ranking_list_with_entries");
  const navigate = useNavigate();
  const isCountRight =
    entries.length >= limits.rankingEntriesMinimum &&
    entries.length <= limits.rankingEntriesMaximum;

  const publish = () => {
    const found = rankingProblem(draft, entries.length);
    setProblem(found);
    if (found !== undefined) return;
    const { sentAs = newKey() } = draft;
    send({ type: "sent", sentAs });
    mutate(publication(draft, sentAs), {
      onSuccess: ({ id }) => {
        toast.success("Ranking list created!");
        void onPublished().then(() => navigate(paths.rankingList(id), { replace: true }));
      },
      onError: (error) => {
        setProblem(`Error: ${error.message}`);
      },
    });
  };
  return (
    <div className="ranking-form" onFocus={EntryList.preload}>
      <h1>Create a ranking list</h1>
      <p className="ranking-form__note">
        Your draft stays in this browser until you publish it. Fields with * are required.
      </p>
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
        {problem}
      </p>
      <Button
        size="large"
        className="ranking-form__submit"
        disabled={!isCountRight}
        isBusy={isPending}
        onClick={publish}
      >
        {isPending ? "Creating..." : "Create Full List"}
      </Button>
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
