import { grouped } from "../../../shared/words/grouped.ts";
import { dayOf } from "../../../shared/entries/day.ts";
import { longDay } from "../../../shared/words/day-words.ts";
import { useQuery } from "@tanstack/react-query";
import {
  alwaysCredited,
  creditedSources,
  licencesPath,
  mergedDatabasePath,
  sharedAlike,
  type Credits,
  type SourceCredit,
} from "../../../shared/credits.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { creditsQuery } from "../../calls/credits.ts";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { brand } from "../../words/brand.ts";
import { LegalText } from "./LegalText.tsx";

/** A day in words; undefined for what is none, of which nothing is said then. */
function day(date: string | null): string | undefined {
  const ms = Date.parse(date ?? "");
  return Number.isNaN(ms) ? undefined : longDay(dayOf(ms));
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Where what the catalogue knows comes from, as its licences ask. */
export function CreditsPage() {
  usePageTitle(pages.credits.title);
  const { data, error, refetch } = useQuery(creditsQuery);
  return (
    <LegalText title="Credits">
      <p>
        What {brand.name} knows of anime and manga comes from these sources. Where several know a
        title, we join its facts.
        {data !== undefined && <Age credits={data} />}
      </p>
      <h2>The catalogue</h2>
      <ul>
        {Object.keys(creditedSources).map((name) => (
          <Source key={name} name={name} given={data?.sources.find((each) => each.name === name)} />
        ))}
      </ul>
      {error && <LoadFailure what="how much each source gave" error={error} onRetry={refetch} />}
      {typeof data?.mergedBytes === "number" && <MergedDatabase bytes={data.mergedBytes} />}
      <h2>Compared, never copied</h2>
      <p>
        We compared our own names, totals and relations with the lists of Silver-Yasha, Kaize and
        Nautiljon (CC0), as collected in{" "}
        <a href="https://github.com/nattadasu/animeApi">animeApi</a>, and with{" "}
        <a href="https://github.com/erengy/anime-relations">anime-relations</a>. Dates of
        little-known titles lean on the first.
      </p>
      <h2>Pictures</h2>
      <p>
        Our own code draws covers, avatars and badges. Nothing comes from elsewhere but trailers,
        which are YouTube&apos;s.
      </p>
      <h2>Code and fonts</h2>
      <p>
        Much of the code is the work of others, who share it.{" "}
        <a href={licencesPath}>Who they are</a>, with their licences.
      </p>
    </LegalText>
  );
}

function Age({ credits }: { readonly credits: Credits }) {
  const [made, newest] = [day(credits.made), day(credits.newest)];
  if (made === undefined) return null;
  return (
    <>
      {" "}
      We last put the catalogue together on {made}
      {newest !== undefined && `, and its newest anime began on ${newest}`}.
    </>
  );
}

function Source({
  name,
  given,
}: {
  readonly name: string;
  readonly given: SourceCredit | undefined;
}) {
  const source = creditedSources[name];
  if (source === undefined || (given === undefined && !alwaysCredited.includes(name))) return null;
  const { title, licence, gives } = source;
  const url = given?.publisher ?? source.url;
  const asOf = day(given?.asOf ?? null);
  return (
    <li>
      <strong>{url === undefined ? title : <a href={url}>{title}</a>}</strong>
      {licence !== undefined && (
        <>
          {" "}
          ({licence.url === undefined ? licence.name : <a href={licence.url}>{licence.name}</a>})
        </>
      )}
      : {gives}.
      {given !== undefined && (
        <>
          {" "}
          {grouped(given.titles)} titles
          {asOf !== undefined && `, as of ${asOf}`}.
        </>
      )}
    </li>
  );
}

/** What the licence of the anime-offline-database asks for: what is made from it is given on. */
function MergedDatabase({ bytes }: { readonly bytes: number }) {
  return (
    <>
      <h2>Take the database with you</h2>
      <p>
        Part of our anime comes from the anime-offline-database, so all of them are yours under the
        same licence, the <a href={sharedAlike.database.url}>{sharedAlike.database.name}</a>, and
        their contents under the <a href={sharedAlike.contents.url}>{sharedAlike.contents.name}</a>:{" "}
        <a href={mergedDatabasePath} download>
          all anime as JSON Lines, packed by gzip ({megabytes(bytes)})
        </a>
        . They are facts alone: no synopses, no scores, nothing about people. Titles for adults are
        marked.
      </p>
    </>
  );
}
