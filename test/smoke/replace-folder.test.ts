import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { replaceFolder } from "../../scripts/screens/replace-folder.ts";

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "tsuzuku-replaced-"));
  folder = join(place, "pictures");
  onTestFinished(() => rm(place, { recursive: true }));
});

async function holdOne(): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "former.webp"), "former");
}

test("what is made takes the place of all that was there, and only when it is whole", async () => {
  await holdOne();
  await replaceFolder(folder, async (next) => {
    await writeFile(join(next, "new.webp"), "new");
    expect(await readdir(folder)).toEqual(["former.webp"]);
  });
  expect(await readdir(folder)).toEqual(["new.webp"]);
  expect(await readdir(place)).toEqual(["pictures"]);
});

test("where it fails, everything is as it was", async () => {
  await holdOne();
  const failing = replaceFolder(folder, async (next) => {
    await writeFile(join(next, "new.webp"), "new");
    throw new Error("The site did not start.");
  });
  await expect(failing).rejects.toThrow("The site did not start.");
  expect(await readFile(join(folder, "former.webp"), "utf8")).toBe("former");
  expect(await readdir(place)).toEqual(["pictures"]);
});

test("a folder that is not there yet is made", async () => {
  await replaceFolder(folder, (next) => writeFile(join(next, "new.webp"), "new"));
  expect(existsSync(join(folder, "new.webp"))).toBe(true);
});
