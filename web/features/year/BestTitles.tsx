import { useId } from "react";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { nameOf, type YearTitle } from "./year-words.ts";

/** The finished titles with the best scores, as a wall of covers. */
export function BestTitles({
  year,
  titles,
}: {
  readonly year: number;
  readonly titles: readonly YearTitle[];
}) {
  const id = useId();
  const language = useTitleLanguage();
  return (
    <section aria-labelledby={id} className="year__best">
      <h2 id={id}>The best of {year}</h2>
      <ol className="year__covers">
        {titles.map((title) => {
          const name = nameOf(language, title);
          return (
            <li key={`${title.kind} ${title.id}`}>
              <TitleLink className="year__cover" kind={title.kind} id={title.id}>
                <CoverImage src={title.image_url} />
                <span className="year__name" lang={langOf(name)}>
                  {name}
                </span>
                <span className="year__score">
                  <span className="visually-hidden">scored </span>
                  {title.score}
                </span>
              </TitleLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
