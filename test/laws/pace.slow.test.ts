/* What takes the most computing stays within its function's time on the share of a core that the function has on AWS. */
import { describe, expect, test } from "vitest";
import { chatMessages } from "../../scripts/bench/chat-messages.ts";
import * as limits from "../../shared/limits.ts";
import { save, saved } from "../support/people/entries.ts";
import { accepted, rested, upload } from "../support/people/imports.ts";
import { newcomer } from "../support/people/people.ts";
import { picture } from "../support/people/pictures.ts";
import { anime } from "../support/people/titles.ts";

/** So many titles, each of them several times: to write one takes time, and no computing. */
const titles = 6000;

/** A list as large as a file may be, of the shortest rows that make entries, about titles that nobody knows. */
function largestFile(): { readonly file: string; readonly rows: number } {
  const row = (at: number) =>
    `<anime><series_animedb_id>${9_000_000 + (at % titles)}</series_animedb_id><my_status>1</my_status></anime>`;
  const rows = Math.floor((limits.importBytes - "<myanimelist>".length) / row(0).length);
  return {
    file: `<myanimelist>${Array.from({ length: rows }, (_, at) => row(at)).join("")}`,
    rows,
  };
}

test("a list of 2 MB is placed, and given back", { timeout: 300_000 }, async () => {
  const ai = await newcomer();
  const { file, rows } = largestFile();
  expect(rows).toBeGreaterThan(4 * titles);
  const job = await accepted(upload(ai, "anime", file));
  expect(await rested(ai, job, undefined, 240_000)).toMatchObject({
    state: "finished",
    rows_done: rows,
  });
  // A file that is too long for an answer is where the answer leads to.
  const { status, text } = await ai.visit("/api/export/json/");
  expect(status).toBe(200);
  for (const id of [9_000_000, 9_000_000 + titles - 1]) expect(text).toContain(String(id));
});

describe("the chat answers, at the end of a conversation of such messages,", () => {
  test.each(Object.entries(chatMessages))("%s", async (_, message) => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 12));
    const message_history = Array.from({ length: limits.chatTurns }, (_, at) => ({
      role: "user",
      content: message(at + 1),
    }));
    const answer = await ai.call("chat", { user_input: message(0), message_history });
    expect(answer.status, answer.text).toBe(200);
  });
});

test("a picture of a camera's size becomes an avatar", async () => {
  const ai = await newcomer();
  const bytes = await picture("jpeg", 5000, 4000);
  const profile_picture = new File([new Uint8Array(bytes)], "me.jpeg", { type: "image/jpeg" });
  const answer = await ai.sendFiles("upload_profile_picture", { profile_picture });
  expect(answer.status, answer.text).toBe(200);
});
