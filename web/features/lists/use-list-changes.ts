import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "../../calls/api.ts";
import { queryKey, tellFailure } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import type { CustomList } from "./custom-list.ts";
import type { ListAnime } from "./list-filters.ts";

/** What the user is told when an anime could not be added: the server's reason when there is one. */
export function addingProblem(error: unknown): string {
  const reason = error instanceof CallError && error.status === 400 && error.serverMessage;
  return reason ? reason : "Failed to add anime to list";
}

/**
 * Takes anime off a custom list, with a way back; the page shows it before the server answers. For a component that
 * stays: what is removed goes from the screen at once.
 */
export function useRemoval(listId: string): (anime: ListAnime, name: string) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync: remove } = useChange("remove_anime");
  const { mutateAsync: add } = useChange("add_anime_to_list");

  const putBack = async ({ anime_id }: ListAnime) => {
    try {
      await add({ list_id: listId, anime_id });
    } catch (error) {
      tellFailure(error, addingProblem(error));
    }
  };
  return async (anime, name) => {
    const { anime_id } = anime;
    const shown = queryKey("list", { id: listId });
    // An answer on its way may be older than this removal, and would put the anime back.
    void client.cancelQueries({ queryKey: shown });
    client.setQueryData<CustomList>(
      shown,
      (list) => list && { ...list, anime: list.anime.filter((one) => one.anime_id !== anime_id) },
    );
    try {
      await remove({ list_id: listId, anime_id });
      toast.success(`Removed: ${name}`, {
        key: `remove ${anime_id}`,
        undo: () => void putBack(anime),
      });
    } catch (error) {
      tellFailure(error, error instanceof Error ? error.message : String(error));
      await client.invalidateQueries({ queryKey: ["list"] });
    }
  };
}
