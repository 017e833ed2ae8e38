import { useReducer, useState } from "react";
import type { Standing } from "../../tracking/standing.ts";
import { StatusChip } from "../../tracking/StatusChip.tsx";
import { useTracker } from "../../tracking/use-tracker.ts";
import { CounterField } from "./CounterField.tsx";
import type { TitleView } from "./title-view.ts";
import { TrackingButtons } from "./TrackingButtons.tsx";
import { hasCounterFor, nextForm, openForm, type TrackingEvent } from "./tracking-form.ts";

const isSame = (a: Standing | undefined, b: Standing | undefined): boolean =>
  a?.status === b?.status && a?.progress === b?.progress;

/** The form follows the entry, which a card, an Undo or the server may change meanwhile. */
function useTrackingForm(title: TitleView) {
  const { entry } = title;
  const [form, send] = useReducer(
    (current: ReturnType<typeof openForm>, event: TrackingEvent) => nextForm(title, current, event),
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
export function TrackingPanel({ title }: { readonly title: TitleView }) {
  const [form, send] = useTrackingForm(title);
  const [isBusy, setBusy] = useState(false);
  const tracker = useTracker();
  const { counter, saved } = form;
  const before = form.isOnList ? saved : undefined;

  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    await change();
    setBusy(false);
  };

  return (
    <section className="tracking" aria-label="Your progress">
      {saved && <StatusChip status={saved.status} />}
      {hasCounterFor(title) ? (
        <CounterField title={title} counter={counter} isBusy={isBusy} onEvent={send} />
      ) : (
        <p className="tracking__note">Chapter count for this manga is currently not available.</p>
      )}
      <TrackingButtons
        title={title}
        form={form}
        isBusy={isBusy}
        onSave={(progress) => void run(() => tracker.saveProgress(title, before, progress))}
        onStatus={(status) => {
          // A manga's count stays as it is: it posts 0, which beside a status means just that.
          const progress = title.kind === "manga" ? 0 : counter.progress;
          void run(() => tracker.saveStatus(title, before, { progress, status }));
        }}
        onDrop={() =>
          void run(() => tracker.drop(title, saved ?? { status: "PLANNED", progress: 0 }))
        }
      />
    </section>
  );
}
