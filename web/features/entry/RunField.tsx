import { useId, useRef, useState, type KeyboardEvent } from "react";
import { checkProgress } from "../../../shared/entries/entry.ts";
import { kindRules } from "../../../shared/kind.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { regionOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { ProgressBar } from "../../ui/display/ProgressBar.tsx";
import { repeatWords, runningWords, startWords } from "./edit-words.ts";
import type { Entry } from "./entry-edits.ts";
import { useEntryEditor } from "./use-entry-editor.ts";

interface Props {
  readonly title: TrackedTitle;
  readonly entry: Entry;
}

/** What is seen or read again: how often it was, and how far the run is that is under way. */
export function RunField({ title, entry }: Props) {
  const editor = useEntryEditor();
  const { kind } = title;
  const { again } = entry;
  if (again !== null) return <Running title={title} entry={entry} again={again} />;
  return (
    <div className="run">
      <Button
        variant="outlined"
        onClick={() => {
          editor.change(title, entry, { again: 0 });
        }}
      >
        {startWords(kind)}
      </Button>
      <Repeats kind={kind} repeats={entry.repeats} />
    </div>
  );
}

const Repeats = ({ kind, repeats }: Pick<TrackedTitle, "kind"> & Pick<Entry, "repeats">) =>
  repeats > 0 && <p className="run__repeats">{repeatWords(kind, repeats)}</p>;

function Running({ title, entry, again }: Props & { readonly again: number }) {
  const editor = useEntryEditor();
  const { kind, name, total } = title;
  const { unit, units } = kindRules[kind];
  const fields = useRef<HTMLFieldSetElement>(null);
  useFocusHeir(fields, regionOf);
  const step = (progress: number) => {
    editor.step(title, entry, "again", progress);
  };
  return (
    <fieldset ref={fields} className="run__fields">
      <legend className="run__legend">{runningWords(title, again)}</legend>
      <ProgressBar value={again} total={total} label={`${name}: ${units} again`} />
      <div className="run__row">
        <RunCount title={title} again={again} onCount={step} />
        <Button
          variant="outlined"
          aria-label={`+1: add one ${unit}, again`}
          disabled={!checkProgress(kind, again + 1, total).ok}
          onClick={() => {
            step(again + 1);
          }}
        >
          +1
        </Button>
      </div>
      <div className="run__row">
        <Repeats kind={kind} repeats={entry.repeats} />
        <div className="run__ends">
          {total === null && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => {
                editor.change(title, entry, { seen_again: true });
              }}
            >
              Finished again
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Stop ${kind === "anime" ? "watching" : "reading"} again`}
            onClick={() => {
              editor.change(title, entry, { again: null });
            }}
          >
            Stop
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** Where the run is typed. What cannot be has a sentence, and stays to be mended. */
function RunCount({
  title: { kind, total },
  again,
  onCount,
}: {
  readonly title: TrackedTitle;
  readonly again: number;
  readonly onCount: (progress: number) => void;
}) {
  const id = useId();
  const [text, setText] = useState(String(again));
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(again);
  if (seen !== again) {
    setSeen(again);
    setText(String(again));
    setProblem(undefined);
  }
  const save = () => {
    const check = checkProgress(kind, text.normalize("NFKC"), total);
    setProblem(check.ok ? undefined : check.message);
    if (check.ok && check.progress !== again) onCount(check.progress);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <span className="run__count">
      <input
        className="run__input"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${kindRules[kind].unit === "episode" ? "Episode" : "Chapter"} you are at again`}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-total ${id}-problem`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-total`} className="run__total">
        / {total ?? "?"}
      </span>
      <span id={`${id}-problem`} className="run__problem" role="alert">
        {problem}
      </span>
    </span>
  );
}
