import sharp from "sharp";
import { expect, test } from "vitest";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { badFiles } from "../../support/people/pictures.ts";
import {
  entriesOf,
  makeRanking,
  pictureFile,
  publish,
} from "../../support/people/ranking-lists.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { mediaOf, setRankingCount } from "../../support/cloud/table.ts";

const rankingsOf = async ({ username }: Person) =>
  (await visitor().ok("ranking_lists", { username })).ranking_lists;

test("a list is there for everybody, as it was written, its pictures encoded anew", async () => {
  const ai = await newcomer();
  const formats = ["png", "jpeg", "webp", "png", "webp"] as const;
  const id = await makeRanking(ai, {
    name: "  Best <b>bread</b> ",
    description: "Ranked by crust.\nThen by crumb.",
    tags: "#bread, crust ,, Bread,slow food",
    files: await Promise.all(formats.map((format) => pictureFile(format, 1300, 900))),
  });
  const list = await visitor().ok("ranking_list", { id });
  expect(list).toMatchObject({
    id,
    name: "Best <b>bread</b>",
    description: "Ranked by crust.\nThen by crumb.",
    tags: ["bread", "crust", "slow food"],
    count: 5,
    owner: false,
    owner_username: ai.username,
  });
  expect(list.entries.map(({ title, description }) => ({ title, description }))).toEqual(
    entriesOf(5),
  );
  expect(list.image_url).toBe(list.entries[0]?.image_url);
  for (const { image_url } of list.entries) {
    const served = await fetch(ai.origin + image_url);
    expect(served.headers.get("content-type")).toBe("image/webp");
    const { width, height, format } = await sharp(await served.arrayBuffer()).metadata();
    expect({ format, longest: Math.max(width, height) }).toEqual({
      format: "webp",
      longest: constant("rankingImagePx"),
    });
  }
});

test("half a character in an entry is kept as the sign for what cannot be read", async () => {
  const ai = await newcomer();
  const [, ...others] = entriesOf(5);
  const id = await makeRanking(ai, {
    entries: [{ title: "Rye \ud83e", description: "\udd68" }, ...others],
  });
  const { entries } = await visitor().ok("ranking_list", { id });
  expect(entries[0]).toMatchObject({ title: "Rye \ufffd", description: "\ufffd" });
});

test("the fewest and the most entries are taken; one less or more is refused, and nothing stays", async () => {
  const ai = await newcomer();
  const [fewest, most] = [constant("rankingEntriesMinimum"), constant("rankingEntriesMaximum")];
  await makeRanking(ai, { entries: entriesOf(fewest) });
  await makeRanking(ai, { entries: entriesOf(most) });
  const tooFew = publish(ai, { entries: entriesOf(fewest - 1) });
  await provokes(tooFew, 400, "Please add at least 5 entries.");
  const tooMany = publish(ai, { entries: entriesOf(most + 1) });
  await provokes(tooMany, 400, "You can have a maximum of 25 entries.");
  expect(await rankingsOf(ai)).toHaveLength(2);
  expect(await mediaOf(ai.username)).toHaveLength(fewest + most);
});

test("what is missing or too long is said in a sentence, and nothing stays", async () => {
  const ai = await newcomer();
  const fine = await pictureFile();
  const five = entriesOf(5);
  const [first, ...others] = five;
  const changed = (entry: object) => [
    { ...first, title: "T", description: "D", ...entry },
    ...others,
  ];
  const unnamed = "Please fill in list name and description.";
  const incomplete = "Fill all entry fields and add an image.";
  const refused = [
    [{ name: " " }, unnamed],
    [{ description: "\n" }, unnamed],
    [{ name: "x".repeat(10_001) }, "A list name can have at most 100 characters."],
    [{ description: "x".repeat(100_001) }, "The description can have at most 1000 characters."],
    [
      { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`).join() },
      "A list can have up to 10 tags of 30 characters each.",
    ],
    [{ tags: "x".repeat(31) }, "A list can have up to 10 tags of 30 characters each."],
    [{ entries: changed({ title: " " }) }, incomplete],
    [{ entries: changed({ description: "" }) }, incomplete],
    [{ files: [fine, fine, fine, fine] }, incomplete],
    [{ files: [undefined, fine, fine, fine, fine] }, incomplete],
    [{ files: [new File([], "a.png", { type: "image/png" }), fine, fine, fine, fine] }, incomplete],
    [
      { entries: changed({ title: "x".repeat(101) }) },
      "An entry's title can have at most 100 characters.",
    ],
    [
      { entries: changed({ description: "x".repeat(100_001) }) },
      "An entry's description can have at most 500 characters.",
    ],
    [
      { files: [new File(["%PDF"], "a.pdf", { type: "application/pdf" }), fine, fine, fine, fine] },
      "Invalid file type. Only PNG, JPEG, or WEBP allowed.",
    ],
    [
      {
        files: [
          new File([new Uint8Array(constant("imageBytes") + 1)], "a.png", { type: "image/png" }),
          fine,
          fine,
          fine,
          fine,
        ],
      },
      "File is too large. Must be less than 2MB.",
    ],
  ] as const;
  for (const [form, sentence] of refused) await provokes(publish(ai, form), 400, sentence);
  expect(await rankingsOf(ai)).toEqual([]);
  expect(await mediaOf(ai.username)).toEqual([]);
});

test("entries that cannot be read are refused", async () => {
  const ai = await newcomer();
  const send = (entries: string) =>
    ai.sendFiles("create_ranking_list_with_entries", { name: "N", description: "D", entries });
  await provokes(send("[{"), 400, "We could not read what you sent: its body is not valid.");
  for (const entries of ["{}", "[1,2,3,4,5]", '[{"title":1,"description":2}]', "null"]) {
    await provokes(send(entries), 400, "Fill all entry fields and add an image.");
  }
  expect((await ai.sendFiles("create_ranking_list_with_entries", { name: "N" })).status).toBe(400);
});

test("one file that is no honest picture stops the whole list, and nothing stays", async () => {
  const ai = await newcomer();
  const fine = await pictureFile();
  for (const { why, bytes, name, type } of await badFiles()) {
    const bad = new File([new Uint8Array(bytes)], name, { type });
    const answer = await publish(ai, { files: [fine, fine, fine, fine, bad] });
    expect(answer.status, why).toBe(400);
    await provokes(
      answer,
      400,
      bytes.length === 0
        ? "Fill all entry fields and add an image."
        : "Invalid file type. Only PNG, JPEG, or WEBP allowed.",
    );
  }
  expect(await rankingsOf(ai)).toEqual([]);
  expect(await mediaOf(ai.username)).toEqual([]);
});

test("nobody has more than 100 ranking lists; a refused one leaves no picture behind", async () => {
  const ai = await newcomer();
  await setRankingCount(ai.username, constant("rankingListsPerUser") - 1);
  const answers = await Promise.all([publish(ai), publish(ai), publish(ai)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    await provokes(refused, 400, "You can have a maximum of 100 ranking lists.");
  }
  expect(await rankingsOf(ai)).toHaveLength(1);
  expect(await mediaOf(ai.username)).toHaveLength(5);
});

test("a form larger than the gateway's way to us is refused before it is read", async () => {
  const ai = await newcomer();
  const large = new File([new Uint8Array(920_000)], "a.png", { type: "image/png" });
  const answer = publish(ai, { files: Array.from({ length: 5 }, () => large) });
  await provokes(answer, 413, "This is too much to send at once.");
});
