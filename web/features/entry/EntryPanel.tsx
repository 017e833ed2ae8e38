import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { useCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import type { Standing, TrackedTitle } from "../../tracking/standing.ts";
import { Switch } from "../../ui/controls/Switch.tsx";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import { SharePictureButton } from "../sharing/SharePictureButton.tsx";
import { draftOf } from "./drafts.ts";
import { EntryDetails } from "./EntryDetails.tsx";
import type { Entry } from "./entry-edits.ts";
import { FavouriteSwitch } from "./FavouriteSwitch.tsx";
import { RunField } from "./RunField.tsx";
import { ScoreField } from "./ScoreField.tsx";
import { useEntryEditor, useShownEntry } from "./use-entry-editor.ts";
import "./EntryPanel.css";

const TitleHistory = lazyPage(() =>
  import("../diary/TitleHistory.tsx").then((code) => code.TitleHistory),
);

interface Props {
  readonly title: TrackedTitle;
  /** Where it stands, which changes before the rest of the entry is told anew. */
  readonly standing: Standing;
}

/** All that the viewer says of a title on their list, beside its status and progress. */
export function EntryPanel({ title, standing }: Props) {
  const { kind, id } = title;
  const { data, error, isFetching, refetch } = useCall("entry", { kind, id });
  if (data?.entry) return <Panel title={title} standing={standing} stored={data.entry} />;
  if (error !== null && !isFetching) {
    return (
      <section className="entry" aria-label="Your score and notes">
        <p role="status">{whyMissing(error, "We could not load your score and notes just now.")}</p>
        <RetryButton variant="outlined" onRetry={refetch} />
      </section>
    );
  }
  // Just added, it may still be on its way; or another device has dropped it.
  return isFetching || data === undefined ? <Loading /> : null;
}

/** Keeps the room of the panel while it loads. */
function Loading() {
  const isSlow = useIsSlow();
  return (
    <div className="entry-loading" data-visible={isSlow} aria-busy="true">
      <span role="status" className="visually-hidden">
        {isSlow && "Loading your score and notes"}
      </span>
      <Skeleton height={168} />
    </div>
  );
}

function Panel({ title, standing, stored }: Props & { readonly stored: Entry }) {
  const editor = useEntryEditor();
  const { username } = useSession();
  const entry = useShownEntry(title, stored);
  const { score, on_hold: isOnHold, private: isPrivate } = entry;
  const [isUnfolded, setUnfolded] = useState(() => Object.keys(draftOf(title)).length > 0);
  const flush = useEffectEvent(() => {
    editor.flush(title);
  });
  useEffect(
    () => () => {
      flush();
    },
    [],
  );
  const isCompleted = standing.status === "COMPLETED";
  return (
    <section className="entry" aria-label="Your score and notes">
      <ScoreField
        score={score}
        onChange={(value) => {
          editor.step(title, entry, "score", value);
        }}
      />
      {isCompleted && (
        <div className="entry__acts">
          <RunField title={title} entry={entry} />
          {!isPrivate && username !== "" && (
            <SharePictureButton
              cards={[
                {
                  label: title.name,
                  card: { of: "finished", username, kind: title.kind, id: title.id },
                  isOwn: true,
                },
              ]}
            />
          )}
        </div>
      )}
      {!isCompleted && (
        <Switch
          label="On hold"
          isOn={isOnHold}
          onToggle={() => {
            editor.change(title, entry, { on_hold: !isOnHold });
          }}
        />
      )}
      <details
        className="entry__more"
        open={isUnfolded}
        onToggle={(event) => {
          setUnfolded(event.currentTarget.open);
        }}
      >
        <summary>Dates, notes and more</summary>
        <div className="entry__folded">
          <EntryDetails title={title} entry={entry} />
          <Switch
            label="Private: only you see this title on your list"
            isOn={isPrivate}
            onToggle={() => {
              editor.change(title, entry, { private: !isPrivate });
            }}
          />
          {isUnfolded && <FavouriteSwitch title={title} />}
          {isUnfolded && (
            <Suspense fallback={null}>
              <TitleHistory kind={title.kind} id={title.id} span={entry} />
            </Suspense>
          )}
          <p className="entry__style">
            Stars, numbers or faces: choose in your{" "}
            <Link to={`${paths.settings}#appearance`}>settings</Link>.
          </p>
        </div>
      </details>
    </section>
  );
}
