import { useDeferredValue, useRef, useState, type Ref } from "react";
import { Link } from "../../addresses/Link.tsx";
import { errorStatus } from "../../../shared/errors.ts";
import * as limits from "../../../shared/limits.ts";
import { paths } from "../../addresses/paths.ts";
import { CallError, type CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { whyMissing } from "../../calls/why-missing.ts";
import { ListCardLink, ListCovers } from "../../cards/ListCard.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { regionOf } from "../../ui/dialogs/focus-heir.ts";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import "./ListsWith.css";

type FoundList = CallResponse<"lists_with">["lists"][number];

const headingId = "lists-with";

/** The public lists that hold an anime; nothing where there are none. */
export function ListsWith({ id }: { readonly id: number }) {
  const few = { anime_id: id, most: limits.listsWithShown };
  const { data, error, isPending, refetch } = useCall("lists_with", few);
  // Of a title that is on its owner's list alone nobody's lists are told.
  const isUnknown = error instanceof CallError && error.status === errorStatus.not_found;
  if (isPending || isUnknown || data?.lists.length === 0) return null;
  return (
    <section className="lists-with" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="On these lists" />
      {data === undefined ? (
        <LoadFailure what="the lists" error={error} onRetry={refetch} />
      ) : data.has_more ? (
        <WithMore id={id} first={data.lists} />
      ) : (
        <Cards lists={data.lists} />
      )}
    </section>
  );
}

/** The first lists, and all others that may be shown when they are asked for. */
function WithMore({ id, first }: { readonly id: number; readonly first: readonly FoundList[] }) {
  const [isAsked, setAsked] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  const all = { anime_id: id, most: limits.listsWithMost };
  const { data, error, isFetching, isError, refetch } = useCall("lists_with", all, {
    enabled: isAsked,
  });
  const isThere = data !== undefined;
  // The button goes a moment after the new cards have come: it hands the focus on to one of them.
  const isDone = useDeferredValue(isThere);
  const lists = data?.lists ?? first;
  const firstNew = () => {
    const at = lists.findIndex((list) => !first.some((shown) => shown.id === list.id));
    return grid.current?.children[at]?.querySelector("a");
  };
  return (
    <>
      <Cards lists={lists} ref={grid} />
      {isError && !isThere && (
        <p className="lists-with__failure" role="status">
          {whyMissing(error, "We could not load more lists just now.")}
        </p>
      )}
      {!isDone && (
        <Button
          className="lists-with__more"
          variant="outlined"
          isBusy={isFetching}
          heir={(button, going) => firstNew() ?? regionOf(button, going)}
          onClick={() => {
            if (isAsked) void refetch();
            else setAsked(true);
          }}
        >
          {isError ? "Retry" : "Show more lists"}
        </Button>
      )}
    </>
  );
}

function Cards({
  lists,
  ref,
}: {
  readonly lists: readonly FoundList[];
  readonly ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul className="user-lists__grid" ref={ref}>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </ul>
  );
}

function ListCard({
  list: { id, name, count, covers, owner_username },
}: {
  readonly list: FoundList;
}) {
  return (
    <li className="user-list">
      <ListCardLink
        to={paths.customList(id)}
        pictures={<ListCovers covers={covers} />}
        name={name}
      />
      <div className="user-list__foot">
        <span className="user-list__count">
          {count} {count === 1 ? "title" : "titles"} by{" "}
          <Link to={paths.profile(owner_username)}>{owner_username}</Link>
        </span>
      </div>
    </li>
  );
}
