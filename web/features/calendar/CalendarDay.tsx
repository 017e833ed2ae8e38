import { clockTime, weekdayAndShortDay } from "../../../shared/words/day-words.ts";
import { statusOf } from "../../../shared/kind.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf } from "../../words/title-language.ts";
import { statusWords } from "../../words/title-words.ts";
import { airingAtMs } from "../home/countdown.ts";
import { useEpisodeName, type Episode } from "../home/episode-name.ts";
import { isMine, type CalendarDay as Day } from "./calendar-week.ts";

/** What airs on one day. */
export function CalendarDay({ day, episodes, isToday }: Day<Episode>) {
  const headingId = `day-${day}`;
  return (
    <section className="calendar__day" aria-labelledby={headingId}>
      <h2 id={headingId} className="calendar__name">
        {weekdayAndShortDay(day)}
        {isToday && (
          <>
            {" "}
            <span className="calendar__today">Today</span>
          </>
        )}
      </h2>
      {episodes.length === 0 ? (
        <p className="calendar__nothing">Nothing we know of</p>
      ) : (
        <ul className="calendar__episodes">
          {episodes.map((episode) => (
            <li key={`${episode.id}-${episode.episode}`}>
              <CalendarEpisode episode={episode} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CalendarEpisode({ episode }: { readonly episode: Episode }) {
  const atMs = airingAtMs(episode.airingAt);
  const status = statusOf("anime", episode.status ?? "");
  const name = useEpisodeName(episode);
  return (
    <TitleLink
      className="calendar__episode"
      kind="anime"
      id={episode.id}
      data-mine={isMine(episode)}
    >
      <CoverImage src={episode.cover} />
      <span className="calendar__words">
        <span className="calendar__title" lang={langOf(name)}>
          {name}
        </span>
        <span className="calendar__when">
          <time dateTime={new Date(atMs).toISOString()}>{clockTime(atMs)}</time> · Episode{" "}
          {episode.episode}
        </span>
        {status && <span className="calendar__status">{statusWords[status]}</span>}
      </span>
    </TitleLink>
  );
}
