import { hideBroken } from "../../../ui/display/hide-broken.ts";
import { Link } from "../../../addresses/Link.tsx";
import { paths } from "../../../addresses/paths.ts";
import type { CallResponse } from "../../../calls/api.ts";
import { CoverImage } from "../../../cards/CoverImage.tsx";
import { TitleLink } from "../../../cards/TitleLink.tsx";
import { langOf, useTitleLanguage } from "../../../words/title-language.ts";
import { nameIn } from "../../../../shared/titles/title-name.ts";
import { grouped } from "../../../../shared/words/grouped.ts";
import { inDays, meanText } from "../../statistics/statistics-words.ts";
import { GenreBar } from "./GenreBar.tsx";
import { PosterWaiting } from "./PosterWaiting.tsx";
import { topGenres } from "./genre-shares.ts";
import { useStatistics } from "./use-statistics.ts";
import "./Poster.css";

type Numbers = CallResponse<"statistics">;

/** Who somebody is as a fan: their favourites, their time, their genres and the hardest of what they earned. */
export function Poster({ username }: { readonly username: string }) {
  const { data, isFetched } = useStatistics(username);
  // The lists below say why nothing can be told just now, and the head says who this is: what is asked once more comes
  // between them when it is here.
  if (data === undefined) return isFetched ? null : <PosterWaiting />;
  const { favourites, badges, owner, anime, manga } = data;
  const genres = topGenres([anime, manga]);
  const hasNothing = favourites.length === 0 && genres.length === 0 && badges.length === 0;
  if (hasNothing && !owner) return null;
  return (
    <section className="poster" aria-label={owner ? "You as a fan" : `${username} as a fan`}>
      {(favourites.length > 0 || owner) && (
        <Favourites favourites={favourites} isOwner={owner} username={username} />
      )}
      {!hasNothing && (
        <div className="poster__facts">
          <Facts numbers={data} />
          {genres.length > 0 && <GenreBar genres={genres} />}
          {badges.length > 0 && <Badges badges={badges} />}
        </div>
      )}
    </section>
  );
}

function Favourites({
  favourites,
  isOwner,
  username,
}: {
  readonly favourites: Numbers["favourites"];
  readonly isOwner: boolean;
  readonly username: string;
}) {
  const language = useTitleLanguage();
  return (
    <div className="poster__favourites">
      <h2>Favourites</h2>
      {favourites.length === 0 && isOwner && (
        <p className="poster__hint">
          Up to four titles can stand here. Open{" "}
          <Link to={paths.shelf("anime", username, "COMPLETED")}>one of your lists</Link>, choose a
          title, and turn on Favourite under “Dates, notes and more”.
        </p>
      )}
      {favourites.length > 0 && (
        <ul className="poster__covers">
          {favourites.map(({ kind, id, title, title_english, title_japanese, image_url }) => {
            const name = nameIn(language, {
              romaji: title,
              english: title_english,
              japanese: title_japanese,
            });
            return (
              <li key={`${kind} ${id}`}>
                <TitleLink className="poster__cover" kind={kind} id={id}>
                  <CoverImage src={image_url} />
                  <span className="poster__name" lang={langOf(name)}>
                    {name}
                  </span>
                </TitleLink>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Facts({ numbers: { anime, manga } }: { readonly numbers: Numbers }) {
  const facts = [
    ["Days watched", anime.minutes > 0 && inDays(anime.minutes)],
    ["Episodes", anime.seen > 0 && grouped(anime.seen)],
    ["Chapters", manga.seen > 0 && grouped(manga.seen)],
    ["Mean score", anime.mean_score !== null && meanText(anime.mean_score)],
  ] as const;
  return (
    <dl className="poster__numbers">
      {facts.map(
        ([name, value]) =>
          value !== false && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const Badges = ({ badges }: { readonly badges: Numbers["badges"] }) => (
  <ul className="poster__badges" aria-label="Hardest achievements">
    {badges.map(({ name, badge_icon }) => (
      <li key={name}>
        <img src={badge_icon} alt="" width={40} height={40} loading="lazy" onError={hideBroken} />
        {name}
      </li>
    ))}
  </ul>
);
