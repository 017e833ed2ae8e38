import type { CallResponse } from "../../calls/api.ts";
import { medalOf } from "../../ui/display/medal.ts";

type Entry = CallResponse<"ranking_list">["entries"][number];

/** The entries of a ranking list, best first: the first one large, two more on the podium, then the rest in rows. */
export function RankingEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ol className="ranking__entries">
      {entries.map((entry, at) => (
        // Entries have no identity but their place.
        <li key={at} className="ranking__entry" data-medal={medalOf(at + 1)}>
          <span className="ranking__picture">
            <img
              src={entry.image_url}
              alt=""
              loading={at < 3 ? "eager" : "lazy"}
              decoding="async"
            />
          </span>
          <span className="ranking__number">
            <span className="visually-hidden">Number </span>
            {at + 1}
          </span>
          <div className="ranking__words">
            <h2>{entry.title}</h2>
            <p>{entry.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
