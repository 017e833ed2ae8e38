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
import { firstResult, type SearchEvent, type Suggestions } from "./search-state.ts";
import { SuggestionRow } from "./SuggestionRow.tsx";

export interface ResultsProps {
  readonly id: string;
  readonly results: readonly FoundTitle[];
  readonly suggestions: Suggestions;
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

interface TitleRowsProps extends Pick<ResultsProps, "id" | "results" | "active" | "onLeave"> {
  /** A button for each row, if there is anything to do with it here. */
  readonly action?: ((title: FoundTitle) => ReactNode) | undefined;
  /** What a click on a row does in place of opening the title. */
  readonly onChoose?: ((title: FoundTitle) => void) | undefined;
}

const heading = "Going by what they are about";

/**
 * What was found: each row opens its title, or chooses it, and carries what else can be done with it. What was found by
 * what it is about says so; suggestions lead to pages of their own.
 */
export function SearchResults({
  send,
  suggestions,
  ...props
}: Omit<TitleRowsProps, "results"> & ResultsProps) {
  useMoves(send);
  const { id, results, active, onLeave } = props;
  const { all, areFirst } = suggestions;
  const first = firstResult(suggestions);
  const named = results.filter(({ isDescribed }) => !isDescribed);
  const described = results.filter(({ isDescribed }) => isDescribed);
  const suggested = all.map((suggestion, at) => (
    <SuggestionRow
      key={`suggestion ${at}`}
      cellId={resultCellId(id, at + (areFirst ? 0 : results.length))}
      isActive={active === at + (areFirst ? 0 : results.length)}
      suggestion={suggestion}
      onLeave={onLeave}
    />
  ));

  if (results.length + all.length === 0) return null;
  return (
    <div role="grid" id={id} aria-label="Search results" className="search__results">
      {areFirst && suggested}
      <TitleRows {...props} results={named} from={first} />
      {described.length > 0 && (
        <div role="rowgroup" aria-label={heading} className="search__group">
          <div className="search__heading" aria-hidden="true">
            {heading}
          </div>
          <TitleRows {...props} results={described} from={first + named.length} />
        </div>
      )}
      {!areFirst && suggested}
    </div>
  );
}

/** Titles in rows, the first of which is at position `from`. */
function TitleRows({
  id,
  results,
  active,
  action,
  onChoose,
  onLeave,
  from,
}: TitleRowsProps & { readonly from: number }) {
  return results.map((title, at) => (
    <div
      key={entryKey(title)}
      role="row"
      className="search__row"
      aria-selected={from + at === active}
    >
      <div role="gridcell" id={resultCellId(id, from + at)} className="search__cell">
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
  ));
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
