import { statusWords } from "../../../words/title-words.ts";
import type { Status } from "../../../../shared/kind.ts";
import type { TrackedTitle } from "../../../tracking/standing.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import {
  actionLabels,
  hasCounterFor,
  trackingActions,
  type TrackingForm,
} from "./tracking-form.ts";

interface Saving {
  readonly title: TrackedTitle;
  readonly form: TrackingForm;
  readonly isBusy: boolean;
  readonly onSave: (progress: number) => void;
}

/** Saves the counter, once there is something to save. */
export function SaveButton({ title, form, isBusy, onSave }: Saving) {
  if (!trackingActions(title, form).save) return null;
  const labels = actionLabels[title.kind];
  return (
    <Button
      isBusy={isBusy}
      onClick={() => {
        onSave(form.counter.progress);
      }}
    >
      {form.saved === undefined ? labels.add : labels.update}
    </Button>
  );
}

/** The buttons of the tracking form; all rest while a change is on its way. */
export function TrackingButtons({
  title,
  form,
  isBusy,
  onSave,
  onStatus,
  onDrop,
}: Saving & {
  readonly onStatus: (status: Status) => void;
  readonly onDrop: () => void;
}) {
  const actions = trackingActions(title, form);
  const labels = actionLabels[title.kind];
  const { total } = title;
  return (
    <div className="tracking__buttons">
      {hasCounterFor(title) && (
        <SaveButton title={title} form={form} isBusy={isBusy} onSave={onSave} />
      )}
      {actions.plan && (
        <Button
          variant="outlined"
          isBusy={isBusy}
          onClick={() => {
            onSave(0);
          }}
        >
          {labels.plan}
        </Button>
      )}
      {actions.complete && total !== null && (
        <Button
          variant="outlined"
          isBusy={isBusy}
          onClick={() => {
            onSave(total);
          }}
        >
          Add As Completed
        </Button>
      )}
      {actions.statuses.map((status) => (
        <Button
          key={status}
          variant="outlined"
          isBusy={isBusy}
          onClick={() => {
            onStatus(status);
          }}
        >
          Add as {statusWords[status]}
        </Button>
      ))}
      {actions.drop && (
        <Button variant="quiet" className="tracking__drop" isBusy={isBusy} onClick={onDrop}>
          {labels.drop}
        </Button>
      )}
    </div>
  );
}
