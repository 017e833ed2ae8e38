import { useId, type ReactNode } from "react";
import { titleCount } from "../../words/title-words.ts";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { longDay } from "../../../shared/words/day-words.ts";
import { nameOf, type Year, type YearTitle } from "./year-words.ts";

/** What was finished, from the first to the last. */
export function FinishedTitles({ year }: { readonly year: Year }) {
  const id = useId();
  const { first, last, finished } = year;
  const count = finished.anime + finished.manga;
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="year__finished">
      <h2 id={id}>{titleCount(count)} finished</h2>
      {first !== null && last !== null && first !== last && (
        <p>
          It began with <Named title={first} /> on {longDay(first.day)}
          {year.so_far ? ", and the latest was " : ", and ended with "}
          <Named title={last} /> on {longDay(last.day)}.
        </p>
      )}
      <details>
        <summary>{year.so_far ? "All of them so far" : "All of them"}</summary>
        <ol>
          {finished.titles.map((title) => (
            <li key={`${title.kind} ${title.id}`}>
              <Named title={title} />
              <Aside>{longDay(title.day)}</Aside>
              {title.score !== null && <Aside>scored {title.score}</Aside>}
            </li>
          ))}
        </ol>
        {count > finished.titles.length && (
          <p className="year__note">And {titleCount(count - finished.titles.length)} more.</p>
        )}
      </details>
    </section>
  );
}

const Aside = ({ children }: { readonly children: ReactNode }) => (
  <span className="year__note"> · {children}</span>
);

function Named({ title }: { readonly title: YearTitle }) {
  const name = nameOf(useTitleLanguage(), title);
  return (
    <TitleLink kind={title.kind} id={title.id} lang={langOf(name)}>
      {name}
    </TitleLink>
  );
}
