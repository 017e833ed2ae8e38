import { useLocation } from "../../browser/location.ts";
import { seasonAfter, thisSeason, seasonNamed, type SeasonOfYear } from "../../../shared/season.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { capitalised } from "../../words/title-words.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { pageCount, withPage } from "../shelf/shelf-address.ts";
import { BrowsedGrid } from "./BrowsedGrid.tsx";
import { PastTheEnd } from "./PastTheEnd.tsx";
import { BrowseTabs } from "./BrowseTabs.tsx";
import { seasonPageSize, seasonRequest } from "./season-request.ts";
import { browseView } from "./browse-address.ts";
import "./BrowsePage.css";

/** The anime of the season that it is now. */
export const ThisSeasonPage = () => <Season {...thisSeason()} />;

/** The anime of one season. */
export function SeasonPage({ year, season }: { readonly year: string; readonly season: string }) {
  const named = seasonNamed(year, season);
  return named === undefined ? <NotFoundPage /> : <Season key={seasonWords(named)} {...named} />;
}

const seasonWords = ({ year, season }: SeasonOfYear): string => `${capitalised(season)} ${year}`;

function Season(season: SeasonOfYear) {
  const name = seasonWords(season);
  usePageTitle(`${name} anime`);
  return (
    <div className="browse-page">
      <div className="browse-page__head">
        <h1>{name}</h1>
        <BrowseTabs />
      </div>
      <Steps {...season} />
      <Begun season={season} />
      <CarriedOver season={season} />
    </div>
  );
}

/** The ways to the seasons before and after, as far as addresses go. */
function Steps(season: SeasonOfYear) {
  const [previous, next] = [seasonAfter(season, -1), seasonAfter(season, 1)];
  return (
    <nav className="browse-page__steps" aria-label="Seasons">
      {previous.year >= 1000 && (
        <ButtonLink variant="outlined" size="small" to={paths.season(previous)} rel="prev">
          ← {seasonWords(previous)}
        </ButtonLink>
      )}
      {next.year <= 9999 && (
        <ButtonLink variant="outlined" size="small" to={paths.season(next)} rel="next">
          {seasonWords(next)} →
        </ButtonLink>
      )}
    </nav>
  );
}

/** What began in the season. */
function Begun({ season }: { readonly season: SeasonOfYear }) {
  const { search } = useLocation();
  const { page } = browseView(new URLSearchParams(search));
  const { data, error, isPending, refetch } = useLargeCall("browse", seasonRequest(season, page));
  if (isPending) return <CardGridSkeleton count={12} columns={6} text="Loading Anime" />;
  if (data === undefined) return <FailedState what="this season" error={error} onRetry={refetch} />;
  const pages = pageCount(data.total_count, seasonPageSize);
  if (data.total_count === 0) {
    return (
      <EmptyState text={`We know of no anime that begins in ${seasonWords(season)}.`}>
        <ButtonLink to={paths.thisSeason}>Go to this season</ButtonLink>
      </EmptyState>
    );
  }
  if (page > pages) return <PastTheEnd page={page} pages={pages} />;
  return (
    <>
      <BrowsedGrid kind="anime" titles={data.titles} columns={6} />
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => ({ search: withPage(search, other) })}
      />
    </>
  );
}

/** What began before the season and went on in it; nothing while it is on its way. */
function CarriedOver({ season }: { readonly season: SeasonOfYear }) {
  const { data, error, isPending, refetch } = useLargeCall("browse", {
    ...seasonRequest(season, 1),
    carried_over: true,
  });
  const headingId = "carried-over";
  if (isPending || data?.titles.length === 0) return null;
  return (
    <section className="browse-page__section" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="Carried over from before" />
      {data === undefined ? (
        <FailedState what="what this season took over" error={error} onRetry={refetch} />
      ) : (
        <BrowsedGrid kind="anime" titles={data.titles} columns={6} hasFirstCovers={false} />
      )}
    </section>
  );
}
