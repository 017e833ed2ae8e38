import { clockTime, weekdayAndDay } from "../../../shared/words/day-words.ts";
import { useState } from "react";
import { localDayOf } from "../../../shared/entries/day.ts";
import type { Kind } from "../../../shared/kind.ts";
import { useCall } from "../../calls/queries.ts";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { byWords, eventWords } from "./event-words.ts";
import { historyWords, type Span } from "./history-words.ts";
import "./TitleHistory.css";

/** What somebody's diary tells of one title, in a sentence and, for who wants to know it all, change by change. */
export function TitleHistory({
  kind,
  id,
  span,
}: {
  readonly kind: Kind;
  readonly id: number;
  /** What its entry says of when it was started and finished. */
  readonly span: Span;
}) {
  const { data, error, isPending, refetch } = useCall("diary", { kind, id });
  const [thisYear] = useState(() => new Date().getFullYear());
  if (isPending) return null;
  if (data === undefined) {
    return <LoadFailure what="its history" error={error} onRetry={refetch} />;
  }
  const events = data.events.filter(({ undone }) => !undone);
  const words = historyWords(span, events, thisYear);
  if (words === "" && events.length === 0) return null;
  return (
    <div className="title-history">
      {words !== "" && <p>{words}</p>}
      {events.length > 0 && (
        <details>
          <summary>All changes</summary>
          <ul className="title-history__events">
            {events.map((event) => (
              <li key={event.at}>
                {eventWords(event)}
                <span className="title-history__when">
                  {" · "}
                  <time dateTime={new Date(event.at).toISOString()}>
                    {weekdayAndDay(localDayOf(event.at))}, {clockTime(event.at)}
                  </time>
                  {byWords[event.by] !== undefined && ` · ${byWords[event.by]}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
