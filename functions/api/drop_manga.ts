import { drop_manga } from "../../shared/api/entries.ts";
import { handle } from "../handle.ts";
import { dropFromList } from "../tracking/drop.ts";

export const handler = handle(
  drop_manga,
  async (request, { uid, admitted }) => {
    await dropFromList(uid, "manga", request.manga_id, admitted);
    return { message: "Manga dropped successfully" };
  },
  { admitBesideReads: true },
);
