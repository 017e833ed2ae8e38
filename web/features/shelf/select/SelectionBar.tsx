import { useRef, useState } from "react";
import { titleCount } from "../../../words/title-words.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { SelectField } from "../../../ui/controls/SelectField.tsx";
import { useFocusHeir } from "../../../ui/dialogs/focus-heir.ts";
import { QuestionSheet } from "../../../ui/dialogs/QuestionSheet.tsx";
import { givenScores } from "../../entry/scores.ts";
import type { ShelfParts } from "../shelf-parts.ts";
import { changeWords, namedWords, questionWords } from "./change-words.ts";
import { changesFor, type Change } from "./changes.ts";
import { selectButtonId, withIds, type Selection } from "./selection.ts";
import { useChanging, type Changing } from "./use-changing.ts";
import "./SelectionBar.css";

/** More titles than these are not changed by one press alone. */
const changedUnasked = 20;

const noScore = "none";

const scoreOptions = [
  { value: noScore, label: "No score" },
  ...givenScores.toReversed().map((score) => ({ value: String(score), label: String(score) })),
];

/** What is done with the titles that are selected, over the list that they are selected from. */
export function SelectionBar({
  shelf,
  list,
  selection,
  onSelect,
}: ShelfParts & { readonly selection: Selection }) {
  const changes = changesFor(shelf.kind, shelf.status);
  const [name, setName] = useState(changes[0] ?? "score");
  const [score, setScore] = useState("8");
  const [asked, setAsked] = useState<Change>();
  const bar = useRef<HTMLElement>(null);
  useFocusHeir(bar, () => document.getElementById(selectButtonId));
  const { changing, begin } = useChanging(shelf.kind, (ids) => {
    onSelect((now) => now && withIds(now, ids, false));
  });
  // Who finds one title after the other has them all selected in the end.
  const selected = list.arranged?.all.filter(({ id }) => selection.has(id)) ?? [];
  const shown = list.arranged?.entries ?? [];
  const areAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  const isBusy = changing.is === "running";
  const apply = (change: Change) => {
    setAsked(undefined);
    begin(change, selected);
  };
  return (
    <section ref={bar} className="selection-bar" aria-label="Change several titles">
      <p role="status" className="selection-bar__count">
        {selected.length} selected
      </p>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          const ids = shown.map(({ id }) => id);
          onSelect(withIds(selection, ids, !areAll));
        }}
      >
        {areAll ? "Select none" : `Select all ${shown.length}`}
      </Button>
      <Button
        variant="outlined"
        size="small"
        className="selection-bar__done"
        onClick={() => {
          onSelect(undefined);
        }}
      >
        Done
      </Button>
      <form
        className="selection-bar__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || selected.length === 0) return;
          const change = { name, score: score === noScore ? null : Number(score) };
          if (selected.length > changedUnasked) setAsked(change);
          else apply(change);
        }}
      >
        <SelectField
          label="Change"
          options={changes.map((value) => ({ value, label: changeWords[value] }))}
          value={name}
          onChange={setName}
        />
        {name === "score" && (
          <SelectField label="Score" options={scoreOptions} value={score} onChange={setScore} />
        )}
        <Button type="submit" isBusy={isBusy} disabled={selected.length === 0}>
          Apply
        </Button>
      </form>
      <HowItStands changing={changing} />
      {asked && (
        <QuestionSheet
          question={questionWords(asked, selected.length)}
          note="For a moment after, one Undo takes all of it back."
          action={asked.name === "drop" ? changeWords.drop : "Apply"}
          isDangerous={asked.name === "drop"}
          onAnswer={(isMeant) => {
            if (isMeant) apply(asked);
            else setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}

function HowItStands({ changing }: { readonly changing: Changing }) {
  const isEnded = changing.is === "ended";
  const failed = isEnded ? changing.failed : [];
  return (
    <>
      <p role="status" className="selection-bar__progress">
        {changing.is === "running" && `Changing ${changing.over} of ${changing.of}...`}
        {isEnded && changing.unchanged}
      </p>
      {isEnded && failed.length > 0 && (
        <div className="selection-bar__failed">
          <p role="alert">
            We could not change {titleCount(failed.length)}:{" "}
            {namedWords(failed.map(({ name }) => name))}.
          </p>
          <Button variant="outlined" size="small" onClick={changing.retry}>
            Retry
          </Button>
        </div>
      )}
    </>
  );
}
