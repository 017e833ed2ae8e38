import { PlannableCard } from "../../tracking/PlannableCard.tsx";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import type { BrowsedTitle } from "./browsed-titles.ts";

/** Titles of the catalogue as covers. */
export function BrowsedGrid({
  titles,
  columns,
  isBusy = false,
  hasFirstCovers = true,
}: {
  readonly titles: readonly BrowsedTitle[];
  readonly columns: 5 | 6;
  readonly isBusy?: boolean;
  /** Whether the first row is on screen at once. */
  readonly hasFirstCovers?: boolean;
}) {
  return (
    <CardGrid columns={columns} isBusy={isBusy}>
      {titles.map((title, at) => (
        <PlannableCard
          key={title.id}
          title={title}
          facts={title.facts}
          isListed={title.isListed}
          isEager={hasFirstCovers && at < columns}
        />
      ))}
    </CardGrid>
  );
}
