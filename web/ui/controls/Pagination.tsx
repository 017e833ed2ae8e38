import { useRef, type ReactNode } from "react";
import { type To } from "../../browser/location.ts";
import { Link } from "../../addresses/Link.tsx";
import { headingOf, useFocusHeir, type Heir } from "../dialogs/focus-heir.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../display/icons.tsx";
import { pageSlots } from "./page-numbers.ts";
import "./Pagination.css";

interface Pages {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => To;
}

/** Numbered links to the pages of a list; nothing when there is only one. */
export function Pagination(pages: Pages) {
  return pages.pageCount < 2 ? null : <PageLinks {...pages} />;
}

function PageLinks({ page, pageCount, hrefOf }: Pages) {
  const links = useRef<HTMLElement>(null);
  useFocusHeir(links, headingOf);
  return (
    <nav ref={links} className="pagination" aria-label="Pages">
      {page > 1 && (
        <Step to={hrefOf(page - 1)} label="Previous page" heir={firstPage}>
          <ChevronLeftIcon />
        </Step>
      )}
      <ol className="pagination__numbers">
        {pageSlots(page, pageCount).map((slot, at) => (
          // A number stays the same link wherever it moves, and so keeps the focus.
          <li key={slot === "gap" ? `gap ${at}` : slot}>
            {slot === "gap" ? (
              <span className="pagination__gap">…</span>
            ) : (
              <Link
                className="pagination__number"
                to={hrefOf(slot)}
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? "page" : undefined}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Step to={hrefOf(page + 1)} label="Next page" heir={lastPage}>
          <ChevronRightIcon />
        </Step>
      )}
    </nav>
  );
}

/** The step back goes on the first page, the step on goes on the last: there the page's own link takes over. */
const firstPage: Heir = (step) => step.parentElement?.querySelector("li:first-child > a");
const lastPage: Heir = (step) => step.parentElement?.querySelector("li:last-child > a");

function Step({
  to,
  label,
  heir,
  children,
}: {
  readonly to: To;
  readonly label: string;
  readonly heir: Heir;
  readonly children: ReactNode;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHeir(link, heir);
  return (
    <Link ref={link} className="pagination__step" to={to} aria-label={label}>
      {children}
    </Link>
  );
}
