import * as z from "zod";
import { watchedPicturesPartition } from "../../../functions/table/keys.ts";
import { itemsWith, putItems } from "./stored.ts";

/** Lets hours pass since pictures of a user were noted as perhaps in no use. Returns how many notes there are. */
export async function ageWatches(uid: string, hours: number): Promise<number> {
  const notes = (await itemsWith(`${uid}#`)).filter(({ pk }) => pk === watchedPicturesPartition);
  await putItems(
    notes.map((note) => {
      const { at } = z.object({ at: z.number() }).parse(note);
      return { ...note, at: at - hours * 3_600_000 };
    }),
  );
  return notes.length;
}
