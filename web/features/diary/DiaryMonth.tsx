import { longDay, weekdayAndDay } from "../../../shared/words/day-words.ts";
import { useState } from "react";
import { Link } from "../../addresses/Link.tsx";
import { titleCount } from "../../words/title-words.ts";
import type { CallRequest } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { timeZone } from "../../browser/time-zone.ts";
import { paths } from "../../addresses/paths.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { DiaryOff } from "./DiaryOff.tsx";
import { DiaryLine, type DiaryTitle } from "./DiaryLine.tsx";
import { DiarySkeleton } from "./DiarySkeleton.tsx";
import { diaryDays, monthParameter, type DiaryDay, type ImportedOn } from "./diary-days.ts";

interface Props extends Pick<CallRequest<"diary">, "month" | "before"> {
  /** Whether it is the first on its page, with a way to others above it. */
  readonly isFirst?: boolean;
}

/** A month of the diary, or what is left of one, and below it those before, as far as they were asked for. */
export function DiaryMonth({ month, before, isFirst = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useCall("diary", {
    tz: timeZone(),
    ...(month !== undefined && { month }),
    ...(before !== undefined && { before }),
  });
  if (isPending) return <DiarySkeleton />;
  if (data === undefined) return <FailedState what="your diary" error={error} onRetry={refetch} />;
  if (data.state !== "kept") return <DiaryOff state={data.state} />;
  const titles = new Map(data.titles.map((title) => [`${title.kind} ${title.id}`, title]));
  const days = diaryDays(data.events, data.imports);
  const earlier = earlierOf(data);
  if (days.length === 0 && earlier === undefined && month === undefined) return <NothingYet />;
  return (
    <>
      {isFirst && <MonthWays {...data} isNewest={month === undefined} />}
      {days.length === 0 && month !== undefined && (
        <p className="diary__note">Nothing is in your diary of {longDay(`${month}-00`)}.</p>
      )}
      {days.map((day) => (
        <Day key={day.day} {...day} titles={titles} />
      ))}
      {earlier !== undefined &&
        (isOpen ? (
          <DiaryMonth {...earlier.place} />
        ) : (
          <Button
            className="diary__earlier"
            variant="outlined"
            onClick={() => {
              setOpen(true);
            }}
          >
            {earlier.label}
          </Button>
        ))}
    </>
  );
}

/** Where the diary goes on, and how that is called; undefined at its beginning. */
function earlierOf({
  month,
  more,
  earlier,
}: {
  readonly month: string | null;
  readonly more: number | null;
  readonly earlier: string | null;
}): { readonly place: Props; readonly label: string } | undefined {
  if (more !== null && month !== null) {
    return { place: { month, before: more }, label: `More of ${longDay(`${month}-00`)}` };
  }
  if (earlier === null) return undefined;
  return { place: { month: earlier }, label: `Earlier: ${longDay(`${earlier}-00`)}` };
}

/** The month that is shown, and the ways to the one before and to the newest. */
function MonthWays({
  month,
  earlier,
  isNewest,
}: {
  readonly month: string | null;
  readonly earlier: string | null;
  readonly isNewest: boolean;
}) {
  if (month === null || (isNewest && earlier === null)) return null;
  return (
    <nav className="diary__months" aria-label="Months">
      {earlier !== null && (
        <Link to={`${paths.diary}?${monthParameter}=${earlier}`}>
          <span aria-hidden="true">← </span>
          {longDay(`${earlier}-00`)}
        </Link>
      )}
      <strong aria-current="page">{longDay(`${month}-00`)}</strong>
      {!isNewest && <Link to={paths.diary}>Newest</Link>}
    </nav>
  );
}

const NothingYet = () => (
  <EmptyState text="Nothing is in your diary yet. What you watch and read from now on appears here by itself.">
    <ButtonLink to={paths.browse("anime")}>Find something to watch</ButtonLink>
  </EmptyState>
);

function Day({
  day,
  events,
  imports,
  titles,
}: DiaryDay & { readonly titles: ReadonlyMap<string, DiaryTitle> }) {
  const headingId = `diary-${day}`;
  return (
    <section className="diary__day" aria-labelledby={headingId}>
      <h2 id={headingId} className="diary__name">
        {weekdayAndDay(day)}
      </h2>
      <ul className="diary__lines">
        {imports.map((each) => (
          <li key={`${each.kind} ${each.undone}`} className="diary__import">
            {importWords(each)}
          </li>
        ))}
        {events.map((event) => {
          const title = titles.get(`${event.kind} ${event.id}`);
          return (
            title && (
              <DiaryLine
                key={`${event.at} ${event.kind} ${event.id}`}
                event={event}
                title={title}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

/** "An import brought 312 titles of anime", "You undid an import: 312 titles of anime". */
const importWords = ({ kind, undone, titles }: ImportedOn): string =>
  undone
    ? `You undid an import: ${titleCount(titles)} of ${kind}`
    : `An import brought ${titleCount(titles)} of ${kind}`;
