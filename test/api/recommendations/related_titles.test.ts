import { expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";

const related = (request: Readonly<Record<string, unknown>>) =>
  visitor().ok("related_titles", request);

test("a visitor is told the whole story in the order in which it came out, this title too", async () => {
  const { story } = await related({ id: anime.attackOnTitan });
  const ids = story.map(({ id }) => id);
  expect(ids[0]).toBe(anime.attackOnTitan);
  expect(story[0]?.relation).toBeNull();
  expect(new Set(ids).size).toBe(ids.length);
  expect(story.filter(({ relation }) => relation === "after").length).toBeGreaterThan(1);
  const years = story.flatMap(({ year }) => year ?? []);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test.each([
  ["anime", anime.frieren],
  ["manga", manga.berserk],
])("similar %s come with reasons, and none is of the same story", async (kind, id) => {
  const { story, similar } = await related({ kind, id });
  const own = new Set([id, ...story.map((part) => part.id)]);
  expect(similar?.length).toBeGreaterThan(5);
  for (const title of similar ?? []) {
    expect(own.has(title.id)).toBe(false);
    expect(title.reasons.join("")).not.toBe("");
  }
});

test.each([["anime"], ["manga"]])("an id that no %s has is not found", async (kind) => {
  expect(await visitor().call("related_titles", { kind, id: unknownId })).toMatchObject({
    status: 404,
  });
});

test.each([
  [{ kind: "novel", id: 1 }],
  [{ id: "x".repeat(10_000) }],
  [{ id: -1 }],
  [{}],
  [{ id: 1, language: "" }],
])("%j is refused with a sentence", async (request) => {
  const { status, body } = await visitor().call("related_titles", request);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: expect.stringMatching(/\w/) as string });
});

test("reasons name titles in the language asked for", async () => {
  const saysWhy = async (language?: string) => {
    const { similar } = await related({ id: anime.frieren, language });
    return similar?.flatMap(({ reasons }) => reasons).join(" ");
  };
  expect(await saysWhy()).toContain("Frieren: Beyond Journey's End");
  expect(await saysWhy("english")).toBe(await saysWhy());
  expect(await saysWhy("romaji")).toContain("Sousou no Frieren");
  const inJapanese = await saysWhy("japanese");
  expect(inJapanese).toContain("葬送のフリーレン");
  expect(inJapanese).not.toContain("Frieren");
});

test("members are told the same", async () => {
  const request = { kind: "anime", id: anime.frieren };
  const member = await newcomer();
  expect(await member.ok("related_titles", request)).toEqual(await related(request));
});
