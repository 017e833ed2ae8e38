import * as z from "zod";
import { pagesOf } from "../pages.ts";
import { moderatedPictureKey, moderatedPicturePrefix } from "./keys.ts";
import { Moderation, takenDown } from "./state.ts";

const PictureItem = z.object({ sk: z.string(), moderation: Moderation.default({}) });

/** The paths of those pictures of a user that were taken down by themselves. */
export async function picturesTakenDown(uid: string): Promise<string[]> {
  const paths: string[] = [];
  const { pk } = moderatedPictureKey(uid, "");
  for await (const page of pagesOf(pk, moderatedPicturePrefix, { isConsistent: true })) {
    for (const item of page) {
      const { sk, moderation } = PictureItem.parse(item);
      if (takenDown({ moderation })) paths.push(sk.slice(moderatedPicturePrefix.length));
    }
  }
  return paths;
}
