import ICAL from "ical.js";
import { expect, inject, test } from "vitest";
import { newcomer } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

const { origin } = inject("cloud");

test("tells programs without a session when the next episodes of what one is watching air", async () => {
  const mika = await newcomer();
  await mika.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 5 });
  await mika.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 5 });
  const { url } = await mika.ok("calendar_link", {});
  const answer = await fetch(url ?? "");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.length).toBeGreaterThan(3);
  for (const event of events) {
    expect(event.summary).toMatch(/^One Piece · Episode \d+$/);
    expect(event.uid).toMatch(/^anime-21-episode-\d+@tsuzuku$/);
  }
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test("is a calendar, too, when nothing airs", async () => {
  const mika = await newcomer();
  const { url } = await mika.ok("calendar_link", {});
  const text = await (await fetch(url ?? "")).text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).not.toContain("VEVENT");
  expect(text).not.toContain(mika.username);
});

test.each(["nope", "x".repeat(100), "..%2f", "%00", "__proto__"])(
  "says that there is none at %s",
  async (token) => {
    const answer = await fetch(`${origin}/api/calendar/${token}/`);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) as string });
  },
);
