import { randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { exportFolderOf } from "../../../functions/objects/keys.ts";
import { kindCalls, save } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { listFile } from "../../support/files/list-files.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { objectsWith, putItems, removeItem } from "../../support/cloud/stored.ts";
import { leaveCalls, uidOf, withinOneMinute } from "../../support/cloud/table.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { exported, everythingOf } from "../../support/people/exporting.ts";
import { asksToWait } from "../../support/people/waiting.ts";

describe("a list as MyAnimeList's file", () => {
  test("is saved under a name of ours", async () => {
    const who = await newcomer();
    const answer = await who.call("export", { format: "mal-anime" });
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="tsuzuku-anime.xml"',
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("holds every entry of its kind, with MyAnimeList's words for the statuses", async () => {
    const who = await newcomer();
    await save(who, "add_anime", anime.frieren, 28);
    await save(who, "add_anime", anime.deathNote, 3);
    await save(who, "add_anime", anime.onePiece, 0);
    await save(who, "add_manga", manga.monster, 12);
    const xml = await exported(who, "mal-anime");
    const statuses = [...xml.matchAll(/<series_animedb_id>(\d+)<[\s\S]*?<my_status>([^<]*)</g)];
    expect(statuses.map(([, id, status]) => [Number(id), status])).toEqual([
      [anime.onePiece, "Plan to Watch"],
      [anime.deathNote, "Watching"],
      [anime.frieren, "Completed"],
    ]);
    expect(xml).toContain("<series_title><![CDATA[Death Note]]></series_title>");
    expect(xml).toContain("<user_total_anime>3</user_total_anime>");
    expect(xml).not.toContain("manga_mangadb_id");
    const mangaXml = await exported(who, "mal-manga");
    expect(mangaXml).toContain(`<manga_mangadb_id>${manga.monster}</manga_mangadb_id>`);
    expect(mangaXml).toContain("<my_status>Reading</my_status>");
    expect(mangaXml).toContain("<user_export_type>2</user_export_type>");
  });

  test("of nothing is an empty list", async () => {
    const xml = await exported(await newcomer(), "mal-manga");
    expect(xml).toContain("<user_total_manga>0</user_total_manga>");
    expect(xml).not.toContain("<manga>");
  });

  test("holds 5,000 entries", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const items = Array.from({ length: 5000 }, (_, n) => ({
      pk: `U#${uid}`,
      sk: `A#${n + 1}`,
      s: "W",
      p: 1,
      u: 1,
    }));
    await putItems(items);
    const xml = await exported(who, "mal-anime");
    expect(xml.match(/<anime>/g)).toHaveLength(5000);
    expect(xml.length).toBeGreaterThan(3_000_000);
  });
});

describe("everything as JSON", () => {
  test("holds the profile, the private e-mail, the lists, and when sessions began", async () => {
    const who = await newcomer();
    await save(who, "add_anime", anime.frieren, 28);
    await save(who, "add_manga", manga.monster, 12);
    await who.ok("update_user", { bio: 'Tea "first" & <b>slow</b>.', private: true });
    await who.again();
    const all = await everythingOf(who);
    expect(all).toMatchObject({
      profile: {
        username: who.username,
        bio: 'Tea "first" & <b>slow</b>.',
        private: true,
        completed_anime: 1,
      },
      private: { email: who.email },
      anime: [{ id: anime.frieren, title: "Sousou no Frieren", status: "COMPLETED", progress: 28 }],
      manga: [{ id: manga.monster, status: "READING", progress: 12 }],
    });
    expect(all["sessions"]).toHaveLength(2);
  });

  test("holds no token, and nothing by which one could be made", async () => {
    const who = await newcomer();
    const text = await exported(who, "json");
    for (const secret of [who.cookies.get("sessionid"), who.cookies.get("csrftoken")]) {
      expect(secret).toMatch(/.{20}/);
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/"S#|hash/i);
  });

  test("holds what later parts of the product keep, without being told of it", async () => {
    const who = await newcomer();
    const uid = await uidOf(who.username);
    const later = [
      { pk: `U#${uid}`, sk: "ACH#first-steps", at: 12 },
      { pk: `U#${uid}`, sk: "L#list-1" },
      { pk: "L#list-1", sk: "META", name: "Slow shows" },
    ];
    await putItems(later);
    // A list that is none would be an error to the job that counts achievements, which other tests fire.
    onTestFinished(async () => {
      for (const item of later) await removeItem(item);
    });
    const all = await everythingOf(who);
    expect(all["other"]).toEqual([
      { under: "account", key: "ACH#first-steps", at: 12 },
      { under: "account", key: "L#list-1" },
      { under: "L#list-1", key: "META", name: "Slow shows" },
    ]);
  });
});

test("another format does not exist", async () => {
  const answer = await (await newcomer()).call("export", { format: "csv" });
  expect(answer.status).toBe(400);
});

test("one's own lists are the only ones", async () => {
  const [who, other] = [await newcomer(), await newcomer()];
  await save(other, "add_anime", kindCalls.anime.known.id, 1);
  const answer = await who.call("export", { format: "mal-anime", username: other.username });
  expect(answer.text).not.toContain("<anime>");
});

test("exports are counted", () =>
  withinOneMinute(async () => {
    const who = await newcomer();
    await leaveCalls(await uidOf(who.username), "exports", 1);
    await exported(who, "mal-anime");
    await asksToWait(who.call("export", { format: "json" }));
  }));

describe("more than fits into an answer", () => {
  // Notes of 96,000 characters are kept whole; with 80 of them the file has more than 7 MB.
  const rows = Array.from({ length: 80 }, (_, at) => ({
    id: 5_000_000 + at,
    title: `Title ${at}`,
    status: "active" as const,
    progress: 1,
    notes: `${at} ${randomBytes(47_000).toString("hex")}`,
  }));

  async function writer(): Promise<Person> {
    const who = await newcomer();
    // One file may have 2 MB.
    for (let at = 0; at < rows.length; at += 20) {
      const job = await imported(who, "anime", listFile("anime", rows.slice(at, at + 20)));
      expect(job).toMatchObject({ state: "finished" });
    }
    return who;
  }

  test("is saved whole, from our own origin, under a name that nobody can guess", async () => {
    const who = await writer();
    for (const format of ["json", "mal-anime"] as const) {
      const answer = await who.call("export", { format });
      expect(answer.status, answer.text).toBe(302);
      const location = answer.headers.get("location") ?? "";
      expect(location).toMatch(/^\/media\/exports\/[\w-]{22}\/[\w-]{22}$/);
      const file = await visitor().get(location);
      expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="tsuzuku/);
      expect(file.headers.get("cache-control")).toBe("private, no-store");
      expect(rows.every(({ notes }) => file.text.includes(notes))).toBe(true);
      expect(file.text.length).toBeGreaterThan(7_400_000);
      if (format === "json") expect(file.body).toMatchObject({ private: { email: who.email } });
    }
    const plain = await fetch(`${who.origin}/api/export/json/`, {
      headers: {
        "accept-encoding": "identity",
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    expect(plain.redirected).toBe(true);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect((await plain.text()).length).toBeGreaterThan(7_400_000);

    const uid = await uidOf(who.username);
    expect(await objectsWith(exportFolderOf(uid))).toHaveLength(3);
    await who.ok("delete_account", { confirmation: who.username });
    expect(await objectsWith(exportFolderOf(uid))).toEqual([]);
  }, 120_000);
});
