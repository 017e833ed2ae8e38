import { useCall } from "../../../calls/queries.ts";
import { useMinute } from "../../../calls/use-minute.ts";
import { paceWords } from "../../../words/airing-words.ts";
import { outWords } from "../../../words/progress-words.ts";
import type { TitleView } from "../title-view.ts";

/** What is out of an anime while it airs; who watches it is told where they are with it, and how they would catch up. */
export function AiringPace({
  title,
  aired,
  progress,
}: {
  readonly title: TitleView;
  readonly aired: number;
  /** Where the counter stands, saved or not. */
  readonly progress: number;
}) {
  const { kind, id, entry, nextAiringAt } = title;
  const nowMs = useMinute();
  // What is said of the entry is asked for by its own panel: nothing is told of what is on hold.
  const { data } = useCall("entry", { kind, id }, { enabled: false });
  if (entry?.status !== "WATCHING") {
    return <p className="counter__out">{outWords(progress, aired)}</p>;
  }
  const isFollowed = data?.entry?.on_hold === false;
  return (
    <>
      <p className="counter__out">{aired} out</p>
      <p className="counter__out counter__pace">
        {isFollowed && paceWords({ progress, aired, nextAiringAt }, nowMs)}
      </p>
    </>
  );
}
