import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "../../api.ts";
import { queryKey, useChange } from "../../queries.ts";
import { toast } from "../../toasts/toast.ts";
import type { CustomList } from "./CustomListPage.tsx";
import type { ListAnime } from "./list-filters.ts";

/** What the user is told when an anime could not be added: the server's reason when there is one. */
export function addingProblem(error: unknown): string {
  const reason = error instanceof CallError && error.status === 400 && error.serverMessage;
  return reason ? reason : "Failed to add anime to list";
}

/** Takes anime off a custom list and puts them back; the page shows it before the server answers. */
export function useRemoval(listId: string) {
  const client = useQueryClient();
  const { mutate: remove } = useChange("remove_anime");
  const { mutate: add } = useChange("add_anime_to_list");
  const change = (next: (anime: readonly ListAnime[]) => ListAnime[]) => {
    client.setQueryData<CustomList>(
      queryKey("list", { id: listId }),
      (list) => list && { ...list, anime: next(list.anime) },
    );
  };
  const refresh = () => void client.invalidateQueries({ queryKey: ["list"] });

  const putBack = (anime: ListAnime) => {
    add(
      { list_id: listId, anime_id: anime.anime_id },
      {
        onError: (error) => {
          toast.error(addingProblem(error));
        },
      },
    );
  };
  return (anime: ListAnime, name: string) => {
    change((all) => all.filter(({ anime_id }) => anime_id !== anime.anime_id));
    remove(
      { list_id: listId, anime_id: anime.anime_id },
      {
        onSuccess: () => {
          toast.success(`Removed: ${name}`, {
            key: `remove ${anime.anime_id}`,
            undo: () => {
              putBack(anime);
            },
          });
        },
        onError: (error) => {
          refresh();
          toast.error(error.message);
        },
      },
    );
  };
}
