import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { TabContent } from "./TabContent.tsx";
import "../../cards/ListCard.css";

/** The lists that a user made themselves, as cards below the owner's way to make another. */
export function UserLists<Answer, List>({
  query,
  listsOf,
  create,
  emptyText,
  card,
}: {
  readonly query: UseQueryResult<Answer>;
  readonly listsOf: (answer: Answer) => readonly List[];
  /** The button for a new list; null for other viewers. */
  readonly create: ((isFirst: boolean) => ReactNode) | null;
  readonly emptyText: string;
  readonly card: (list: List) => ReactNode;
}) {
  return (
    <TabContent query={query} what="these lists">
      {(answer) => {
        const lists = listsOf(answer);
        return (
          <div className="user-lists">
            {create && <div className="user-lists__bar">{create(lists.length === 0)}</div>}
            {lists.length === 0 ? (
              <EmptyState text={emptyText} />
            ) : (
              <ul className="user-lists__grid">{lists.map(card)}</ul>
            )}
          </div>
        );
      }}
    </TabContent>
  );
}
