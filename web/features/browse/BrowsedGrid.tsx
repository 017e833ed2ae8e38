import { PlannableCard } from "../../tracking/PlannableCard.tsx";
import type { Kind } from "../../../shared/kind.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { browsedTitles, type Found } from "./browsed-titles.ts";

/** Titles of the catalogue as covers. */
export function BrowsedGrid({
  kind,
  titles,
  columns,
  isBusy = false,
  hasFirstCovers = true,
}: {
  readonly kind: Kind;
  /** As an answer has them. */
  readonly titles: readonly Found[];
  readonly columns: 5 | 6;
  readonly isBusy?: boolean;
  /** Whether the first row is on screen at once. */
  readonly hasFirstCovers?: boolean;
}) {
  const language = useTitleLanguage();
  return (
    <CardGrid columns={columns} isBusy={isBusy}>
      {browsedTitles(kind, titles, language).map((title, at) => (
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
