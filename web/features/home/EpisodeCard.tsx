import { CoverImage } from "../../cards/CoverImage.tsx";
import { langOf } from "../../words/title-language.ts";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { statusOf } from "../../../shared/kind.ts";
import { statusWords } from "../../words/title-words.ts";
import { airingAtMs, countdownText } from "./countdown.ts";
import { useEpisodeName, type Episode } from "./episode-name.ts";
import { useServerNow } from "./use-server-now.ts";
import "./EpisodeCard.css";

/** An episode of today, and how long until it airs by the server's clock. */
export function EpisodeCard({
  episode,
  clockOffsetMs,
}: {
  readonly episode: Episode;
  readonly clockOffsetMs: number;
}) {
  const status = statusOf("anime", episode.status ?? "");
  const name = useEpisodeName(episode);
  return (
    <TitleLink className="episode-card" kind="anime" id={episode.id}>
      <CoverImage src={episode.cover} />
      <span className="episode-card__text">
        <span className="episode-card__title" lang={langOf(name)}>
          {name}
        </span>
        <span className="episode-card__number">Episode {episode.episode}</span>
        {status && <span className="episode-card__status">{statusWords[status]}</span>}
        <Countdown airingAt={episode.airingAt} clockOffsetMs={clockOffsetMs} />
      </span>
    </TitleLink>
  );
}

/** The only part of a card that changes every second. */
function Countdown({
  airingAt,
  clockOffsetMs,
}: {
  readonly airingAt: string;
  readonly clockOffsetMs: number;
}) {
  const atMs = airingAtMs(airingAt);
  const remainingMs = atMs - useServerNow(clockOffsetMs);
  // A time that cannot be read is no reason to hide the episode.
  if (Number.isNaN(atMs)) return null;
  return (
    <time
      className="episode-card__countdown"
      dateTime={new Date(atMs).toISOString()}
      data-aired={remainingMs <= 0}
    >
      {countdownText(remainingMs)}
    </time>
  );
}
