import { Link, type To } from "react-router-dom";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons.tsx";
import { pageSlots } from "./page-numbers.ts";
import "./Pagination.css";

/** Numbered links to the pages of a list; nothing when there is only one. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
}: {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => To;
}) {
  if (pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 && (
        <Link className="pagination__step" to={hrefOf(page - 1)} aria-label="Previous page">
          <ChevronLeftIcon />
        </Link>
      )}
      <ol className="pagination__numbers">
        {pageSlots(page, pageCount).map((slot, at) => (
          // The position is the identity of a slot: numbers move through it.
          <li key={at}>
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
        <Link className="pagination__step" to={hrefOf(page + 1)} aria-label="Next page">
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
