import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import * as limits from "../../../shared/limits.ts";
import { paths } from "../../addresses/paths.ts";
import type { CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { ListCardLink, ListCovers } from "../../cards/ListCard.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import "./ListsWith.css";

type FoundList = CallResponse<"lists_with">["lists"][number];

const headingId = "lists-with";

/** The public lists that hold an anime; nothing where there are none. */
export function ListsWith({ id }: { readonly id: number }) {
  const [most, setMost] = useState<number>(limits.listsWithShown);
  const { data, isPending, isPlaceholderData, refetch } = useCall(
    "lists_with",
    { anime_id: id, most },
    { placeholderData: keepPreviousData },
  );
  if (isPending || data?.lists.length === 0) return null;
  return (
    <section className="lists-with" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="On These Lists" />
      {data === undefined ? (
        <LoadFailure what="the lists" onRetry={refetch} />
      ) : (
        <>
          <ul className="user-lists__grid">
            {data.lists.map((list) => (
              <ListCard key={list.id} list={list} />
            ))}
          </ul>
          {data.has_more && most < limits.listsWithMost && (
            <Button
              className="lists-with__more"
              variant="outlined"
              isBusy={isPlaceholderData}
              onClick={() => {
                setMost(limits.listsWithMost);
              }}
            >
              Show more lists
            </Button>
          )}
        </>
      )}
    </section>
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
