import { useLocation } from "react-router-dom";
import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import type { ShelfAnswer } from "../../tracking/patched-answers.ts";
import { shelfEntries } from "../../tracking/shelf-entries.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { CopyTextButton } from "../../ui/copying/CopyTextButton.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { useDensity } from "./density.ts";
import { EmptyShelf } from "./EmptyShelf.tsx";
import { pageCount, withPage } from "./shelf-address.ts";
import { ShelfTitles } from "./ShelfTitles.tsx";
import { ShelfToolbar } from "./ShelfToolbar.tsx";
import type { ShelfName } from "./use-shelf.ts";

interface Props {
  readonly shelf: ShelfName;
  readonly page: number;
  /** Undefined when the list could not be fetched. */
  readonly answer: ShelfAnswer | undefined;
  readonly error: Error | null;
  /** Whether another page is on its way. */
  readonly isBusy: boolean;
  /** Whether the list bears the name of whoever looks at it. */
  readonly isOwn: boolean;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  readonly onRetry: () => void;
}

/** The titles of a list page, or the reason why there are none. */
export function ShelfContent(props: Props) {
  const { shelf, page, answer, error, isBusy } = props;
  const density = useDensity();
  const language = useTitleLanguage();
  const { search } = useLocation();
  const entries = answer === undefined ? [] : shelfEntries(answer, language);
  const total = answer?.total_count ?? 0;
  const pages = pageCount(total);
  if (error instanceof CallError && error.status === errorStatus.not_found) {
    return (
      <EmptyState text={error.message}>
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </EmptyState>
    );
  }
  if (total > 0 && page > pages) {
    return (
      <EmptyState text={`This list has no page ${page}.`}>
        <ButtonLink to={{ search: withPage(search, pages) }}>Go to page {pages}</ButtonLink>
      </EmptyState>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyShelf
        kind={shelf.kind}
        isOwner={answer?.owner === true}
        isFiltered={props.isFiltered}
        failed={answer === undefined ? (props.isOwn ? "your list" : "this list") : undefined}
        error={error}
        onClearFilters={props.onClearFilters}
        onRetry={props.onRetry}
      />
    );
  }
  return (
    <div className="shelf__content">
      <ShelfToolbar count={total} />
      <ShelfTitles
        kind={shelf.kind}
        entries={entries}
        isOwner={answer?.owner === true}
        isBusy={isBusy}
        density={density}
      />
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(other) => ({ search: withPage(search, other) })}
      />
      <p className="shelf__copy">
        <CopyTextButton
          list={async () => {
            const { shelfText } = await import("./shelf-text.ts");
            return shelfText(shelf, search, language);
          }}
        />
      </p>
    </div>
  );
}
