import { useReducer, useState } from "react";
import type { Standing } from "../../tracking/standing.ts";
import { StatusChip } from "../../tracking/StatusChip.tsx";
import { useTracker } from "../../tracking/use-tracker.ts";
import { CounterField } from "./CounterField.tsx";
import type { TitleView } from "./title-view.ts";
import { SaveButton, TrackingButtons } from "./TrackingButtons.tsx";
import {
  hasCounterFor,
  nextForm,
  openForm,
  type TrackingEvent,
  type TrackingPlace,
} from "./tracking-form.ts";

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

  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    await change();
    setBusy(false);
  };

  const save = (progress: number) => {
    void run(() => tracker.saveProgress(title, before, progress));
  };
  const counterField = (
    <CounterField title={title} counter={counter} isBusy={isBusy} onEvent={send} />
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
          const isChanged = counter.progress !== (saved?.progress ?? 0);
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
