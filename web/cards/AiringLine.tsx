import { useMinute } from "../calls/use-minute.ts";
import { airingMarks, newEpisode, type Airing } from "../words/airing-words.ts";

/** What waits of a title that airs, and when it goes on, on the line that its card keeps for it. */
export function AiringLine({ entry }: { readonly entry: Airing }) {
  const nowMs = useMinute();
  return (
    <span className="airing-line">
      {airingMarks(entry, nowMs).map((mark) => (
        <span key={mark} data-new={mark === newEpisode}>
          {mark}
        </span>
      ))}
    </span>
  );
}
