import { useEffect, useState } from "react";
import * as sentences from "../../../../shared/sentences.ts";
import * as limits from "../../../../shared/limits.ts";
import { pageAt } from "../../../../shared/pages.ts";
import { useLocation } from "../../../browser/location.ts";
import { useCall } from "../../../calls/queries.ts";
import { useChange } from "../../../calls/use-change.ts";
import { whatToWaitFor } from "../../../calls/why-missing.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { addingProblem } from "../../lists/use-list-changes.ts";

/** On the page of one's own list the dialog of an anime also adds it to that list. */
export function AddToList({ animeId }: { readonly animeId: number }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const listId = page?.name === "customList" ? page.parameters["id"] : undefined;
  const { data: list } = useCall("list", { id: listId ?? "" }, { enabled: listId !== undefined });
  if (listId === undefined || list?.owner !== true) return null;
  return <AddButton listId={listId} listName={list.name} animeId={animeId} />;
}

/** True for a moment after each call of the function. */
function useMoment(ms: number): readonly [boolean, () => void] {
  const [moment, setMoment] = useState(0);
  useEffect(() => {
    if (moment === 0) return;
    const timer = setTimeout(() => {
      setMoment(0);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [moment, ms]);
  return [
    moment > 0,
    () => {
      setMoment((before) => before + 1);
    },
  ];
}

function AddButton({
  listId,
  listName,
  animeId,
}: {
  readonly listId: string;
  readonly listName: string;
  readonly animeId: number;
}) {
  const { mutate, isPending, error, reset } = useChange("add_anime_to_list");
  const wait = whatToWaitFor(error);
  const [isJustAdded, sayAdded] = useMoment(limits.addedToListMs);
  return (
    <div className="add-to-list">
      <Button
        variant="outlined"
        isBusy={isPending}
        title={`Add to ${listName}`}
        onClick={() => {
          reset();
          mutate({ list_id: listId, anime_id: animeId }, { onSuccess: sayAdded });
        }}
      >
        Add Anime To List
      </Button>
      <p className="add-to-list__done" role="status">
        {isJustAdded && sentences.addedToList}
      </p>
      <p className="add-to-list__problem" role="alert">
        {error && addingProblem(error)}
        {wait !== undefined && <span className="add-to-list__wait"> {wait}</span>}
      </p>
    </div>
  );
}
