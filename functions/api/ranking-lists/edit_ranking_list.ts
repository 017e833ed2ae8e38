import { edit_ranking_list } from "../../../shared/api/ranking-lists.ts";
import { handle } from "../../http/handle.ts";
import { givingUp, withStored } from "../../pictures/store.ts";
import { requireOwnRanking } from "../../ranking-lists/access.ts";
import {
  filesOf,
  picturesOf,
  readForm,
  requirePictures,
  storedEntries,
} from "../../ranking-lists/form.ts";
import { decodeAll } from "../../ranking-lists/pictures.ts";
import { lost, untilWon } from "../../runtime/until-won.ts";
import { editRanking } from "../../table/ranking-lists.ts";

export const handler = handle(edit_ranking_list, async (request, { uid }) => {
  const { id } = request;
  const { entries, ...words } = readForm(request, picturesOf(await requireOwnRanking(id, uid)));
  const pictures = await decodeAll(filesOf(entries));
  await withStored(uid, pictures, {}, async (paths) => {
    const content = { ...words, entries: storedEntries(entries, paths) };
    const kept = picturesOf(content);
    await untilWon(async () => {
      const list = await requireOwnRanking(id, uid);
      const before = picturesOf(list);
      // While pictures were made of the files another device may have given up what stays here.
      requirePictures(entries, before);
      const dropped = before.filter((path) => !kept.includes(path));
      return (await givingUp(uid, dropped, () => editRanking(list, content))) || lost;
    });
    return paths;
  });
  return { id };
});
