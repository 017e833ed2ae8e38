import type { TitleView } from "../title/title-view.ts";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { regionWords, sortedForViewer } from "../title/regions.ts";

const headingId = "where-to-watch";

/** Those for the viewer come first; the others would push what is below far down. */
const shownPlaces = 6;

interface PlaceToWatch {
  readonly name: string;
  readonly url: string;
  readonly note: string;
}

/** The official page of an anime, and where it can be watched lawfully, with the regions; nothing where none is known. */
export function WhereToWatch({ title }: { readonly title: TitleView }) {
  const { officialSite, streams } = title;
  if (officialSite === null && streams.length === 0) return null;
  const places: PlaceToWatch[] = [
    ...(officialSite === null
      ? []
      : [{ name: "Official site", url: officialSite, note: "by its makers" }]),
    ...sortedForViewer(streams, navigator.language).map(({ name, url, regions }) => ({
      name,
      url,
      note: regionWords(regions),
    })),
  ];
  const more = places.length > shownPlaces + 1 ? places.slice(shownPlaces) : [];
  return (
    <section className="title-page__section" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="Where to watch" />
      <Places places={places.slice(0, places.length - more.length)} />
      {more.length > 0 && (
        <details className="where-to-watch__more">
          <summary>{more.length === 1 ? "1 more place" : `${more.length} more places`}</summary>
          <Places places={more} />
        </details>
      )}
      <p className="title-page__note">
        Links from bangumi-data. What a platform shows where you are changes over time.
      </p>
    </section>
  );
}

const Places = ({ places }: { readonly places: readonly PlaceToWatch[] }) => (
  <ul className="where-to-watch">
    {places.map(({ name, url, note }) => (
      <li key={url}>
        <a className="where-to-watch__link" href={url} target="_blank" rel="noopener noreferrer">
          <span className="where-to-watch__name">{name}</span>
          <span className="where-to-watch__regions">{note}</span>
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
);
