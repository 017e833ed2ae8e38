import { useEffect, useId, useState } from "react";
import { navigate, useLocation } from "../../../browser/location.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { SelectField } from "../../../ui/controls/SelectField.tsx";
import { SlidersIcon } from "../../../ui/display/icons.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../../../ui/display/page-icons.tsx";
import { DensityChoice, DensityToggle } from "../DensityChoice.tsx";
import { SpareTimeButton } from "../spare-time/SpareTimeButton.tsx";
import { selectButtonId } from "../select/selection.ts";
import type { ShelfParts } from "../shelf-parts.ts";
import { Arranger } from "./arranger.ts";
import { FindField } from "./FindField.tsx";
import { directionWords, sortWords } from "./sort-words.ts";
import { isAscending, serverOrder, sortsFor, type SortName } from "./sorting.ts";
import { sortOf, withDensity, withSort } from "./tools-address.ts";
import { useFindInAddress } from "./use-find-in-address.ts";
import { useWarmFinder } from "./use-warm-finder.ts";
import "./ShelfTools.css";

/** What one does with a list: find in it, sort it, draw it otherwise, select from it. */
export function ShelfTools({
  shelf,
  view,
  list,
  typed,
  selection,
  onType,
  onSelect,
  onReady,
}: ShelfParts) {
  const id = useId();
  const { search } = useLocation();
  const [isUnfolded, setUnfolded] = useState(false);
  const onRest = useFindInAddress(typed, onType);
  useWarmFinder(list.arranged?.answer);
  useEffect(() => {
    onReady(new Arranger());
  }, [onReady]);
  const sort = sortOf(new URLSearchParams(search).get("sort") ?? "", shelf);
  const isBest = sort === serverOrder && typed.trim() !== "";
  const direction = isAscending(sort) ? "ascending" : "descending";
  const go = (to: string) => {
    navigate({ search: to });
  };
  return (
    <>
      <FindField text={typed} onType={onType} onRest={onRest} />
      <Button
        variant="outlined"
        className="list-tools__fold"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => {
          setUnfolded(!isUnfolded);
        }}
      >
        <SlidersIcon />
        <span className="shelf-tool__words">View</span>
      </Button>
      <DensityToggle
        shown={view.density}
        onChange={(density) => {
          navigate({ search: withDensity(window.location.search, density) }, { replace: true });
        }}
      />
      <div id={id} className="list-tools__folded" data-unfolded={isUnfolded}>
        <div className="list-tools__sort">
          <SelectField
            label="Sort by"
            options={sortOptions(sortsFor(shelf.kind, shelf.status), typed.trim() !== "")}
            value={isBest ? bestMatch : sort.by}
            onChange={(by) => {
              const next = by === bestMatch ? serverOrder : { by, isReversed: false };
              go(withSort(window.location.search, next));
            }}
          />
          <IconButton
            label={directionWords(sort)}
            disabled={isBest}
            onClick={() => {
              go(withSort(window.location.search, { ...sort, isReversed: !sort.isReversed }));
            }}
          >
            {direction === "ascending" ? <ArrowUpIcon /> : <ArrowDownIcon />}
          </IconButton>
        </div>
        <DensityChoice
          shown={view.density}
          onChange={(density) => {
            navigate({ search: withDensity(window.location.search, density) }, { replace: true });
          }}
        />
        {list.answer?.owner === true && shelf.kind === "anime" && shelf.status === "WATCHING" && (
          <SpareTimeButton username={shelf.username} />
        )}
        {list.answer?.owner === true && (
          <Button
            variant="outlined"
            id={selectButtonId}
            aria-pressed={selection !== undefined}
            onClick={() => {
              onSelect(selection === undefined ? new Set() : undefined);
            }}
          >
            Select
          </Button>
        )}
      </div>
    </>
  );
}

/** The order of what is found, where no other is asked for. */
const bestMatch = "best";

const sortOptions = (sorts: readonly SortName[], isFinding: boolean) => [
  ...(isFinding ? [{ value: bestMatch, label: "Best match" } as const] : []),
  ...sorts.map((value) => ({ value, label: sortWords[value] })),
];
