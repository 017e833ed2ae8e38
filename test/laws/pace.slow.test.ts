/* What takes the most computing stays within its function's time on the share of a core that the function has on AWS. */
import { expect, test } from "vitest";
import { limits } from "../../shared/limits.ts";
import { save, saved } from "../support/entries.ts";
import { imported } from "../support/imports.ts";
import { listFile } from "../support/list-files.ts";
import { newcomer } from "../support/people.ts";
import { picture } from "../support/pictures.ts";
import { anime } from "../support/titles.ts";

/** A list as large as a file may be: few titles of ours, notes that fill it. */
function largestFile(): Uint8Array<ArrayBuffer> {
  const ids = [anime.frieren, anime.deathNote, anime.cowboyBebop, anime.yourName];
  const notes = "Rain on the last day. ".repeat(1000);
  const bare = listFile("anime", []).length;
  const one = listFile("anime", [row(0)]).length - bare;
  const count = Math.floor((limits.importBytes - bare) / (one + 100));
  return listFile(
    "anime",
    Array.from({ length: count }, (_, at) => row(at)),
  );

  function row(at: number) {
    const id = ids[at] ?? 9_000_000 + at;
    return { id, title: `Title ${at}`, status: "active", progress: 1, notes } as const;
  }
}

test("a list of 2 MB is placed", async () => {
  const ai = await newcomer();
  const file = largestFile();
  expect(file.length).toBeGreaterThan(limits.importBytes * 0.9);
  expect(await imported(ai, "anime", file)).toMatchObject({ state: "finished" });
  expect((await ai.call("export", { format: "json" })).status).toBe(200);
});

test("the chat answers a long message", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 12));
  const user_input = "Is there anything like Frieren, Death Note or Cowboy Bebop? ".repeat(8);
  const message_history = Array.from({ length: 10 }, () => [
    { role: "user", content: "How many episodes does Frieren have?" },
    { role: "assistant", content: "“Frieren: Beyond Journey's End” has 28 episodes." },
  ]).flat();
  expect((await ai.call("chat", { user_input, message_history })).status).toBe(200);
});

test("a picture of a camera's size becomes an avatar", async () => {
  const ai = await newcomer();
  const bytes = await picture("jpeg", 5000, 4000);
  const profile_picture = new File([new Uint8Array(bytes)], "me.jpeg", { type: "image/jpeg" });
  const answer = await ai.sendFiles("upload_profile_picture", { profile_picture });
  expect(answer.status, answer.text).toBe(200);
});
