import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureFolderOf } from "../../../functions/objects/keys.ts";
import { during } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { badFiles } from "../../support/people/pictures.ts";
import {
  edit,
  entriesOf,
  keptEntries,
  makeRanking,
  pictureFile,
  type RankingForm,
} from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { itemsWith, objectsWith } from "../../support/cloud/stored.ts";
import { mediaOf, uidOf } from "../../support/cloud/table.ts";
import { ageWatches } from "../../support/cloud/watches.ts";

const notOfList =
  "A picture is not part of this list any more. Please open the list again and make your changes there.";

async function withList(form: RankingForm = {}) {
  const ai = await newcomer();
  const id = await makeRanking(ai, form);
  return { ai, id, list: await visitor().ok("ranking_list", { id }) };
}

const listOf = (id: string) => visitor().ok("ranking_list", { id });
const picturesOf = async (id: string) =>
  (await listOf(id)).entries.map(({ image_url }) => image_url);

async function edited(who: Person, id: string, form: RankingForm): Promise<void> {
  const answer = await edit(who, id, form);
  expect([answer.status, answer.body], answer.text).toEqual([200, { id }]);
}

/** Somebody's pictures in storage are those of this list, and are all answered. */
async function expectOnlyThose(who: Person, id: string): Promise<void> {
  const paths = [...new Set(await picturesOf(id))];
  const stored = await mediaOf(who.username);
  expect(stored.map((key) => `/${key}`).toSorted()).toEqual(paths.toSorted());
  for (const path of paths) expect((await who.get(path)).status).toBe(200);
}

/** The entries of a list, the first of which gets a new picture: a file of its own for each width. */
async function withNewFirst(id: string, width = 60): Promise<RankingForm> {
  const [first, ...others] = await keptEntries(id);
  return {
    entries: [{ title: first?.title ?? "", description: first?.description ?? "" }, ...others],
    files: [await pictureFile("png", width)],
  };
}

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
    await provokes(broken, 400, "We could not read this request: its body is not valid.");
    expect(await listOf(id)).toEqual(list);
    await expectOnlyThose(ai, id);
  });
});

describe("two devices", () => {
  const transaction = (id: string, caller: "edit_ranking_list" | "delete_ranking_list") =>
    ({
      service: "dynamodb",
      caller,
      operation: "TransactWriteItems",
      contains: `K#${id}`,
    }) as const;

  /** Holds what the first device writes until the second one is done. */
  async function meanwhile<Begun>(
    id: string,
    caller: "edit_ranking_list" | "delete_ranking_list",
    begin: () => Promise<Begun>,
    act: () => Promise<unknown>,
  ): Promise<Begun> {
    const { begun } = await during(
      [{ ...transaction(id, caller), isHold: true, times: 1 }],
      async (met) => {
        const begun = begin();
        await expect.poll(met, { timeout: 30_000 }).toBe(1);
        await act();
        return { begun };
      },
    );
    return begun;
  }

  test("that save at once leave one list or the other, whole, and no picture too many", async () => {
    const { ai, id } = await withList();
    const phone = await ai.again();
    const [a, b] = await Promise.all([50, 70].map((width) => withNewFirst(id, width)));
    await Promise.all([
      edited(ai, id, { name: "Mine", description: "Mine", ...a }),
      edited(phone, id, { name: "Other", description: "Other", ...b }),
    ]);
    const { name, description } = await listOf(id);
    expect(description).toBe(name);
    await expectOnlyThose(ai, id);
  });

  test("change a list while the other one writes: the later wins, and clears up after both", async () => {
    const { ai, id } = await withList();
    const [mine, others] = await Promise.all([50, 70].map((width) => withNewFirst(id, width)));
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, { name: "Later", ...mine }),
      () => edited(ai, id, { name: "Sooner", ...others }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await listOf(id)).toMatchObject({ name: "Later" });
    await expectOnlyThose(ai, id);
  });

  test("do not bring back a picture that the other one has given up", async () => {
    const { ai, id, list } = await withList();
    const instead = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, { name: "Later", entries: list.entries }),
      () => edited(ai, id, { name: "Sooner", ...instead }),
    );
    await provokes(answer, 400, notOfList);
    expect(await listOf(id)).toMatchObject({ name: "Sooner" });
    await expectOnlyThose(ai, id);
  });

  test("one of which deletes the list: it stays deleted, and no picture stays behind", async () => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(ai, id, form),
      () => ai.ok("delete_ranking_list", { id }),
    );
    await provokes(answer, 404, "This list does not exist.");
    expect(await mediaOf(ai.username)).toEqual([]);
    const { ranking_lists } = await visitor().ok("ranking_lists", { username: ai.username });
    expect(ranking_lists).toEqual([]);
  });

  test("one of which edits the list that is being deleted: its new picture goes, too", async () => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const answer = await meanwhile(
      id,
      "delete_ranking_list",
      () => ai.call("delete_ranking_list", { id }),
      () => edited(ai, id, form),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await mediaOf(ai.username)).toEqual([]);
  });

  test("one of which deletes the account: nothing comes back", async () => {
    const { ai, id } = await withList();
    const phone = await ai.again();
    const form = await withNewFirst(id);
    const uid = await uidOf(ai.username);
    const answer = await meanwhile(
      id,
      "edit_ranking_list",
      () => edit(phone, id, form),
      () => ai.ok("delete_account", { confirmation: ai.username }),
    );
    await provokes(answer, 404, "This list does not exist.");
    expect(await itemsWith(uid)).toMatchObject([{ pk: "DELETED" }]);
    expect(await objectsWith(pictureFolderOf(uid))).toEqual([]);
  });
});

describe("when AWS fails", () => {
  test.each([
    ["the answer of the table is lost once, nobody notices", 1, 200],
    ["it is lost for good, the list still has all its pictures", 1000, 500],
  ])("%s", async (_, times, status) => {
    const { ai, id } = await withList();
    const form = await withNewFirst(id);
    const order = {
      service: "dynamodb",
      caller: "edit_ranking_list",
      operation: "TransactWriteItems",
      contains: `K#${id}`,
      isLost: true,
    } as const;
    await during([{ ...order, times }], async (met) => {
      expect((await edit(ai, id, { name: "Edited", ...form })).status).toBe(status);
      expect(await met()).toBeGreaterThan(0);
    });
    expect(await listOf(id)).toMatchObject({ name: "Edited" });
    for (const path of await picturesOf(id)) expect((await ai.get(path)).status).toBe(200);
    // What nobody knows of is looked at after a day.
    await ageWatches(await uidOf(ai.username), 25);
    await fire("deletions");
    await expectOnlyThose(ai, id);
  });

  test("an upload that fails leaves the list as it was, and no picture", async () => {
    const { ai, id, list } = await withList();
    const contains = pictureFolderOf(await uidOf(ai.username));
    const form = await withNewFirst(id);
    const denied = { service: "s3", caller: "edit_ranking_list", status: 403 } as const;
    const order = { ...denied, method: "PUT", contains, code: "AccessDenied" };
    await during([order], async () => {
      expect((await edit(ai, id, form)).status).toBe(500);
    });
    expect(await listOf(id)).toEqual(list);
    await expectOnlyThose(ai, id);
  });

  test("a picture that cannot be deleted stays behind, and the list is edited", async () => {
    const { ai, id } = await withList();
    const contains = pictureFolderOf(await uidOf(ai.username));
    const form = await withNewFirst(id);
    const denied = { service: "s3", caller: "edit_ranking_list", status: 403 } as const;
    const order = { ...denied, method: "DELETE", contains, code: "AccessDenied" };
    await during([order], () => edited(ai, id, form));
    expect(await mediaOf(ai.username)).toHaveLength(6);
    await ageWatches(await uidOf(ai.username), 25);
    await fire("deletions");
    await expectOnlyThose(ai, id);
  });
});
