import { useRef } from "react";
import { useLocation } from "../../browser/location.ts";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { headingOf, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton, SkeletonGrid } from "../../ui/feedback/Skeleton.tsx";
import { useTitleLanguage } from "../../words/title-language.ts";
import { titleCount } from "../../words/title-words.ts";
import { pageCount, shelfView, withPage } from "../shelf/shelf-address.ts";
import { DroppedRow } from "./DroppedRow.tsx";
import { droppedTitle, type DroppedAnswer } from "./dropped-title.ts";
import "./Dropped.css";

const skeletons = 6;

/** What somebody has dropped of a kind, or why there is nothing. */
export function Dropped({ kind }: { readonly kind: Kind }) {
  const { data, error, isPending, refetch } = useLargeCall("dropped", { kind });
  if (isPending) return <Loading kind={kind} />;
  if (data === undefined) {
    return <FailedState what="what you have dropped" error={error} onRetry={refetch} />;
  }
  if (data.titles.length === 0) {
    return <EmptyState text="Nothing dropped. What you drop stays here, and counts nowhere." />;
  }
  return <Titles kind={kind} titles={data.titles} />;
}

function Titles({
  kind,
  titles,
}: {
  readonly kind: Kind;
  readonly titles: readonly DroppedAnswer[];
}) {
  const { search } = useLocation();
  const language = useTitleLanguage();
  const list = useRef<HTMLUListElement>(null);
  useFocusHeir(list, headingOf);
  const size = limits.pageSizeView;
  const pages = pageCount(titles.length);
  const { page } = shelfView(new URLSearchParams(search));
  if (page > pages) {
    return (
      <EmptyState text={`This list has no page ${page}.`}>
        <ButtonLink to={{ search: withPage(search, pages) }}>Go to page {pages}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="dropped__count">
        {titleCount(titles.length)}
      </p>
      <ul ref={list} className="dropped__rows">
        {titles.slice((page - 1) * size, page * size).map((title) => (
          <DroppedRow key={title.id} title={droppedTitle(kind, language, title)} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => ({ search: withPage(search, other) })}
      />
    </>
  );
}

function Loading({ kind }: { readonly kind: Kind }) {
  return (
    <SkeletonGrid text={kind === "anime" ? "Loading Anime" : "Loading Manga"}>
      <div className="dropped__rows" aria-hidden="true">
        {Array.from({ length: skeletons }, (_, at) => (
          <Skeleton key={at} height={74} />
        ))}
      </div>
    </SkeletonGrid>
  );
}
