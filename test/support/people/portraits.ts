import * as z from "zod";
import type { Answer } from "../browser.ts";
import type { Person } from "./people.ts";
import { picture } from "./pictures.ts";

/** Sends a picture for somebody's profile. */
export async function sendPortrait(who: Person): Promise<Answer> {
  const face = new File([new Uint8Array(await picture("png"))], "me.png", { type: "image/png" });
  return who.sendFiles("upload_profile_picture", { profile_picture: face });
}

/** Gives somebody a profile picture. Returns its path. */
export async function takePortrait(who: Person): Promise<string> {
  const { body } = await sendPortrait(who);
  return z.object({ avatar_url: z.string() }).parse(body).avatar_url;
}
