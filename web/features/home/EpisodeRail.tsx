import { useEffect, useState } from "react";
import { useSession } from "../../calls/session.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/display/icons.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { useRail } from "../../ui/motion/use-rail.ts";
import { paths } from "../../addresses/paths.ts";
import { isWatched } from "./is-watched.ts";
import { firstAhead } from "./countdown.ts";
import { EpisodeCard } from "./EpisodeCard.tsx";
import type { Episode } from "./episode-name.ts";

/** Today's episodes in a row that scrolls sideways, by itself to what is still to come. */
export function EpisodeRail({
  headingId,
  title,
  episodes,
}: {
  readonly headingId: string;
  readonly title: string;
  readonly episodes: readonly Episode[];
}) {
  const { clockOffsetMs } = useSession();
  const [start] = useState(() =>
    // What the viewer is watching comes first, whenever it airs.
    episodes.some(isWatched) ? 0 : firstAhead(episodes, Date.now() + clockOffsetMs),
  );
  const { rail, hasMore, measure, move } = useRail();
  useEffect(() => {
    const first = rail.current?.querySelectorAll("li")[start];
    if (first) rail.current?.scrollTo({ left: first.offsetLeft, behavior: "instant" });
  }, [rail, start]);
  return (
    <>
      <SectionHeader id={headingId} title={title} seeMoreHref={paths.calendar}>
        {(hasMore.before || hasMore.after) && (
          <div className="episodes__arrows">
            <IconButton
              size="small"
              label="Earlier episodes"
              disabled={!hasMore.before}
              onClick={() => {
                move(-1);
              }}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              size="small"
              label="Later episodes"
              disabled={!hasMore.after}
              onClick={() => {
                move(1);
              }}
            >
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </SectionHeader>
      <div
        ref={rail}
        className="episodes"
        role="region"
        aria-label={`${title}, yours first, in the order they air`}
        tabIndex={0}
        onScroll={measure}
      >
        <ul className="episodes__list">
          {episodes.map((episode) => (
            <li key={`${episode.id}-${episode.episode}`}>
              <EpisodeCard episode={episode} clockOffsetMs={clockOffsetMs} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
