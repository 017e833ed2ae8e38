import { afterEach, expect, inject, test, vi } from "vitest";
import { pictureFolderOf } from "../../functions/objects/keys.ts";
import { watchedPicturesKey } from "../../functions/table/keys.ts";
import { during } from "../support/cloud/faults.ts";
import { faultyAws, type FaultyAws } from "../support/cloud/faulty-aws.ts";
import { becomeFunction } from "../support/cloud/function-environment.ts";
import { fire } from "../support/cloud/jobs.ts";
import { newcomer } from "../support/people/people.ts";
import { picture } from "../support/people/pictures.ts";
import { itemsWith, putItems, removeItem } from "../support/cloud/stored.ts";
import { mediaOf, uidOf } from "../support/cloud/table.ts";
import { ageWatches } from "../support/cloud/watches.ts";

/*
 * A list is published whole or not at all. What fails in between is the storage, which no user can bring about:
 * so the code that stores runs here, on the storage of the cloud under test, with calls that fail.
 */
const { awsEndpoint } = inject("cloud");
let faulty: FaultyAws | undefined;

afterEach(async () => {
  await faulty?.stop();
  vi.unstubAllEnvs();
});

/** The code under test, on a storage of which chosen uploads fail. */
async function storing(fails: (upload: number) => boolean) {
  const numbers = new Map<string, number>();
  faulty = await faultyAws(awsEndpoint, (method, path) => {
    if (method !== "PUT") return false;
    // Each try of one upload has the same path.
    const [key = ""] = path.split("?");
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return fails(numbers.get(key) ?? 0);
  });
  becomeFunction({ AWS_ENDPOINT_URL: faulty.endpoint });
  vi.resetModules();
  return import("../../functions/pictures/store.ts");
}

const fivePictures = () => Promise.all(Array.from({ length: 5 }, () => picture("webp")));

test("when one upload fails, the others are removed, and nothing else is done", async () => {
  const { username } = await newcomer();
  const { withStored } = await storing((upload) => upload === 3);
  const run = vi.fn();
  const uid = await uidOf(username);
  await expect(withStored(uid, await fivePictures(), {}, run)).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
  expect(await mediaOf(username)).toEqual([]);
});

test("when what comes after the uploads is refused, all of them are removed", async () => {
  const { username } = await newcomer();
  const { withStored } = await storing(() => false);
  // The code under test has modules of its own.
  const { ApiError } = await import("../../shared/errors.ts");
  const uid = await uidOf(username);
  const refusing = withStored(uid, await fivePictures(), {}, async (paths) => {
    expect(await mediaOf(username)).toHaveLength(paths.length);
    throw new ApiError("bad_request", "No room in the table");
  });
  await expect(refusing).rejects.toThrow("No room in the table");
  expect(await mediaOf(username)).toEqual([]);
});

test("when nobody knows what came of it, they stay, and go after a day where nothing has come of it", async () => {
  const { username } = await newcomer();
  const { withStored } = await storing(() => false);
  const uid = await uidOf(username);
  const failing = withStored(uid, await fivePictures(), {}, () =>
    Promise.reject(new Error("The connection broke")),
  );
  await expect(failing).rejects.toThrow("The connection broke");
  await fire("deletions");
  expect(await mediaOf(username)).toHaveLength(5);
  await ageWatches(uid, 25);
  await fire("deletions");
  expect(await mediaOf(username)).toEqual([]);
  expect(await ageWatches(uid, 1)).toBe(0);
});

test("what cannot be deleted does not keep the sweep from what comes after it", async () => {
  // A run looks at 200 notes, and these come first, by their time and by whose they are.
  const stuck = "00-stuck";
  const atMs = Date.now() - 48 * 3_600_000;
  const path = `/${pictureFolderOf(stuck)}left.webp`;
  const notes = Array.from({ length: 210 }, (_, at) => ({
    ...watchedPicturesKey(stuck, String(at).padStart(3, "0")),
    uid: stuck,
    paths: [path],
    at: atMs,
  }));
  const { username } = await newcomer();
  const { withStored } = await storing(() => false);
  const uid = await uidOf(username);
  await expect(
    withStored(uid, [await picture("webp")], {}, () => Promise.reject(new Error("Broken"))),
  ).rejects.toThrow("Broken");
  await ageWatches(uid, 25);
  await putItems(notes);
  const deletions = { service: "s3", caller: "deletions", method: "DELETE" } as const;
  const denied = {
    ...deletions,
    contains: pictureFolderOf(stuck),
    status: 403,
    code: "AccessDenied",
  };
  try {
    await during([denied], async () => {
      for (let run = 0; run < 2; run++) await expect(fire("deletions")).rejects.toThrow("failed");
    });
    expect(await mediaOf(username)).toEqual([]);
    expect(await ageWatches(uid, 1)).toBe(0);
    for (let run = 0; run < 2; run++) await fire("deletions");
    expect(await ageWatches(stuck, 0)).toBe(0);
  } finally {
    await Promise.all(notes.map((note) => removeItem(note)));
  }
}, 240_000);

test("a note that somebody else has seen to is not brought back by a sweep that failed on it", async () => {
  const owner = `gone-${crypto.randomUUID()}`;
  const key = watchedPicturesKey(owner, "note");
  const paths = [`/${pictureFolderOf(owner)}left.webp`];
  await putItems([{ ...key, uid: owner, paths, at: Date.now() - 48 * 3_600_000 }]);
  const caller = "deletions";
  const denied = { service: "s3", caller, contains: pictureFolderOf(owner), status: 403 } as const;
  const held = { service: "dynamodb", caller, operation: "UpdateItem", contains: owner } as const;
  const { sweeping } = await during(
    [
      { ...denied, method: "DELETE", code: "AccessDenied" },
      { ...held, isHold: true },
    ],
    async (met) => {
      const sweeping = expect(fire("deletions")).rejects.toThrow("failed");
      // The picture, what may be withheld of it, and the note.
      await expect.poll(met, { timeout: 30_000 }).toBe(3);
      await removeItem(key);
      return { sweeping };
    },
  );
  await sweeping;
  expect(await itemsWith(owner)).toEqual([]);
});
