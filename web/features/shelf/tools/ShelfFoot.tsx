import { useLocation } from "../../../browser/location.ts";
import { useTitleLanguage } from "../../../words/title-language.ts";
import { Pagination } from "../../../ui/controls/Pagination.tsx";
import { CopyTextButton } from "../../../ui/copying/CopyTextButton.tsx";
import { pageCount, pageSizes, withPage } from "../shelf-address.ts";
import type { ShelfParts } from "../shelf-parts.ts";

/** The way to the other pages of a list, and to its text. */
export function ShelfFoot({ shelf, view, list }: ShelfParts) {
  const { search } = useLocation();
  const language = useTitleLanguage();
  return (
    <>
      <Pagination
        page={view.page}
        pageCount={pageCount(list.total, pageSizes[view.density])}
        hrefOf={(other) => ({ search: withPage(search, other) })}
      />
      <p className="shelf__copy">
        <CopyTextButton
          list={async () => {
            const { shelfText } = await import("../shelf-text.ts");
            return shelfText(shelf, search, language, list.arranged?.entries);
          }}
        />
      </p>
    </>
  );
}
