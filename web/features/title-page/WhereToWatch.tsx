import type { TitleView } from "../title/title-view.ts";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { regionWords, sortedForViewer } from "./regions.ts";

const headingId = "where-to-watch";

/** The official page of an anime, and where it can be watched lawfully, with the regions; nothing where none is known. */
export function WhereToWatch({ title }: { readonly title: TitleView }) {
  const { officialSite, streams } = title;
  if (officialSite === null && streams.length === 0) return null;
  return (
    <section className="title-page__section" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="Where to Watch" />
      <ul className="where-to-watch">
        {officialSite !== null && (
          <Place name="Official site" url={officialSite} note="by its makers" />
        )}
        {sortedForViewer(streams, navigator.language).map(({ name, url, regions }) => (
          <Place key={url} name={name} url={url} note={regionWords(regions)} />
        ))}
      </ul>
      <p className="title-page__note">
        Links from bangumi-data. What a platform shows where you are changes over time.
      </p>
    </section>
  );
}

function Place({
  name,
  url,
  note,
}: {
  readonly name: string;
  readonly url: string;
  readonly note: string;
}) {
  return (
    <li>
      <a className="where-to-watch__link" href={url} target="_blank" rel="noopener noreferrer">
        <span className="where-to-watch__name">{name}</span>
        <span className="where-to-watch__regions">{note}</span>
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </li>
  );
}
