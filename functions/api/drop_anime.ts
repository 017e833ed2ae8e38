import { drop_anime } from "../../shared/api/entries.ts";
import { handle } from "../handle.ts";
import { dropFromList } from "../tracking/drop.ts";

export const handler = handle(
  drop_anime,
  async (request, { uid, admitted }) => {
    await dropFromList(uid, "anime", request.anime_id, admitted);
    return { message: "Anime dropped successfully" };
  },
  { admitBesideReads: true },
);
