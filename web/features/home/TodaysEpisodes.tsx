import { useLargeCall } from "../../calls/queries.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import { AiringAge } from "./AiringAge.tsx";
import type { Episode } from "./episode-name.ts";
import { isWatched } from "./is-watched.ts";
import { EpisodeRail } from "./EpisodeRail.tsx";
import { timeZone } from "../../browser/time-zone.ts";
import "./TodaysEpisodes.css";

const headingId = "todays-episodes";
const title = "Today's Episodes";

/** What the viewer is watching before everything else; each part by time. */
const mineFirst = (episodes: readonly Episode[]): Episode[] => [
  ...episodes.filter(isWatched),
  ...episodes.filter((episode) => !isWatched(episode)),
];

/** What airs today where the viewer is. */
export function TodaysEpisodes() {
  const { data, error, isPending, refetch } = useLargeCall("today", {
    tz: timeZone(),
  });
  const episodes = mineFirst(data?.airing_today ?? []);
  return (
    <section className="todays-episodes" aria-labelledby={headingId}>
      {episodes.length > 0 ? (
        <>
          <EpisodeRail headingId={headingId} title={title} episodes={episodes} />
          <AiringAge newestStart={data?.newest_start ?? null} />
        </>
      ) : (
        <>
          <SectionHeader id={headingId} title={title} />
          {isPending ? (
            <RailSkeleton />
          ) : (
            <EmptyState text="No episodes found airing today.">
              {data === undefined && (
                <LoadFailure what="today's episodes" error={error} onRetry={refetch} />
              )}
            </EmptyState>
          )}
        </>
      )}
    </section>
  );
}

function RailSkeleton() {
  const isSlow = useIsSlow();
  return (
    <div className="episodes" role="status" aria-label="Loading episodes">
      {isSlow &&
        Array.from({ length: 5 }, (_, at) => <Skeleton key={at} className="episodes__loading" />)}
    </div>
  );
}
