import * as limits from "../../../shared/limits.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { tellFailure } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CheckIcon, PlusIcon } from "../../ui/display/icons.tsx";
import type { FoundTitle } from "../search/found-title.ts";
import { TitleSearch } from "../search/TitleSearch.tsx";
import type { CustomList } from "./custom-list.ts";
import { addingProblem } from "./use-list-changes.ts";

/** Where the owner of a list finds anime and adds them. */
export function ListSearch({ list }: { readonly list: CustomList }) {
  const onList = new Set(list.anime.map(({ anime_id }) => anime_id));
  return (
    <section aria-label="Add anime to this list">
      <TitleSearch
        action={(title) => (
          <AddButton listId={list.id} title={title} isOnList={onList.has(title.id)} />
        )}
      />
      {list.anime.length >= limits.animePerList && (
        <p className="custom-list__hint">This list is full.</p>
      )}
    </section>
  );
}

function AddButton({
  listId,
  title,
  isOnList,
}: {
  readonly listId: string;
  readonly title: FoundTitle;
  readonly isOnList: boolean;
}) {
  const { mutate, isPending } = useChange("add_anime_to_list");
  const name = nameIn(useTitleLanguage(), title.names);
  return (
    <Button
      variant="outlined"
      size="small"
      className="search__quick-add"
      data-state={isOnList ? "added" : "idle"}
      disabled={isOnList}
      isBusy={isPending}
      aria-label={isOnList ? `${name} is on this list` : `Add to this list: ${name}`}
      onClick={() => {
        mutate(
          { list_id: listId, anime_id: title.id },
          {
            onError: (error) => {
              tellFailure(error, addingProblem(error));
            },
          },
        );
      }}
    >
      {isOnList ? <CheckIcon /> : <PlusIcon />}
      {isOnList ? "On this list" : "Add"}
    </Button>
  );
}
