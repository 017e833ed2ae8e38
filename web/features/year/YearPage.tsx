import { Suspense } from "react";
import { Link } from "../../addresses/Link.tsx";
import { errorStatus } from "../../../shared/errors.ts";
import * as limits from "../../../shared/limits.ts";
import * as sentences from "../../../shared/sentences.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { timeZone } from "../../browser/time-zone.ts";
import { CallError } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import type { SharedCard } from "../sharing/shared-card.ts";
import { countingWords } from "../statistics/activity-words.ts";
import { BarChart } from "../statistics/BarChart.tsx";
import { Heatmap } from "../statistics/Heatmap.tsx";
import { NoDiary } from "../statistics/NoDiary.tsx";
import { grouped } from "../../../shared/words/grouped.ts";
import { BestTitles } from "./BestTitles.tsx";
import { FinishedTitles } from "./FinishedTitles.tsx";
import { isEmpty, monthBars, monthColumns, sentencesOf, type Year } from "./year-words.ts";
import "./YearPage.css";

const SharePictureButton = lazyPage(() =>
  import("../sharing/SharePictureButton.tsx").then((code) => code.SharePictureButton),
);

const yearCard = (username: string, year: number): SharedCard => ({
  card: { of: "year", username, year: String(year), tz: timeZone() },
  label: `The year ${year}`,
  page: paths.year(year, username),
  // Nobody but its owner is offered a picture of a year.
  isOwn: true,
});

/** A year of somebody's lists, told like a story, for everybody to see. */
export function YearPage({
  year: named,
  username,
}: {
  readonly year: string;
  readonly username: string;
}) {
  usePageTitle(`${named} of ${username}`);
  const year = /^\d{1,4}$/.test(named) ? Number(named) : 0;
  const { data, error, isPending, refetch } = useCall("year", { username, year, tz: timeZone() });
  if (isPending) return <PageLoading />;
  if (data === undefined) {
    const { status, serverMessage } = error instanceof CallError ? error : {};
    if (serverMessage === sentences.userNotFound) return <Nobody />;
    if (status === errorStatus.bad_request && serverMessage !== undefined) {
      return (
        <EmptyState isWholePage text={serverMessage}>
          <ButtonLink to={paths.statistics(username)}>Go to the statistics</ButtonLink>
        </EmptyState>
      );
    }
    return <FailedState isWholePage what="this year" error={error} onRetry={refetch} />;
  }
  return (
    <article className="year">
      <Poster year={data} />
      {isEmpty(data) ? <NothingThen year={data} /> : <Told year={data} />}
      <OtherYears year={data} />
    </article>
  );
}

const Nobody = () => (
  <EmptyState isWholePage text="Profile does not exist.">
    <ButtonLink to={paths.home}>Go home</ButtonLink>
  </EmptyState>
);

/** The number of the year as large as it can be, and what it comes to. */
function Poster({ year }: { readonly year: Year }) {
  const { owner_username: username, so_far, episodes, chapters, minutes, finished, days } = year;
  const numbers: readonly (readonly [value: number, name: string])[] = [
    [episodes, episodes === 1 ? "episode" : "episodes"],
    [Math.round(minutes / 60), "hours"],
    [chapters, chapters === 1 ? "chapter" : "chapters"],
    [finished.anime, "anime finished"],
    [finished.manga, "manga finished"],
    [days?.length ?? 0, days?.length === 1 ? "day" : "days"],
  ];
  const told = numbers.filter(([value]) => value > 0);
  return (
    <header className="year__poster">
      <h1>
        <span className="year__number">{year.year}</span>{" "}
        <span className="year__whose">
          {so_far ? "so far, of " : "of "}
          <Link to={paths.profile(username)}>{username}</Link>
        </span>
      </h1>
      {told.length > 0 && (
        <dl className="year__numbers">
          {told.map(([value, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{grouped(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {year.owner && told.length > 0 && (
        <div>
          <Suspense fallback={null}>
            <SharePictureButton cards={[yearCard(username, year.year)]} />
          </Suspense>
        </div>
      )}
    </header>
  );
}

function NothingThen({ year: { year, owner, owner_username, so_far } }: { readonly year: Year }) {
  const who = owner ? "you" : owner_username;
  return (
    <EmptyState
      text={
        so_far
          ? `${year} has only begun for ${who}: nothing was watched or read yet.`
          : `We know nothing of what ${who} watched and read in ${year}.`
      }
    >
      <ButtonLink variant="outlined" to={paths.statistics(owner_username)}>
        Go to the statistics
      </ButtonLink>
    </EmptyState>
  );
}

/** All that there is to be told of a year with something. */
function Told({ year }: { readonly year: Year }) {
  const { days, owner, owner_username: username, genres, makers, best } = year;
  const lines = sentencesOf(year, owner ? "You" : username);
  return (
    <>
      <div className="year__middle">
        <div className="year__words">
          {lines.length > 0 && (
            <div className="year__story">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          <FinishedTitles year={year} />
          <BarChart
            title="Episodes and chapters by month"
            about="How many episodes and chapters there were in each month."
            columns={monthColumns(year)}
            bars={monthBars(year)}
          />
        </div>
        {best.length > 0 && <BestTitles year={year.year} titles={best} />}
      </div>
      {days === null ? (
        <NoDiary username={username} isOwner={owner} />
      ) : (
        days.length > 0 && (
          <Heatmap
            title="Day by day"
            from={`${year.year}-01-01`}
            to={`${year.year}-12-31`}
            until={days.at(-1)?.day ?? year.today}
            days={days}
          />
        )
      )}
      <div className="year__charts">
        <BarChart
          title="Genres"
          about="How many titles of each genre there were."
          columns={["Genre", "Titles"]}
          bars={shareBars(genres)}
        />
        <BarChart
          title="Studios and authors"
          about="How many titles of each studio or author there were."
          columns={["Name", "Titles"]}
          bars={shareBars(makers)}
        />
      </div>
      <p className="year__note">{countingWords}</p>
    </>
  );
}

const shareBars = (shares: Year["genres"]) =>
  shares.map(({ name, titles }) => ({ name, value: titles, cells: [grouped(titles)] }));

/** The ways to the years before and after, and back to the numbers of all years. */
function OtherYears({ year: { year, owner_username: username, so_far } }: { readonly year: Year }) {
  return (
    <nav className="year__others" aria-label="Other years">
      {year > limits.firstYear && (
        <ButtonLink variant="outlined" to={paths.year(year - 1, username)}>
          {year - 1}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={paths.statistics(username)}>
        Statistics of all years
      </ButtonLink>
      {!so_far && (
        <ButtonLink variant="outlined" to={paths.year(year + 1, username)}>
          {year + 1}
        </ButtonLink>
      )}
    </nav>
  );
}
