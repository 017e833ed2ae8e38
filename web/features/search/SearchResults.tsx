import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { CoverImage } from "../../ui/CoverImage.tsx";
import { CheckIcon, PlusIcon } from "../../ui/icons.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { entryKey } from "../../tracking/standing.ts";
import { typeLabel } from "../../words.ts";
import type { FoundTitle } from "./found-title.ts";
import type { QuickAddState } from "./use-quick-add.ts";

/** Id of the cell that opens a result, for the combobox to point at. */
export const resultCellId = (gridId: string, at: number): string => `${gridId}-${at}`;

/** What was found: each row opens its title, or chooses it, and carries what else can be done with it. */
export function SearchResults({
  id,
  results,
  active,
  action,
  onChoose,
  onLeave,
}: {
  readonly id: string;
  readonly results: readonly FoundTitle[];
  /** Position of the row that Up and Down have reached. */
  readonly active: number;
  /** A button for each row, if there is anything to do with it here. */
  readonly action?: ((title: FoundTitle) => ReactNode) | undefined;
  /** What a click on a row does in place of opening the title. */
  readonly onChoose?: ((title: FoundTitle) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}) {
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

function FoundText({ title }: { readonly title: FoundTitle }) {
  const { name, englishName, description, year, type } = title;
  const facts = [
    englishName === null || englishName === name ? undefined : name,
    typeLabel(type),
    year,
  ];
  return (
    <span className="search__text">
      <span className="search__name">{englishName ?? name}</span>
      <span className="search__facts">
        {facts.filter((fact) => fact !== undefined && fact !== null && fact !== "").join(" · ")}
      </span>
      <span className="search__description">{description}</span>
    </span>
  );
}

/** 'Add as Completed' for one result. */
export function QuickAddButton({
  title,
  state,
  onAdd,
}: {
  readonly title: FoundTitle;
  readonly state: QuickAddState;
  readonly onAdd: () => void;
}) {
  const name = title.englishName ?? title.name;
  const isAdded = state === "added";
  return (
    <Button
      variant="outlined"
      size="small"
      className="search__quick-add"
      data-state={state}
      disabled={isAdded}
      isBusy={state === "loading"}
      aria-label={isAdded ? `${name} is completed` : `Add as Completed: ${name}`}
      onClick={onAdd}
    >
      {isAdded ? <CheckIcon /> : <PlusIcon />}
      {!isAdded && "Add as Completed"}
    </Button>
  );
}
