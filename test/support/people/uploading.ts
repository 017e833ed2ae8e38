import { describe, expect, test } from "vitest";
import * as limits from "../../../shared/limits.ts";
import type { Kind } from "../../../shared/kind.ts";
import { rates } from "../../../shared/rates.ts";
import { kindCalls } from "./entries.ts";
import { accepted, imported, importCalls, mailsTo, rested, upload } from "./imports.ts";
import { listFile, paddedTo } from "../files/list-files.ts";
import { newcomer } from "./people.ts";
import { ageAccount, leaveCalls, uidOf, withinOneMinute } from "../cloud/table.ts";
import { constant, provokes } from "../spec-coverage.ts";
import { anime, manga } from "./titles.ts";
import { asksToWait } from "./waiting.ts";

/** The rules of uploading a list of one kind: in parts, and of files that are none. */
export function describeUploading(kind: Kind): void {
  const calls = kindCalls[kind];
  const { known } = calls;
  const other = kind === "anime" ? anime.deathNote : manga.monster;
  const third = kind === "anime" ? anime.cowboyBebop : manga.deathNote;

  test("a list that was split is one import with one e-mail", async () => {
    const ai = await newcomer();
    const row = (id: number) => listFile(kind, [{ id, status: "active", progress: 1 }]);
    const job = await accepted(upload(ai, kind, row(known.id), { parts: "2", part: "1" }));
    expect(await rested(ai, job, ["uploading"])).toMatchObject({ rows: 1, rows_done: 0 });
    const next = { parts: "2", part: "2", job_id: job };
    expect(await accepted(upload(ai, kind, row(other), next))).toBe(job);
    expect(await rested(ai, job)).toMatchObject({
      state: "finished",
      rows: 2,
      report: { added: 2 },
    });
    expect(await mailsTo(ai)).toHaveLength(1);
    await provokes(
      upload(ai, kind, row(third), next),
      409,
      "This import has already begun without this part. Please upload it on its own.",
    );
    await provokes(
      upload(ai, kind, row(third), { parts: "2", part: "3" }),
      400,
      "This list does not have so many parts.",
    );
    const stranger = await newcomer();
    await provokes(upload(stranger, kind, row(third), next), 404, "This import does not exist.");
  });

  test("an account in its first day brings fewer files, but its anime, its manga and one of them again", () =>
    withinOneMinute(async () => {
      const ai = await newcomer();
      const uid = await uidOf(ai.username);
      const file = listFile(kind, [{ id: known.id, status: "active", progress: 1 }]);
      await leaveCalls(uid, "importFiles", 1);
      await accepted(upload(ai, kind, file));
      const refused = await upload(ai, kind, file);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const bo = await newcomer();
      const other = await uidOf(bo.username);
      await leaveCalls(other, "importFiles", 1);
      await ageAccount(other, limits.newcomerHours);
      await accepted(upload(bo, kind, file));
      await accepted(upload(bo, kind, file));
      const { newcomer: first, user: later } = rates.importFiles;
      expect(first[0].count).toBeGreaterThanOrEqual(3 * limits.importParts);
      expect(first[0].count).toBeLessThan(later[0].count);
    }));

  test("however many parts it has, a list counts once; a file that is refused does not count", () =>
    withinOneMinute(async () => {
      const ai = await newcomer();
      await leaveCalls(await uidOf(ai.username), "imports", 1);
      const file = listFile(kind, [{ id: known.id, status: "active", progress: 1 }]);
      await provokes(
        upload(ai, kind, file, { name: "list.txt" }),
        400,
        "Only XML files are allowed.",
      );
      const job_id = await accepted(upload(ai, kind, file, { parts: "3", part: "1" }));
      for (const part of ["2", "3"]) {
        await accepted(upload(ai, kind, file, { parts: "3", part, job_id }));
      }
      expect(await rested(ai, job_id)).toMatchObject({ state: "finished", rows: 3 });
      await asksToWait(upload(ai, kind, file));
    }));

  describe("a file that is none", () => {
    const empty = listFile(kind, []);
    const foreign = listFile(kind === "anime" ? "manga" : "anime", [
      { id: 1, status: "active", progress: 1 },
    ]);

    test.each([
      ["list.xml.gz", empty, "Only XML files are allowed."],
      ["list", empty, "Only XML files are allowed."],
      ["list.xml", paddedTo(limits.importBytes + 1, empty), "File size should be less than 2MB."],
      ["list.xml", "", "We could not find an anime or manga list in this file."],
      [
        "list.xml",
        "<mylist><anime><name>Cowboy Bebop</name><state>seen</state></anime></mylist>",
        "We could not find an anime or manga list in this file.",
      ],
      ["list.xml", "<html></html>", "We could not find an anime or manga list in this file."],
      [
        "list.xml",
        foreign,
        kind === "anime"
          ? "This is a manga list. Please import it with Import Manga."
          : "This is an anime list. Please import it with Import Anime.",
      ],
      [
        "list.xml",
        `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><myanimelist/>`,
        "This file declares a document type of its own, which lists never need.",
      ],
      [
        "list.xml",
        "<a>".repeat(50_000),
        "This file is not built like a list, so we did not read it.",
      ],
    ])("named %s is refused in words", async (name, bytes, sentence) => {
      const ai = await newcomer();
      await provokes(upload(ai, kind, bytes, { name }), 400, sentence);
      expect((await ai.ok("imports")).imports).toEqual([]);
    });

    test("two files in one form are refused, as nobody says which one counts", async () => {
      const ai = await newcomer();
      const file = new File([empty], "list.xml");
      const sending = ai.sendFiles(importCalls[kind], { xml_file: [file, file] });
      await provokes(sending, 400, "Please choose one file.");
      expect((await ai.ok("imports")).imports).toEqual([]);
    });

    test("and no file at all is asked for", async () => {
      const ai = await newcomer();
      const name = kind === "anime" ? "import_mal" : "import_mal_manga";
      await provokes(ai.sendFiles(name, {}), 400, "Please select a file.");
      await provokes(ai.sendFiles(name, { xml_file: "text" }), 400, "Please select a file.");
    });
  });

  test("an empty list of exactly 2 MB is imported with nothing to do", async () => {
    const ai = await newcomer();
    const file = paddedTo(constant("importBytes"), listFile(kind, []));
    const job = await imported(ai, kind, file);
    expect(job).toMatchObject({ state: "finished", rows: 0, report: { added: 0 } });
    expect(await mailsTo(ai)).toHaveLength(1);
  });
}
