import { list } from "../../../shared/api/lists.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { currentCatalogue } from "../../catalogue/current.ts";
import { requireVisibleList } from "../../custom-lists/access.ts";
import { listedRows } from "../../custom-lists/rows.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { hiddenFor } from "../../table/moderation/state.ts";
import { getProfileFor } from "../../table/people/profiles.ts";

export const handler = handle(list, async ({ id }, { uid: viewer }) => {
  const found = await requireVisibleList(id, viewer);
  const [owner, catalogue] = await sideBySide([
    getProfileFor(viewer, found.uid),
    currentCatalogue(),
  ]);
  if (owner === undefined) throw new ApiError("not_found", sentences.listNotFound);
  return {
    id,
    name: found.name,
    description: found.description,
    public: found.isPublic,
    owner: found.uid === viewer,
    owner_username: owner.username,
    hidden: hiddenFor(found, owner),
    anime: listedRows(catalogue, found, viewer).map((row) => {
      const card = catalogue.card(row);
      return {
        anime_id: card.id,
        anime_name: card.title,
        anime_name_english: card.english,
        anime_name_japanese: card.japanese,
        anime_image: card.image,
        anime_image_url: card.image,
        year: card.year,
        season: card.season,
        total_episodes: card.total,
        anime_total_episodes: card.total,
        genres: card.genres,
      };
    }),
  };
});
