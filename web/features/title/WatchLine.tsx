import { Fragment } from "react";
import { sortedForViewer } from "./regions.ts";
import type { TitleView } from "./title-view.ts";

/** The others stand on the title's page, with their regions. */
const shownPlaces = 3;

/** Where an anime can be watched lawfully, those for the viewer first, in one line; the official page where that is all. */
export function WatchLine({
  title: { officialSite, streams },
}: {
  readonly title: Pick<TitleView, "officialSite" | "streams">;
}) {
  const places = sortedForViewer(streams, navigator.language).map(({ name, url }) => ({
    name,
    url,
  }));
  if (officialSite !== null) places.push({ name: "Official site", url: officialSite });
  return (
    <p className="title__watch">
      Watch:{" "}
      {places.slice(0, shownPlaces).map(({ name, url }, at) => (
        <Fragment key={url}>
          {at > 0 && " · "}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
