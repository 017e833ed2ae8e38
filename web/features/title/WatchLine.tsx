import { Fragment } from "react";
import { namedForViewer } from "./regions.ts";
import type { TitleView } from "./title-view.ts";

/** The others stand on the title's page, with their regions. */
const shownPlaces = 3;

/** Where an anime can be watched lawfully by the viewer, else by others, in one line; its official page where nothing is known of that. */
export function WatchLine({
  title: { officialSite, streams },
}: {
  readonly title: Pick<TitleView, "officialSite" | "streams">;
}) {
  const places = namedForViewer(streams, navigator.language).slice(0, shownPlaces);
  if (places.length === 0) {
    return officialSite && <p className="title__watch">{linkTo("Official site", officialSite)}</p>;
  }
  return (
    <p className="title__watch">
      Watch:{" "}
      {places.map(({ name, url }, at) => (
        <Fragment key={url}>
          {at > 0 && " · "}
          {linkTo(name, url)}
        </Fragment>
      ))}
    </p>
  );
}

const linkTo = (name: string, url: string) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);
