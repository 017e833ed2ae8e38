import { useEffect, useState } from "react";
import { onFirstAct } from "../../browser/first-act.ts";
import type { ShelfAnswer } from "../../tracking/patched-answers.ts";
import { shelfEntries, type ShelfEntry } from "../../tracking/shelf-entries.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { pageSizes, type ShownView } from "./shelf-address.ts";
import type { Arranged, Arranger } from "./tools/arranger.ts";
import type { ListedEntry } from "./tools/listed-entries.ts";
import { useShelf, useWholeShelf, type ShelfName } from "./use-shelf.ts";

/** What a list page shows. */
export interface ShelfList {
  /** What the server says of the list; undefined while it has not, and where it could not be fetched. */
  readonly answer: ShelfAnswer | undefined;
  /** The titles of the page. */
  readonly entries: readonly ShelfEntry[];
  /** The same with all that tools look at; undefined until all of the list is here. */
  readonly listed: readonly ListedEntry[] | undefined;
  /** How many titles all pages have. */
  readonly total: number;
  /** The list as the tools arrange it, once all of it is here. */
  readonly arranged: Arranged | undefined;
  readonly isPending: boolean;
  /** Whether what is shown is about to be replaced. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * A list as its page shows it. The first page comes by itself; all of the list when somebody begins to use the page, or
 * asks for what needs it (`isTooled`). From then on neither pages nor filters nor tools need a further call. The tools'
 * code is handed in when it is here.
 */
export function useShelfList(shelf: ShelfName, view: ShownView, isTooled: boolean) {
  const language = useTitleLanguage();
  const [arranger, setArranger] = useState<Arranger>();
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    onFirstAct(() => {
      setTouched(true);
    });
  }, []);
  const whole = useWholeShelf(shelf, isTooled || isTouched);
  const arranged = whole.data && arranger?.arrange(whole.data, { ...shelf, ...view }, language);
  const paged = useShelf(shelf, view, !isTooled && arranged === undefined);
  const { error, refetch } = isTooled ? whole : paged;
  const pageSize = pageSizes[view.density];
  const early = isTooled && error !== null ? undefined : paged.data;
  const listed = arranged?.entries.slice((view.page - 1) * pageSize, view.page * pageSize);
  const list: ShelfList =
    arranged === undefined || listed === undefined
      ? {
          answer: early,
          entries: early === undefined ? [] : shelfEntries(early, language),
          listed,
          total: early?.total_count ?? 0,
          arranged: undefined,
          isPending: early === undefined && error === null,
          isBusy: isTooled || paged.isPlaceholderData,
          error,
          refetch,
        }
      : {
          answer: arranged.answer,
          entries: listed,
          listed,
          total: arranged.entries.length,
          arranged,
          isPending: false,
          isBusy: false,
          error: null,
          refetch,
        };
  return { list, setArranger };
}
