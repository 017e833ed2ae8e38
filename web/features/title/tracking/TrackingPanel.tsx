import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { toast } from "../../../toasts/toast.ts";
import { unsavedWords } from "../../../tracking/entry-words.ts";
import { entryKey, type Standing } from "../../../tracking/standing.ts";
import { StatusChip } from "../../../tracking/StatusChip.tsx";
import { useTracker } from "../../../tracking/use-tracker.ts";
import { CounterField } from "./CounterField.tsx";
import type { TitleView } from "../title-view.ts";
import { SaveButton, TrackingButtons } from "./TrackingButtons.tsx";
import {
  hasCounterFor,
  isCounterChanged,
  nextForm,
  openForm,
  unsavedCount,
  type TrackingEvent,
  type TrackingPlace,
} from "./tracking-form.ts";
import "./TrackingPanel.css";

const isSame = (a: Standing | undefined, b: Standing | undefined): boolean =>
  a?.status === b?.status && a?.progress === b?.progress;

/** The form follows the entry, which a card, an Undo or the server may change meanwhile. */
function useTrackingForm(title: TitleView, place: TrackingPlace) {
  const { entry } = title;
  const [form, send] = useReducer(
    (current: ReturnType<typeof openForm>, event: TrackingEvent) =>
      nextForm(title, current, event, place),
    entry,
    openForm,
  );
  const [seen, setSeen] = useState(entry);
  if (!isSame(seen, entry)) {
    setSeen(entry);
    send({ type: "entry", entry });
  }
  return [form, send] as const;
}

/** Tells of a counter that is left without being saved, and offers to save it after all. */
function useTellUnsaved(
  title: TitleView,
  unsaved: number | undefined,
  save: (progress: number) => Promise<boolean>,
) {
  const tell = useEffectEvent(() => {
    if (unsaved === undefined) return;
    const offer = () => {
      toast.unsaved(unsavedWords(title, unsaved), {
        key: entryKey(title),
        save: () =>
          void save(unsaved).then((isSaved) => {
            if (!isSaved) offer();
          }),
      });
    };
    offer();
  });
  useEffect(
    () => () => {
      tell();
    },
    [],
  );
}

/** The viewer's progress in a title, and what can be done with it. */
export function TrackingPanel({
  title,
  place,
}: {
  readonly title: TitleView;
  readonly place: TrackingPlace;
}) {
  const [form, send] = useTrackingForm(title, place);
  const [isBusy, setBusy] = useState(false);
  const tracker = useTracker();
  const { counter, saved } = form;
  const before = form.isOnList ? saved : undefined;
  const hasCounter = hasCounterFor(title);
  const isChanged = isCounterChanged(form);

  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change();
    setBusy(false);
  };

  const saveCount = async (progress: number): Promise<boolean> => {
    const isSaved = await tracker.saveProgress(title, before, progress);
    if (isSaved) send({ type: "saved", progress });
    return isSaved;
  };
  const save = (progress: number) => {
    void run(() => saveCount(progress));
  };
  const unsaved = unsavedCount(form);
  // What is on its way is told by its answer.
  useTellUnsaved(title, isBusy ? undefined : unsaved, saveCount);
  const counterField = (
    <>
      <CounterField title={title} counter={counter} isBusy={isBusy} onEvent={send} />
      <p className="tracking__unsaved" role="status">
        {unsaved !== undefined && "Not saved yet"}
      </p>
    </>
  );
  return (
    <section className="tracking" aria-label="Your progress">
      {saved && <StatusChip status={saved.status} />}
      {hasCounter ? (
        counterField
      ) : (
        <p className="tracking__note">Chapter count for this manga is currently not available.</p>
      )}
      <TrackingButtons
        title={title}
        form={form}
        isBusy={isBusy}
        onSave={save}
        onStatus={(status) => {
          // Of what goes on without an end in sight nobody has seen more than is out.
          if (status === "COMPLETED" && title.aired !== null) {
            save(title.aired);
            return;
          }
          // A manga's count that nobody has changed stays as it is: 0 beside a status means just that.
          const progress = title.kind === "anime" || isChanged ? counter.progress : 0;
          void run(async () => {
            // Beside a status 0 means that the count stays: one that was typed goes first.
            const isFirst = saved !== undefined && isChanged && progress === 0;
            if (isFirst && !(await tracker.saveProgress(title, before, 0))) return;
            await tracker.saveStatus(title, before, { progress, status });
          });
        }}
        onDrop={() =>
          void run(() => tracker.drop(title, saved ?? { status: "PLANNED", progress: 0 }))
        }
      />
      {!hasCounter && counterField}
      {!hasCounter && <SaveButton title={title} form={form} isBusy={isBusy} onSave={save} />}
    </section>
  );
}
