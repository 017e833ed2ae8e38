import { useRef } from "react";
import { navigate, useLocation } from "../../browser/location.ts";
import * as limits from "../../../shared/limits.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { paths } from "../../addresses/paths.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { CloseIcon } from "../../ui/display/icons.tsx";
import { Pagination } from "../../ui/controls/Pagination.tsx";
import { TitleCard } from "../../cards/TitleCard.tsx";
import { animeNamesOf, useTitleLanguage } from "../../words/title-language.ts";
import { capitalised } from "../../words/title-words.ts";
import {
  filterCount,
  noFilters,
  pageCount,
  shelfView,
  withFilters,
  withPage,
} from "../shelf/shelf-address.ts";
import { filterCounts, filtered } from "../shelf/filtering.ts";
import { FilterPanel } from "../shelf/ShelfFilters.tsx";
import type { CustomList } from "./custom-list.ts";
import { filterValues, type ListAnime } from "./list-filters.ts";
import { listHeadingId } from "./ListHead.tsx";
import { useRemoval } from "./use-list-changes.ts";
import "../shelf/ShelfPage.css";

const pageSize = limits.pageSizeCustomList;

/** The anime of a custom list with filters and pages, all of which the browser does itself. */
export function ListContent({ list }: { readonly list: CustomList }) {
  const { search } = useLocation();
  const remove = useRemoval(list.id);
  const view = shelfView(new URLSearchParams(search));
  const found = filtered(list.anime, view);
  const pages = pageCount(found.length, pageSize);
  // What is removed from the last page may leave it empty: then the one before is shown.
  const page = Math.min(view.page, pages);
  if (list.anime.length === 0) return <EmptyList isOwner={list.owner} />;
  return (
    <section className="shelf" aria-labelledby={listHeadingId}>
      <FilterPanel
        values={filterValues(list.anime)}
        counts={filterCounts(list.anime, view)}
        filters={view}
        onChange={(change) => {
          navigate({ search: withFilters(window.location.search, change) });
        }}
      />
      {found.length === 0 ? (
        <EmptyState text="No anime found in this category.">
          <Button
            onClick={() => {
              navigate({ search: withFilters(window.location.search, () => noFilters) });
            }}
          >
            Clear filters
          </Button>
        </EmptyState>
      ) : (
        <div className="shelf__content">
          {filterCount(view) > 0 && (
            <p role="status" className="shelf__count">
              {found.length} of {list.anime.length} titles
            </p>
          )}
          <CardGrid columns={5}>
            {found.slice((page - 1) * pageSize, page * pageSize).map((anime) => (
              <ListCard
                key={anime.anime_id}
                anime={anime}
                onRemove={list.owner ? (name) => void remove(anime, name) : undefined}
              />
            ))}
          </CardGrid>
          <Pagination
            page={page}
            pageCount={pages}
            hrefOf={(other) => ({ search: withPage(search, other) })}
          />
        </div>
      )}
    </section>
  );
}

function ListCard({
  anime,
  onRemove,
}: {
  readonly anime: ListAnime;
  /** Only for the owner. */
  readonly onRemove: ((name: string) => void) | undefined;
}) {
  const item = useRef<HTMLDivElement>(null);
  useFocusHeir(item, rowHeir);
  const name = nameIn(useTitleLanguage(), animeNamesOf(anime));
  const season = anime.season === null ? "" : capitalised(anime.season);
  const episodes = anime.total_episodes;
  const facts = [
    [season, anime.year].filter(Boolean).join(" "),
    episodes === null ? "" : `${episodes} ${episodes === 1 ? "episode" : "episodes"}`,
  ].filter((fact) => fact !== "");
  return (
    <div ref={item} className="custom-list__item">
      <TitleCard
        title={{ kind: "anime", id: anime.anime_id, name, image: anime.anime_image }}
        facts={facts}
        isEager
      />
      {onRemove && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={() => {
            onRemove(name);
          }}
        >
          <CloseIcon />
          Remove
        </Button>
      )}
    </div>
  );
}

function EmptyList({ isOwner }: { readonly isOwner: boolean }) {
  return (
    <EmptyState text="No anime found in this category.">
      {isOwner ? (
        <p className="custom-list__hint">Search above and add the first one.</p>
      ) : (
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      )}
    </EmptyState>
  );
}
