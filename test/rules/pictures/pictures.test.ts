import { fc } from "../../support/properties.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { formatOf, isHonest, isPolyglot } from "../../../functions/pictures/format.ts";
import { reencode, type PictureShape } from "../../../functions/pictures/reencode.ts";
import { badFiles, cameraPicture, picture } from "../../support/people/pictures.ts";

const everyFormat = ["avif", "gif", "jpeg", "png", "webp"] as const;
const square: PictureShape = { px: 128, crop: "square", formats: everyFormat };
const whole: PictureShape = { px: 32, crop: "whole", formats: everyFormat };
const nameless = { name: "blob", type: "" };

/** The colours of a point, given in parts of the picture's width and height. */
async function colourAt(webp: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255));
}

describe.each(everyFormat)("%s", (format) => {
  test("is known by its content and becomes WebP", async () => {
    const bytes = await picture(format);
    expect(formatOf(bytes)).toBe(format);
    const webp = await reencode(bytes, nameless, square);
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
    expect(await colourAt(webp ?? bytes, 0.2, 0.2)).toEqual([1, 0, 0]);
  });

  test("is taken only where its format is", async () => {
    const others = everyFormat.filter((other) => other !== format);
    const bytes = await picture(format);
    expect(await reencode(bytes, nameless, { ...square, formats: others })).toBeUndefined();
  });
});

test("a whole picture keeps its shape, and is never enlarged", async () => {
  const large = await reencode(await picture("png", 640, 320), nameless, whole);
  expect(await sharp(large).metadata()).toMatchObject({ width: 32, height: 16 });
  const small = await reencode(await picture("png", 20, 10), nameless, whole);
  expect(await sharp(small).metadata()).toMatchObject({ width: 20, height: 10 });
});

test("a photo stands upright, and says nothing about camera and place any more", async () => {
  const photo = await cameraPicture();
  expect(photo.toString("latin1")).toContain("Secret Camera");
  const webp = await reencode(photo, nameless, whole);
  const metadata = await sharp(webp).metadata();
  expect(metadata).toMatchObject({ width: 24, height: 32 });
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  // Turned by a quarter: what was below on the left is above on the left now.
  expect(await colourAt(webp ?? photo, 0.2, 0.2)).toEqual([0, 0, 1]);
});

test("only the first frame of an animation stays", async () => {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [50, 50] })
    .toBuffer();
  expect(await sharp(gif).metadata()).toMatchObject({ pages: 2 });
  const webp = await reencode(gif, nameless, square);
  expect((await sharp(webp).metadata()).pages ?? 1).toBe(1);
  expect(await colourAt(webp ?? gif, 0.5, 0.5)).toEqual([1, 0, 0]);
});

describe("what is refused", async () => {
  test.each(await badFiles())("$why", async ({ bytes, name, type }) => {
    expect(await reencode(bytes, { name, type }, square)).toBeUndefined();
  });

  test("any picture that is cut off or garbled is refused or decoded, and never throws", async () => {
    const pictures = await Promise.all(everyFormat.map((format) => picture(format)));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pictures),
        fc.nat(),
        fc.nat(),
        fc.nat({ max: 255 }),
        async (bytes, cut, at, value) => {
          const garbled = Buffer.from(bytes.subarray(0, 1 + (cut % bytes.length)));
          garbled[at % garbled.length] = value;
          const webp = await reencode(garbled, nameless, square);
          if (webp !== undefined) expect(formatOf(webp)).toBe("webp");
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("what a file says of itself", () => {
  test.each([
    ["a.jpg", "image/jpeg", true],
    ["a.JPEG", "", true],
    ["photo", "application/octet-stream", true],
    ["my.holiday", "image/jpeg", true],
    ["a.png", "image/jpeg", false],
    ["a.jpg", "image/png", false],
    ["a.svg", "", false],
    ["a", "image/svg+xml", false],
    ["a.jpg", "image/unheard-of", false],
  ])("%s of type %s for a JPEG: %s", (name, type, isTrue) => {
    expect(isHonest({ name, type }, "jpeg")).toBe(isTrue);
  });

  test("honest pictures are no polyglots, with metadata and all", async () => {
    for (const bytes of [await cameraPicture(), await picture("png"), await picture("avif")]) {
      expect(isPolyglot(bytes)).toBe(false);
    }
  });
});
