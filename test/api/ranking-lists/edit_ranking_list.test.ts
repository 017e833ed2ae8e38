import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";
import { badFiles } from "../../support/people/pictures.ts";
import {
  edit,
  entriesOf,
  makeRanking,
  pictureFile,
  type RankingForm,
} from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { mediaOf } from "../../support/cloud/table.ts";
import {
  notOfList,
  withList,
  listOf,
  picturesOf,
  edited,
  expectOnlyThose,
  withNewFirst,
} from "../../support/people/editing-ranking-lists.ts";

describe("the owner", () => {
  test("changes words, order and one picture, and everything else stays", async () => {
    const { ai, id, list } = await withList({ tags: "one, two", entries: entriesOf(6) });
    const older = await makeRanking(ai, { name: "Published later" });
    const [a, b, c, d, e, f] = list.entries;
    if (!a || !b || !c || !d || !e || !f) throw new Error("There are six");
    await edited(ai, id, {
      name: " Best rolls ",
      description: "By crumb.\r\nThen by crust.",
      tags: "#two, three",
      entries: [
        f,
        { ...a, title: "New title" },
        { title: b.title, description: "New reason" },
        d,
        c,
      ],
      files: [undefined, undefined, await pictureFile("jpeg", 1300, 900)],
    });
    const now = await listOf(id);
    expect(now).toMatchObject({
      name: "Best rolls",
      description: "By crumb.\nThen by crust.",
      tags: ["two", "three"],
      count: 5,
      image_url: f.image_url,
      created_at: list.created_at,
    });
    const fresh = now.entries[2]?.image_url ?? "";
    expect(now.entries).toEqual([
      f,
      { ...a, title: "New title" },
      { title: b.title, description: "New reason", image_url: fresh },
      d,
      c,
    ]);
    expect(list.entries.map(({ image_url }) => image_url)).not.toContain(fresh);
    const { format, width } = await sharp(
      await (await fetch(ai.origin + fresh)).arrayBuffer(),
    ).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: constant("rankingImagePx") });

    const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
    expect(ranking_lists).toMatchObject([
      { id: older, name: "Published later" },
      { id, name: "Best rolls", tags: ["two", "three"], count: 5, image_url: f.image_url },
    ]);
    // Those of b and e are gone, and nobody else's.
    expect(await mediaOf(ai.username)).toHaveLength(10);
    for (const { image_url } of [b, e]) expect((await ai.get(image_url)).status).toBe(404);
    for (const { image_url } of now.entries) expect((await ai.get(image_url)).status).toBe(200);
  });

  test("keeps a picture as it is, without it being encoded once more", async () => {
    const { ai, id, list } = await withList();
    const [path = ""] = await picturesOf(id);
    const bytes = async () => Buffer.from(await (await fetch(ai.origin + path)).arrayBuffer());
    const before = await bytes();
    await edited(ai, id, { name: "Another name", entries: list.entries });
    expect(await picturesOf(id)).toEqual(list.entries.map(({ image_url }) => image_url));
    expect((await bytes()).equals(before)).toBe(true);
    await expectOnlyThose(ai, id);
  });

  test("may show one picture twice, and takes it back from one of the two", async () => {
    const { ai, id, list } = await withList();
    const [first, second, ...others] = list.entries;
    const image_url = first?.image_url ?? "";
    const twice = [first, { ...second, image_url }, ...others] as typeof list.entries;
    await edited(ai, id, { entries: twice });
    await expectOnlyThose(ai, id);
    await edited(ai, id, await withNewFirst(id));
    expect((await picturesOf(id))[1]).toBe(image_url);
    await expectOnlyThose(ai, id);
  });

  test("makes the same list by the same call once more", async () => {
    const { ai, id } = await withList();
    const form = { name: "Twice", ...(await withNewFirst(id)) };
    await edited(ai, id, form);
    const once = await listOf(id);
    await edited(ai, id, form);
    const twice = await listOf(id);
    const said = ({ entries, ...words }: typeof once) => ({
      ...words,
      image_url: "",
      entries: entries.map(({ title, description }) => ({ title, description })),
    });
    expect(said(twice)).toEqual(said(once));
    expect((await picturesOf(id)).slice(1)).toEqual(
      once.entries.slice(1).map(({ image_url }) => image_url),
    );
    await expectOnlyThose(ai, id);
  });

  test("edits a list once more that was edited, and then deletes it with all its pictures", async () => {
    const { ai, id } = await withList();
    for (const width of [50, 60, 70]) await edited(ai, id, await withNewFirst(id, width));
    await expectOnlyThose(ai, id);
    await ai.ok("delete_ranking_list", { id });
    expect(await mediaOf(ai.username)).toEqual([]);
  });
});

describe("a refused edit changes nothing:", () => {
  test("somebody else's list, or none", async () => {
    const { ai, id, list } = await withList();
    const bo = await newcomer();
    const form = { entries: list.entries };
    await provokes(edit(bo, id, form), 403, "Only its owner can change this list.");
    await provokes(edit(ai, "none", form), 404, "This list does not exist.");
    const nobody = visitor().sendFiles("edit_ranking_list", { id });
    await provokes(nobody, 401, "Please sign in first.");
    await ai.ok("delete_ranking_list", { id });
    await provokes(edit(ai, id, form), 404, "This list does not exist.");
  });

  test("a picture that is not this list's", async () => {
    const { ai, id, list } = await withList();
    const [other = ""] = await picturesOf(await makeRanking(ai));
    const [foreign = ""] = await picturesOf(await makeRanking(await newcomer()));
    const made = "/static/profile-pictures/knight.webp";
    const [, ...others] = list.entries;
    for (const image_url of [other, foreign, made, "https://pictures.invalid/a.png", "/", "\0"]) {
      const entries = [{ title: "T", description: "D", image_url }, ...others];
      await provokes(edit(ai, id, { entries }), 400, notOfList);
    }
    expect(await listOf(id)).toEqual(list);
    expect(await mediaOf(ai.username)).toHaveLength(10);
  });

  test("what is missing, too long, too few or too many, or no picture", async () => {
    const { ai, id, list } = await withList();
    const [first, ...others] = list.entries;
    const changed = (entry: object) => [
      { title: "T", description: "D", image_url: first?.image_url ?? "", ...entry },
      ...others,
    ];
    const most = constant("rankingEntriesMaximum");
    const bad = await badFiles();
    const refused: readonly (readonly [RankingForm, string])[] = [
      [{ entries: others }, "Please add at least 5 entries."],
      [{ entries: entriesOf(most + 1) }, "You can have a maximum of 25 entries."],
      [{ name: " " }, "Please fill in list name and description."],
      [{ name: "x".repeat(101) }, "A list name can have at most 100 characters."],
      [{ description: "x".repeat(1001) }, "The description can have at most 1000 characters."],
      [{ tags: "x".repeat(31) }, "A list can have up to 10 tags of 30 characters each."],
      [{ entries: changed({ title: " " }) }, "Fill all entry fields and add an image."],
      [{ entries: changed({ image_url: "" }) }, "Fill all entry fields and add an image."],
      [
        { entries: changed({ image_url: undefined }), files: [] },
        "Fill all entry fields and add an image.",
      ],
      [
        { entries: changed({ title: "x".repeat(101) }) },
        "An entry's title can have at most 100 characters.",
      ],
      ...bad
        .filter(({ bytes }) => bytes.length > 0)
        .map(({ bytes, name, type }): [RankingForm, string] => [
          {
            entries: changed({ image_url: undefined }),
            files: [new File([new Uint8Array(bytes)], name, { type })],
          },
          "Invalid file type. Only PNG, JPEG, or WEBP allowed.",
        ]),
    ];
    for (const [form, sentence] of refused) {
      await provokes(edit(ai, id, { entries: list.entries, ...form }), 400, sentence);
    }
    const broken = ai.sendFiles("edit_ranking_list", { id, entries: "[{" });
    await provokes(broken, 400, "We could not read what you sent: its body is not valid.");
    expect(await listOf(id)).toEqual(list);
    await expectOnlyThose(ai, id);
  });
});
