import sharp from "sharp";
import { expect, test } from "vitest";
import * as z from "zod";
import { presetAvatarPath } from "../../../shared/profile.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { badFiles, cameraPicture, picture } from "../../support/people/pictures.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

const done = "Profile picture uploaded successfully! Refresh page to see the updates!";
const noPicture = "Please upload a valid image file (png, jpg, webp, etc.).";

const upload = (who: Person, bytes: Uint8Array, name = "me.png", type = "image/png") =>
  who.sendFiles("upload_profile_picture", {
    profile_picture: new File([new Uint8Array(bytes)], name, { type }),
  });

/** Uploads a picture that must be taken. Returns its path. */
async function uploaded(who: Person, bytes: Uint8Array, name?: string, type?: string) {
  const answer = await upload(who, bytes, name, type);
  expect(answer.body, answer.text).toMatchObject({ message: done });
  const { avatar_url } = await who.ok("check_logged");
  expect(answer.body).toEqual({ message: done, avatar_url });
  return avatar_url;
}

test.each(["avif", "gif", "jpeg", "png", "webp"] as const)(
  "a %s is shown everywhere at once, as a square of 512 pixels",
  async (format) => {
    const ai = await newcomer();
    const path = await uploaded(ai, await picture(format), `me.${format}`, `image/${format}`);
    expect(path).toMatch(/^\/media\/[\w-]{22}\/[\w-]{22}\.webp$/);
    const { results } = await visitor().ok("profile", { username: ai.username });
    expect(results).toMatchObject([{ avatar_url: path, profile_picture: path }]);

    const served = await fetch(ai.origin + path);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
  },
);

test("what a camera wrote into its picture is gone", async () => {
  const ai = await newcomer();
  const path = await uploaded(ai, await cameraPicture(), "me.jpg", "image/jpeg");
  const bytes = await (await fetch(ai.origin + path)).bytes();
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Secret Camera|Exif|GPS/);
});

test("the picture before is removed; a preset keeps the upload for going back to it", async () => {
  const ai = await newcomer();
  const bytes = await picture("png");
  const first = await uploaded(ai, bytes);
  const second = await uploaded(ai, bytes);
  expect(second).not.toBe(first);
  expect((await ai.get(first)).status).toBe(404);

  await ai.ok("update_user", { avatar_url: presetAvatarPath("king") });
  expect(await ai.ok("update_user", { avatar_url: second })).toMatchObject({ avatar_url: second });
  await provokes(
    ai.call("update_user", { avatar_url: first }),
    400,
    "Please choose one of the pictures.",
  );
});

test("nobody can wear somebody else's picture", async () => {
  const [ai, ben] = await Promise.all([newcomer(), newcomer()]);
  const path = await uploaded(ai, await picture("png"));
  const stolen = ben.call("update_user", { avatar_url: path, bio: "It was me" });
  await provokes(stolen, 400, "Please choose one of the pictures.");
  const { results } = await visitor().ok("profile", { username: ben.username });
  expect(results).toMatchObject([{ avatar_url: presetAvatarPath("nerd"), bio: "" }]);
});

test("many uploads at once leave one picture", { timeout: 60_000 }, async () => {
  const ai = await newcomer();
  const bytes = await picture("png");
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(ai, bytes)));
  const paths = answers.map(
    ({ body }) => z.object({ avatar_url: z.string() }).parse(body).avatar_url,
  );
  const found = await Promise.all(
    paths.map(async (path) => ((await ai.get(path)).status === 200 ? path : undefined)),
  );
  const { avatar_url } = await ai.ok("check_logged");
  expect(found.filter((path) => path !== undefined)).toEqual([avatar_url]);
});

test("what is no picture is refused with its sentence, and nothing is stored", async () => {
  const ai = await newcomer();
  for (const { why, bytes, name, type } of await badFiles()) {
    const answer = await upload(ai, bytes, name, type);
    expect([answer.status, answer.body], why).toEqual([400, { error: noPicture }]);
  }
  await provokes(ai.sendFiles("upload_profile_picture", {}), 400, noPicture);
  await provokes(ai.sendFiles("upload_profile_picture", { profile_picture: "me" }), 400, noPicture);
  expect(await ai.ok("check_logged")).toMatchObject({ avatar_url: presetAvatarPath("nerd") });
});

test("a picture has at most 2 MB", async () => {
  const ai = await newcomer();
  const most = constant("imageBytes");
  const png = await picture("png");
  const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);
  await uploaded(ai, padded(most));
  await provokes(upload(ai, padded(most + 1)), 400, "File must be less than 2MB.");
  await provokes(upload(ai, padded(3_500_000)), 400, "File must be less than 2MB.");
  const enormous = await upload(ai, padded(4_400_000));
  expect(enormous.status).toBe(413);
});
