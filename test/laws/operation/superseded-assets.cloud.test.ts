import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { assetListKey, pageKey, supersededKey } from "../../../functions/objects/keys.ts";
import * as limits from "../../../shared/limits.ts";
import { fire } from "../../support/cloud/jobs.ts";
import {
  ageObject,
  copyObject,
  objectText,
  objectsWith,
  putObject,
  removeObject,
} from "../../support/cloud/stored.ts";

/*
 * The assets of former releases go some time, and none that the page of today loads, or that a tab may which was opened
 * not long ago. The bucket holds a real build; here and there a file of a former one is put beside it.
 */

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);
const past = limits.supersededAssetDays + 1;

/** Assets of former releases. */
const [old, older] = ["assets/TitlePage-former1.js", "assets/vendor-former2.js"] as const;
const { origin, dataFolder } = inject("cloud");

let inUse: string[];
let page: string;
let list: string;
beforeAll(async () => {
  [page, list] = [await objectText("web", pageKey), await objectText("web", assetListKey)];
  inUse = JSON.parse(list) as string[];
  for (const key of [pageKey, assetListKey]) await copyObject("web", key, `kept/${key}`);
});
afterEach(async () => {
  for (const key of [pageKey, assetListKey]) await copyObject("web", `kept/${key}`, key);
  for (const key of [old, older]) await removeObject("web", key);
  await removeObject("data", supersededKey);
});

const has = async (key: string): Promise<boolean> => (await objectsWith(`/${key}@`)).length > 0;

const note = async () =>
  JSON.parse(await objectText("data", supersededKey)) as Record<string, string>;
const putNote = (since: Readonly<Record<string, Date>>) =>
  putObject("data", supersededKey, JSON.stringify(since));

/** Puts a file of a former release where it lies when it was uploaded so many days ago. */
async function superseded(key: string, { uploaded }: { uploaded: number }): Promise<void> {
  await putObject("web", key, "export {};");
  await ageObject("web", key, daysAgo(uploaded));
}

/** Whether all assets that the page may load are answered. */
async function isWhole(): Promise<boolean> {
  const answers = await Promise.all(inUse.map((key) => fetch(`${origin}/${key}`)));
  return answers.every(({ status }) => status === 200);
}

afterAll(async () => {
  for (const key of [pageKey, assetListKey]) await removeObject("web", `kept/${key}`);
});

test("a list of all assets is uploaded with the page", async () => {
  const stored = (await objectsWith("/web")).flatMap(
    (file) => /\/s3\/web[^/]*\/(assets\/.+)@$/.exec(file)?.[1] ?? [],
  );
  expect(inUse.toSorted()).toEqual(stored.toSorted());
  expect(inUse.length).toBeGreaterThan(50);
});

test("what the page has no more is noted, and nothing removed that day", async () => {
  await superseded(old, { uploaded: 400 });
  const before = Date.now();
  expect(await fire("superseded_assets")).toEqual({ superseded: 1, removed: 0 });
  const noted = await note();
  expect(Object.keys(noted)).toEqual([old]);
  expect(Date.parse(noted[old] ?? "")).toBeGreaterThanOrEqual(before);
  expect(await has(old)).toBe(true);
});

test("what has been superseded for half a year is removed, and nothing else", async () => {
  await superseded(old, { uploaded: 400 });
  await superseded(older, { uploaded: 400 });
  await putNote({ [old]: daysAgo(past - 2), [older]: daysAgo(past) });
  expect(await fire("superseded_assets")).toEqual({ superseded: 1, removed: 1 });
  expect([await has(old), await has(older)]).toEqual([true, false]);
  expect(Object.keys(await note())).toEqual([old]);
  expect(await isWhole()).toBe(true);
});

test("a site that nobody deploys for years keeps all that it loads", async () => {
  for (const key of inUse) await ageObject("web", key, daysAgo(1000));
  // Some of it was not loaded by a page in between.
  await putNote(Object.fromEntries(inUse.slice(0, 20).map((key) => [key, daysAgo(past)])));
  expect(await fire("superseded_assets")).toEqual({ superseded: 0, removed: 0 });
  expect(await isWhole()).toBe(true);
  // Should it be superseded again, that counts from then on.
  expect(await note()).toEqual({});
});

test("what was uploaded anew counts anew: its page may be on its way", async () => {
  await superseded(old, { uploaded: 0 });
  await putNote({ [old]: daysAgo(past) });
  expect(await fire("superseded_assets")).toEqual({ superseded: 1, removed: 0 });
  expect(await has(old)).toBe(true);
});

describe("where nobody can say what the page loads, all stays, and the log says why:", () => {
  const log = join(dataFolder, "functions.log");

  test.each<[string, () => Promise<void>]>([
    ["there is no page", () => removeObject("web", pageKey)],
    ["there is no list", () => removeObject("web", assetListKey)],
    ["the list cannot be read", () => putObject("web", assetListKey, list.slice(0, -9))],
    ["the list cannot be read", () => putObject("web", assetListKey, "{}")],
    ["the page names no assets", () => putObject("web", pageKey, "<!doctype html>")],
    ["the list is of another page", () => putObject("web", assetListKey, "[]")],
    [
      "the list is of another page",
      () =>
        putObject("web", assetListKey, JSON.stringify(inUse.filter((key) => !page.includes(key)))),
    ],
    [
      "assets of the list are not there",
      () => putObject("web", assetListKey, JSON.stringify([...inUse, "assets/unheard-of.js"])),
    ],
  ])("%s", async (reason, spoil) => {
    await superseded(old, { uploaded: 400 });
    await putNote({ [old]: daysAgo(past) });
    await spoil();
    const length = (await readFile(log, "utf8")).length;
    expect(await fire("superseded_assets")).toEqual({ superseded: 0, removed: 0 });
    expect(await has(old)).toBe(true);
    expect(Object.keys(await note())).toEqual([old]);
    await expect
      .poll(async () => (await readFile(log, "utf8")).slice(length))
      .toContain(`"reason":"${reason}"`);
  });
});
