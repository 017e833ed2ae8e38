import assert from "node:assert/strict";
import * as z from "zod";
import { picture } from "../../test/support/people/pictures.ts";
import type { Member } from "./members.ts";

/** Entries of a usual ranking list. */
const entryCount = 10;

/** A ranking list as the editor sends it, each entry with a picture. */
export async function rankingForm(name: string): Promise<Record<string, string | File>> {
  const bytes = new Uint8Array(await picture("webp", 80, 100));
  const pictures = Array.from(
    { length: entryCount },
    (_, at) =>
      [`entry_image_${at}`, new File([bytes], "entry.webp", { type: "image/webp" })] as const,
  );
  const entries = Array.from({ length: entryCount }, (_, at) => ({
    title: `A title of usual length ${at}`,
    description: "Because of its crust, which nobody forgets, and of what comes after it.",
  }));
  return {
    name,
    description: "Ranked by crust.",
    entries: JSON.stringify(entries),
    ...Object.fromEntries(pictures),
  };
}

/** Publishes a ranking list. Returns its id. */
export async function publishRanking(member: Member, name: string): Promise<string> {
  const answer = await member.sendFiles(
    "create_ranking_list_with_entries",
    await rankingForm(name),
  );
  assert.equal(answer.status, 201, answer.text);
  return z.object({ id: z.string() }).parse(answer.body).id;
}
