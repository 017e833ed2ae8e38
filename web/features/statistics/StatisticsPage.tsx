import { grouped } from "../../../shared/words/grouped.ts";
import { Suspense, useState } from "react";
import { navigate, useSearchParams } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import * as sentences from "../../../shared/sentences.ts";
import { kindRules, kinds, type Kind } from "../../../shared/kind.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { timeZone } from "../../browser/time-zone.ts";
import { CallError } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { SegmentedControl } from "../../ui/controls/SegmentedControl.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { capitalised, statusWords } from "../../words/title-words.ts";
import { Activity } from "./Activity.tsx";
import { BarChart, type Bar } from "./BarChart.tsx";
import { Numbers } from "./Numbers.tsx";
import {
  barsOf,
  besideBars,
  besideWords,
  completion,
  formatBars,
  inDays,
  meanText,
  scoreBars,
  type ListStatistics,
} from "./statistics-words.ts";
import "./StatisticsPage.css";

// Only the owner has one.
const YearGoal = lazyPage(() => import("./YearGoal.tsx").then((code) => code.YearGoal));

const saysUnknown = (error: Error): boolean =>
  error instanceof CallError && error.serverMessage === sentences.userNotFound;

/** A user's lists in numbers; the address holds which list. */
export function StatisticsPage({ username }: { readonly username: string }) {
  usePageTitle(`Statistics of ${username}`);
  const search = useSearchParams();
  const kind: Kind = search.get("list") === "manga" ? "manga" : "anime";
  const [thisYear] = useState(() => new Date().getFullYear());
  const { data, error, isPending, refetch } = useCall("statistics", { username, tz: timeZone() });
  if (isPending) return <PageLoading />;
  if (data === undefined) {
    if (!saysUnknown(error)) {
      return <FailedState isWholePage what="these statistics" error={error} onRetry={refetch} />;
    }
    return (
      <EmptyState isWholePage text="Profile does not exist.">
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </EmptyState>
    );
  }
  const { owner_username } = data;
  return (
    <div className="statistics-page">
      <header className="statistics-page__head">
        <h1>
          Statistics of <Link to={paths.profile(owner_username)}>{owner_username}</Link>
        </h1>
        <ButtonLink variant="outlined" to={paths.year(thisYear, owner_username)}>
          The year {thisYear}
        </ButtonLink>
      </header>
      <Activity {...data} />
      <div className="statistics-page__head">
        <h2>Titles</h2>
        <SegmentedControl
          legend="List"
          options={kinds.map((value) => ({ value, label: capitalised(value) }))}
          value={kind}
          onChange={(value) => {
            navigate({ search: value === "anime" ? "" : `?list=${value}` }, { replace: true });
          }}
        />
      </div>
      {data.owner && (
        <Suspense fallback={<Skeleton height={160} />}>
          <YearGoal key={kind} kind={kind} numbers={data[kind]} />
        </Suspense>
      )}
      <ListNumbers kind={kind} numbers={data[kind]} whose={data.owner ? "You" : owner_username} />
    </div>
  );
}

/** Everything that is counted of one list. */
function ListNumbers({
  kind,
  numbers,
  whose,
}: {
  readonly kind: Kind;
  readonly numbers: ListStatistics;
  /** Whose list it is, as a bar of a chart is called. */
  readonly whose: string;
}) {
  const isAnime = kind === "anime";
  if (numbers.titles === 0) {
    return (
      <EmptyState text={`There is no ${kind} on this list yet, so there is nothing to count.`} />
    );
  }
  const { untimed } = numbers;
  const maker = isAnime ? "Studio" : "Author";
  const of = (what: string) => `How many titles of each ${what} are on this list.`;
  const columns = (name: string) => [name, "Titles", ...(isAnime ? ["Time"] : []), "Mean score"];
  return (
    <>
      <Facts kind={kind} numbers={numbers} />
      {isAnime && untimed > 0 && (
        <p className="statistics-page__note">
          {untimed === 1 ? "One title counts" : `${grouped(untimed)} titles count`} no time, as we
          do not know how long an episode is.
        </p>
      )}
      <div className="statistics-page__charts">
        <BarChart
          title="Scores"
          about="How many titles have each score, rounded to whole points."
          columns={["Score", "Titles", "Share"]}
          bars={scoreBars(numbers)}
        />
        {numbers.community !== null && (
          <BarChart
            title="Beside everybody"
            about={besideWords(numbers.community, whose)}
            note={besideWords(numbers.community, whose)}
            columns={["Who", "Mean score"]}
            bars={besideBars(numbers.community, whose)}
          />
        )}
        <BarChart
          title="Statuses"
          about={of("status")}
          columns={["Status", "Titles"]}
          bars={statusBars(numbers)}
        />
        <BarChart
          title="Genres"
          about={of("genre")}
          columns={columns("Genre")}
          bars={barsOf(numbers.genres, isAnime)}
        />
        <BarChart
          title={`${maker}s`}
          about={of(maker.toLowerCase())}
          columns={columns(maker)}
          bars={barsOf(numbers.makers, isAnime)}
        />
        <BarChart
          title="Formats"
          about={of("format")}
          columns={columns("Format")}
          bars={formatBars(numbers.formats, isAnime)}
        />
        <BarChart
          title="Finished in"
          about="How many titles were finished in each year, where that is known."
          columns={columns("Year")}
          bars={barsOf(numbers.finished, isAnime)}
        />
        <BarChart
          title="Came out in"
          about={of("year")}
          columns={columns("Year")}
          bars={barsOf(numbers.years, isAnime).reverse()}
        />
      </div>
    </>
  );
}

const statusBars = ({ statuses }: ListStatistics): Bar[] =>
  statuses.map(({ status, titles }) => ({
    name: statusWords[status as keyof typeof statusWords],
    value: titles,
    cells: [grouped(titles)],
  }));

/** The few numbers that say most. */
function Facts({ kind, numbers }: { readonly kind: Kind; readonly numbers: ListStatistics }) {
  const done = completion(numbers);
  const facts: [string, string][] = [
    ...(kind === "anime" ? [["Days watched", inDays(numbers.minutes)] as [string, string]] : []),
    [capitalised(kindRules[kind].units), grouped(numbers.seen)],
    ["Titles", grouped(numbers.titles)],
    ["Mean score", meanText(numbers.mean_score)],
    ["Completed of what was begun", done === null ? "–" : `${done} %`],
    [kind === "anime" ? "Rewatches" : "Rereads", grouped(numbers.repeats)],
  ];
  return <Numbers numbers={facts} />;
}
