import { Suspense } from "react";
import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { titleCount } from "../../words/title-words.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { listSelection, listTools } from "./fetched-parts.ts";
import type { ShelfParts } from "./shelf-parts.ts";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { ShelfTitles } from "./ShelfTitles.tsx";

/** What finds, sorts and draws otherwise; fetched when the page is there. */
export const ShelfTools = lazyPage(() => listTools().then((code) => code.ShelfTools));

/** What stands below the titles, and in their place where there are none. */
const ShelfFoot = lazyPage(() => listTools().then((code) => code.ShelfFoot));
const NoTitles = lazyPage(() => listTools().then((code) => code.NoTitles));

/** What changes several titles at once. */
const SelectionBar = lazyPage(() => listSelection().then((code) => code.SelectionBar));

/** The titles of a list page with the tools over them, or the reason why there are none. */
export function ShelfContent(props: ShelfParts) {
  const { view, list, isTooled, selection } = props;
  const { entries, total, arranged, isPending } = list;
  const titles = <TitlesOrWhy {...props} />;
  if (!isTooled && entries.length === 0) return titles;
  const isFound = view.find.trim() !== "" && arranged !== undefined;
  return (
    <div className="shelf__content">
      <div className="list-tools">
        <p role="status" className="list-tools__count">
          {!isPending &&
            (isFound ? `${total} of ${titleCount(arranged.among)}` : titleCount(total))}
        </p>
        <Suspense>
          <ShelfTools {...props} />
        </Suspense>
      </div>
      <Suspense>{selection && <SelectionBar {...props} selection={selection} />}</Suspense>
      {titles}
      <Suspense>{entries.length > 0 && <ShelfFoot {...props} />}</Suspense>
    </div>
  );
}

function TitlesOrWhy(props: ShelfParts) {
  const { shelf, view, list, isOwn } = props;
  const { answer, entries, error, isPending } = list;
  if (isPending) {
    return <ShelfSkeleton kind={shelf.kind} density={view.density} hasTracking={isOwn} />;
  }
  if (error instanceof CallError && error.status === errorStatus.not_found) {
    return (
      <EmptyState text={error.message}>
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </EmptyState>
    );
  }
  // A list that could not be fetched counts as empty.
  if (answer === undefined) {
    return (
      <EmptyState text={`No ${shelf.kind} found in this category.`}>
        <LoadFailure
          what={isOwn ? "your list" : "this list"}
          error={error}
          onRetry={list.refetch}
        />
      </EmptyState>
    );
  }
  if (entries.length > 0) return <ShelfTitles {...props} />;
  return (
    <Suspense>
      <NoTitles {...props} />
    </Suspense>
  );
}
