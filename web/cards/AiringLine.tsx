import { useSession } from "../calls/session.ts";
import { airingMarks, newEpisode, type Airing } from "../words/airing-words.ts";

/** What waits of a title that airs, and when it goes on, on the line that its card keeps for it. */
export function AiringLine({ entry }: { readonly entry: Airing }) {
  const { clockOffsetMs } = useSession();
  return (
    <span className="airing-line">
      {airingMarks(entry, Date.now() + clockOffsetMs).map((mark) => (
        <span key={mark} data-new={mark === newEpisode}>
          {mark}
        </span>
      ))}
    </span>
  );
}
