import { navigate, useLocation } from "../../browser/location.ts";
import { pages } from "../../../shared/pages.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { useMinute } from "../../calls/use-minute.ts";
import { useSession } from "../../calls/session.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { ChoiceChip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { BrowseTabs } from "../browse/BrowseTabs.tsx";
import { AiringAge } from "../home/AiringAge.tsx";
import { timeZone } from "../../browser/time-zone.ts";
import { CalendarDay } from "./CalendarDay.tsx";
import { calendarDays, dayAfter, daysShown, firstDay, isMine } from "./calendar-week.ts";
import "../browse/BrowsePage.css";
import "./CalendarPage.css";

const mineParameter = "mine";

/** The query with or without shows that are not the viewer's. */
function withMine(search: string, isOnlyMine: boolean): string {
  const query = new URLSearchParams(search);
  if (isOnlyMine) query.set(mineParameter, "1");
  else query.delete(mineParameter);
  return `?${query.toString()}`;
}

/** What airs in a week, in the viewer's time. */
export function CalendarPage() {
  usePageTitle(pages.calendar.title);
  return (
    <div className="browse-page">
      <div className="browse-page__head">
        <h1>Calendar</h1>
        <BrowseTabs />
      </div>
      <Week />
    </div>
  );
}

function Week() {
  const { search } = useLocation();
  const { state } = useSession();
  const query = new URLSearchParams(search);
  const from = firstDay(query);
  const nowMs = useMinute();
  const { data, error, isPending, refetch } = useLargeCall("today", {
    tz: timeZone(),
    days: String(daysShown),
    ...(from !== undefined && { from }),
  });
  if (isPending) return <CardGridSkeleton count={12} columns={6} text="Loading episodes" />;
  if (data === undefined)
    return <FailedState what="the calendar" error={error} onRetry={refetch} />;
  const isOnlyMine = state === "user" && query.has(mineParameter);
  const episodes = isOnlyMine ? data.airing_today.filter(isMine) : data.airing_today;
  return (
    <>
      <Steps first={data.from} isFromToday={from === undefined} isOnlyMine={isOnlyMine} />
      {episodes.length === 0 ? (
        <EmptyState
          text={
            isOnlyMine
              ? "Nothing on your list airs in these seven days."
              : "We know of nothing that airs in these seven days."
          }
        >
          <ButtonLink to={isOnlyMine ? { search: withMine(search, false) } : paths.thisSeason}>
            {isOnlyMine ? "Show all" : "Go to this season"}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="calendar">
          {calendarDays(data.from, episodes, nowMs).map((day) => (
            <CalendarDay key={day.day} {...day} />
          ))}
        </div>
      )}
      <AiringAge newestStart={data.newest_start} />
    </>
  );
}

/** The ways to other weeks, to one's own shows alone, and to the calendar of another program. */
function Steps({
  first,
  isFromToday,
  isOnlyMine,
}: {
  readonly first: string;
  readonly isFromToday: boolean;
  readonly isOnlyMine: boolean;
}) {
  const { search } = useLocation();
  const { state } = useSession();
  const weekOf = (from: string | undefined) => {
    const query = new URLSearchParams(search);
    if (from === undefined) query.delete("from");
    else query.set("from", from);
    return { search: `?${query.toString()}` };
  };
  return (
    <div className="calendar__bar">
      <nav className="browse-page__steps" aria-label="Weeks">
        <ButtonLink
          variant="outlined"
          size="small"
          rel="prev"
          to={weekOf(dayAfter(first, -daysShown))}
        >
          ← Earlier
        </ButtonLink>
        {!isFromToday && (
          <ButtonLink variant="outlined" size="small" to={weekOf(undefined)}>
            From today
          </ButtonLink>
        )}
        <ButtonLink
          variant="outlined"
          size="small"
          rel="next"
          to={weekOf(dayAfter(first, daysShown))}
        >
          Later →
        </ButtonLink>
      </nav>
      {state === "user" && (
        <div className="browse-page__steps">
          <ChoiceChip
            isChosen={isOnlyMine}
            onToggle={() => {
              navigate({ search: withMine(search, !isOnlyMine) }, { replace: true });
            }}
          >
            Only on my list
          </ChoiceChip>
          <ButtonLink variant="quiet" size="small" to={`${paths.settings}#calendar`}>
            Subscribe
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
