import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { notListed, packEvents } from "../../../functions/diary-events/event.ts";
import { entryKey } from "../../../functions/table/keys.ts";
import * as limits from "../../../shared/limits.ts";
import { cardPath, type CardOf, type CardLook } from "../../../shared/drawn/cards.ts";
import { dayOf } from "../../../shared/entries/day.ts";
import type { Browser } from "../../support/browser.ts";
import { setAttribute, uidOf } from "../../support/cloud/table.ts";
import { listFile } from "../../support/files/list-files.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { anime, unreadable } from "../../support/people/titles.ts";
import { provokes } from "../../support/spec-coverage.ts";

const { origin } = inject("cloud");

const ask = (who: Browser, card: CardOf, look: CardLook = { form: "svg" }) =>
  who.get(cardPath(card, look));

const wordsIn = (svg: string): string | undefined => / aria-label="([^"]*)"/.exec(svg)?.[1];

const complete = { anime_id: anime.yourName, episodes_watched: 1, status: "COMPLETED" };

/** A file in which no pixel is like the next: a photograph at its worst. */
async function noisePicture(width: number, height: number): Promise<File> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: "#888", noise } as const;
  const bytes = await sharp({ create }).webp({ quality: 60 }).toBuffer();
  return new File([new Uint8Array(bytes)], "entry.webp", { type: "image/webp" });
}

/** Somebody who has completed a film, and gave it a score. */
async function fan() {
  const mika = await newcomer();
  await mika.ok("add_anime", complete);
  await mika.ok("edit_entry", {
    kind: "anime",
    id: anime.yourName,
    score: 9.5,
    started: "2026-06-21",
    finished: "2026-06-21",
  });
  return mika;
}

const finishedBy = (username: string): CardOf => ({
  of: "finished",
  username,
  kind: "anime",
  id: anime.yourName,
});

describe("a picture to share", () => {
  test.each(["rank", "favourites", "finished", "ranking", "year"] as const)(
    "is drawn as PNG and as SVG: %s",
    async (of) => {
      const mika = await fan();
      const { username } = mika;
      const card = {
        rank: { of: "rank", username },
        favourites: { of: "favourites", username, kind: "anime" },
        finished: finishedBy(username),
        ranking: { of: "ranking", list: of === "ranking" ? await makeRanking(mika) : "" },
        year: { of: "year", username, year: "2026" },
      }[of] as CardOf;
      const drawn = await ask(visitor(), card);
      expect(drawn.status, drawn.text).toBe(200);
      expect(drawn.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
      expect(drawn.headers.get("cache-control")).toBe("private, no-cache");
      expect(wordsIn(drawn.text)).toContain(username);
      expect(drawn.text).not.toMatch(/<script|<text|undefined|NaN/);
      const picture = await fetch(origin + cardPath(card));
      expect(picture.headers.get("content-type")).toBe("image/png");
      expect(picture.headers.get("content-disposition")).toBe(
        `inline; filename="tsuzuku-${of}.png"`,
      );
      const bytes = await picture.bytes();
      expect(bytes.length).toBeLessThanOrEqual(limits.cardBytes);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "png",
        width: 1200,
        height: 630,
      });
    },
  );

  test("takes little room with all that it can hold, and with a photograph", async () => {
    const mika = await newcomer();
    const known = ownTitles().filter(({ kind, total }) => kind === "anime" && total !== null);
    for (const { id, total } of known.slice(0, 9)) {
      await mika.ok("add_anime", { anime_id: id, episodes_watched: total });
      await mika.ok("edit_entry", { kind: "anime", id, score: 9 });
    }
    const photograph = await noisePicture(600, 600);
    const files = Array.from({ length: 5 }, () => photograph);
    for (const card of [
      { of: "favourites", username: mika.username, kind: "anime" },
      { of: "ranking", list: await makeRanking(mika, { files }) },
    ] as const) {
      const picture = await fetch(origin + cardPath(card));
      expect((await picture.bytes()).length, card.of).toBeLessThanOrEqual(limits.cardBytes);
    }
  });

  test("tells what it shows, as far as it is known", async () => {
    const mika = await fan();
    const { username } = mika;
    const words = async (card: CardOf) => wordsIn((await ask(visitor(), card)).text);
    expect(await words(finishedBy(username))).toBe(
      `${username} finished Your Name. Finished on 21 June 2026. 1 episode in one day. Score: 9.5 of 10.`,
    );
    expect(await words({ of: "favourites", username, kind: "anime" })).toBe(
      `The favourite anime of ${username}: 1. Your Name.`,
    );
    expect(await words({ of: "favourites", username, kind: "manga" })).toBe(
      `${username} has no favourite manga yet.`,
    );
    expect(await words({ of: "rank", username })).toMatch(/Completed: 1 anime and 0 manga\./);
    // What is added now is of the year that it is now.
    const today = dayOf(Date.now());
    const finished = {
      kind: "anime",
      id: anime.yourName,
      started: today,
      finished: today,
    } as const;
    await mika.ok("edit_entry", finished);
    const year = today.slice(0, 4);
    const numbers = "2 hours watched, 1 episode, 0 chapters, 1 title finished";
    expect(await words({ of: "year", username, year })).toMatch(
      new RegExp(
        `^${year}, the year of .*: ${numbers}\\. Mostly .*\\. Best of the year: Your Name\\.$`,
      ),
    );
  });

  test("tells a year where somebody is, as the page does that it is shared from", async () => {
    const mika = await newcomer();
    const { username } = mika;
    await mika.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 1 });
    const newYearsEve = packEvents(Date.parse("2026-01-01T04:30:00Z"), "tap", notListed, {
      ...notListed,
      standing: { status: "W", progress: 1 },
    });
    const key = entryKey(await uidOf(username), "anime", anime.frieren);
    await setAttribute(key, "e", newYearsEve);
    const words = async (tz?: string) => {
      const card: CardOf = { of: "year", username, year: "2025", ...(tz !== undefined && { tz }) };
      return wordsIn((await ask(visitor(), card)).text);
    };
    expect(await words("America/New_York")).toContain(" 1 episode,");
    expect(await words("Asia/Tokyo")).toContain(" 0 episodes,");
    expect(await words()).toContain(" 0 episodes,");
  });

  test("is sent once to who has it, and anew when it has changed", async () => {
    const mika = await fan();
    const path = cardPath({ of: "rank", username: mika.username });
    const first = await mika.get(path);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await mika.send(path, { headers: { "if-none-match": tag } });
    expect(again).toMatchObject({ status: 304, text: "" });
    await mika.ok("quick_add_anime", { anime_id: anime.deathNote });
    const changed = await mika.send(path, { headers: { "if-none-match": tag } });
    expect(changed.status).toBe(200);
  });

  test("is drawn in each theme's colours, and names titles as one likes", async () => {
    const { username } = await fan();
    const svgs = await Promise.all(
      (["honey", "fakeyou", "feminist"] as const).map(
        async (theme) =>
          (await ask(visitor(), { of: "rank", username }, { form: "svg", theme })).text,
      ),
    );
    expect(new Set(svgs).size).toBe(3);
    const romaji = await ask(visitor(), finishedBy(username), { form: "svg", language: "romaji" });
    expect(wordsIn(romaji.text)).toContain("Kimi no Na wa.");
    // Japanese cannot be lettered: the English name stands for it.
    const kanji = await ask(visitor(), finishedBy(username), { form: "svg", language: "japanese" });
    expect(wordsIn(kanji.text)).toContain("Your Name.");
  });
});

describe("what is private is on no picture", () => {
  const pictures = (username: string): CardOf[] => [
    { of: "rank", username },
    { of: "favourites", username, kind: "anime" },
    finishedBy(username),
    { of: "year", username, year: "2026" },
  ];

  test("of a private profile its owner alone has one", async () => {
    const mika = await fan();
    const list = await makeRanking(mika);
    await mika.ok("update_user", { private: true });
    for (const card of pictures(mika.username)) {
      await provokes(ask(visitor(), card), 404, "User not found");
      expect((await ask(mika, card)).status).toBe(200);
    }
    await provokes(ask(visitor(), { of: "ranking", list }), 404, "This list does not exist.");
    expect((await ask(mika, { of: "ranking", list })).status).toBe(200);
  });

  test("what a file calls a title is on none, not even on its owner's", async () => {
    const mika = await newcomer();
    const { username } = mika;
    const { kind, id } = unreadable();
    const own = { title: "As My Own File Calls It", score: 9, finish: "2019-03-22" };
    const row = { id, status: "completed", progress: 1, ...own } as const;
    await imported(mika, kind, listFile(kind, [row]));
    for (const card of [
      { of: "favourites", username, kind },
      { of: "finished", username, kind, id },
      { of: "year", username, year: "2019" },
    ] as const) {
      const { status, text } = await ask(mika, card);
      expect(status, text).toBe(200);
      expect(wordsIn(text)).not.toContain("My Own File");
    }
  });

  test("a private title is on none, not even on its owner's", async () => {
    const mika = await fan();
    const { username } = mika;
    await mika.ok("edit_entry", { kind: "anime", id: anime.yourName, private: true });
    for (const who of [mika, visitor()]) {
      const texts = await Promise.all(
        pictures(username)
          .filter(({ of }) => of !== "finished")
          .map(async (card) => (await ask(who, card)).text),
      );
      for (const text of texts) expect(wordsIn(text)).not.toContain("Your Name");
    }
    await provokes(
      ask(mika, finishedBy(username)),
      404,
      "This title is private on your list, so there is no picture of it to share.",
    );
    await provokes(
      ask(visitor(), finishedBy(username)),
      404,
      "There is no completed title here to draw a picture of.",
    );
  });
});

describe("where there is none", () => {
  test("it says so as the page does", async () => {
    const mika = await newcomer();
    await mika.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 3 });
    const { username } = mika;
    await provokes(ask(mika, { of: "rank", username: "nobody-here" }), 404, "User not found");
    await provokes(ask(mika, { of: "ranking", list: "nope" }), 404, "This list does not exist.");
    await provokes(
      ask(mika, { of: "finished", username, kind: "anime", id: anime.frieren }),
      404,
      "There is no completed title here to draw a picture of.",
    );
  });

  test.each([
    ["of=rank", "username is missing"],
    ["of=finished&username=a", "id is missing"],
    ["of=year&username=a", "year is missing"],
    ["of=ranking", "list is missing"],
    ["of=year&username=a&year=26", "year"],
    ["of=nothing", "of"],
    ["of=rank&username=a&form=gif", "form"],
    ["", "of"],
  ])("it says what is wrong with ?%s", async (query, what) => {
    const { status, body } = await visitor().get(`/api/card/?${query}`);
    expect(status).toBe(400);
    expect((body as { error: string }).error).toContain(what);
  });
});
