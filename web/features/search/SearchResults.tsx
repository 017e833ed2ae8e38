import { useEffect, type Dispatch, type ReactNode } from "react";
import { nameIn, otherNameIn } from "../../../shared/titles/title-name.ts";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { entryKey, type Standing } from "../../tracking/standing.ts";
import { useTracker } from "../../tracking/use-tracker.ts";
import { statusWords, typeLabel } from "../../words/title-words.ts";
import type { FoundTitle } from "./found-title.ts";
import { resultCellId } from "./result-cell.ts";
import type { SearchEvent } from "./search-state.ts";

export interface ResultsProps {
  readonly id: string;
  readonly results: readonly FoundTitle[];
  /** Position of the row that Up and Down have reached. */
  readonly active: number;
  readonly send: Dispatch<SearchEvent<FoundTitle>>;
  readonly onLeave?: (() => void) | undefined;
}

/** Lets results follow their titles on the viewer's list. */
function useMoves(send: ResultsProps["send"]): void {
  const tracker = useTracker();
  useEffect(
    () =>
      tracker.listen(({ kind, id }, standing) => {
        const change = (found: FoundTitle) =>
          found.kind === kind && found.id === id ? { ...found, standing } : found;
        send({ type: "changed", change });
      }),
    [tracker, send],
  );
}

/** What was found: each row opens its title, or chooses it, and carries what else can be done with it. */
export function SearchResults({
  id,
  results,
  active,
  send,
  action,
  onChoose,
  onLeave,
}: ResultsProps & {
  /** A button for each row, if there is anything to do with it here. */
  readonly action?: ((title: FoundTitle) => ReactNode) | undefined;
  /** What a click on a row does in place of opening the title. */
  readonly onChoose?: ((title: FoundTitle) => void) | undefined;
}) {
  useMoves(send);

  if (results.length === 0) return null;
  return (
    <div role="grid" id={id} aria-label="Search results" className="search__results">
      {results.map((title, at) => (
        <div key={entryKey(title)} role="row" className="search__row" aria-selected={at === active}>
          <div role="gridcell" id={resultCellId(id, at)} className="search__cell">
            {onChoose === undefined ? (
              <TitleLink
                className="search__found"
                kind={title.kind}
                id={title.id}
                replace={onLeave !== undefined}
                onClick={onLeave}
              >
                <Found title={title} />
              </TitleLink>
            ) : (
              <button
                type="button"
                className="search__found"
                onClick={() => {
                  onChoose(title);
                }}
              >
                <Found title={title} />
              </button>
            )}
          </div>
          {action && <div role="gridcell">{action(title)}</div>}
        </div>
      ))}
    </div>
  );
}

function Found({ title }: { readonly title: FoundTitle }) {
  return (
    <>
      <CoverImage src={title.image} isEager />
      <FoundText title={title} />
    </>
  );
}

/** 'Watching 11/24'. */
const standingWords = ({ total }: FoundTitle, { status, progress }: Standing): string =>
  `${statusWords[status]} ${progress}/${total ?? "?"}`;

function FoundText({ title }: { readonly title: FoundTitle }) {
  const language = useTitleLanguage();
  const { names, description, year, type } = title;
  const name = nameIn(language, names);
  const facts = [otherNameIn(language, names), typeLabel(type), year];
  return (
    <span className="search__text">
      <span className="search__name" lang={langOf(name)}>
        {name}
      </span>
      <span className="search__facts">
        {facts.filter((fact) => fact !== undefined && fact !== null && fact !== "").join(" · ")}
      </span>
      {title.standing && (
        <span className="search__standing">{standingWords(title, title.standing)}</span>
      )}
      <span className="search__description">{description}</span>
    </span>
  );
}
