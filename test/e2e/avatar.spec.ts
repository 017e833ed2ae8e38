import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { picture } from "../support/people/pictures.ts";
import { constant, sees } from "../support/spec-coverage.ts";
import { breakNetwork, mend, refuse } from "./support/faults.ts";
import { dialogButton, dialogOf, readsToast, unfoldsEdits } from "./support/pages.ts";
import { expect, memberTest, onPhone } from "./support/test.ts";

const done = "Profile picture uploaded successfully! Refresh page to see the updates!";
const pictureOf = (page: Page) => page.getByRole("main").locator(".profile-head__picture img");
const problem = (page: Page) => dialogOf(page).getByRole("alert");

const pick = (page: Page, buffer: Buffer, name = "me.png", mimeType = "image/png") =>
  dialogOf(page).getByLabel("Upload a picture").setInputFiles({ name, mimeType, buffer });

async function opens(page: Page): Promise<void> {
  await unfoldsEdits(page);
  await page.getByRole("main").getByRole("button", { name: "Change avatar" }).click();
  await expect(dialogOf(page).getByText("Upload a picture")).toBeVisible();
}

memberTest(
  "the owner uploads a picture, chooses a part of it, and it is shown at once",
  onPhone,
  async ({ page, member }) => {
    await page.goto(`/profile/${member.username}`);
    await opens(page);
    await pick(page, await picture("png", 800, 400));
    const part = dialogOf(page).getByRole("group", { name: /part that is shown/ });
    await expect(part).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
    expect(violations).toEqual([]);
    await part.focus();
    await page.keyboard.press("ArrowRight");
    await dialogButton(page, "Save").click();
    await readsToast(page, done);
    await expect(pictureOf(page)).toHaveAttribute("src", /^\/media\/.+\.webp$/);
    const uploaded = await pictureOf(page).getAttribute("src");

    await goesBackToIt(page, uploaded ?? "");
  },
);

/** A preset instead, and the upload again: it is still there. */
async function goesBackToIt(page: Page, uploaded: string): Promise<void> {
  await opens(page);
  await expect(dialogOf(page).getByRole("radio")).toHaveCount(presetAvatars.length + 1);
  await dialogOf(page).getByRole("radio", { name: "King" }).check();
  await dialogButton(page, "Save").click();
  await expect(pictureOf(page)).toHaveAttribute("src", presetAvatarPath("king"));
  await opens(page);
  await dialogOf(page).getByRole("radio", { name: "Your picture" }).check();
  await dialogButton(page, "Save").click();
  await expect(pictureOf(page)).toHaveAttribute("src", uploaded);
}

memberTest(
  "all of the circle on a tall picture is in the window, and so are the buttons",
  onPhone,
  async ({ page, member, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/profile/${member.username}`);
    await opens(page);
    await pick(page, await picture("png", 900, 1300));
    const part = dialogOf(page).getByRole("group", { name: /part that is shown/ });
    await expect(part).toBeVisible();
    const [circle, save] = await Promise.all([
      part.boundingBox(),
      dialogButton(page, "Save").boundingBox(),
    ]);
    if (circle === null || save === null) throw new Error("There is no circle, or no button.");
    expect(circle.y).toBeGreaterThan(0);
    expect(circle.y + circle.height).toBeLessThan(save.y);
    expect(save.y + save.height).toBeLessThan(isMobile ? 740 : 800);
  },
);

memberTest("the pictures to choose from have names that people say", async ({ page, member }) => {
  await page.goto(`/profile/${member.username}`);
  await opens(page);
  await expect(dialogOf(page).getByRole("radio", { name: "Knight (woman)" })).toBeVisible();
  await expect(dialogOf(page).getByRole("radio", { name: "Wizard girl" })).toBeVisible();
  await expect(dialogOf(page).getByRole("radio", { name: /female/ })).toHaveCount(0);
});

memberTest("what is no picture is refused before it is sent", async ({ page, member }) => {
  const most = constant("imageBytes");
  await page.goto(`/profile/${member.username}`);
  await opens(page);
  await pick(page, Buffer.from("hello"), "me.txt", "text/plain");
  await sees(problem(page), "Please upload a valid image file (png, jpg, webp, etc.).");
  await pick(page, Buffer.alloc(most + 1));
  await sees(problem(page), "File must be less than 2MB.");
  await pick(page, Buffer.from("not a PNG at all"));
  await sees(problem(page), "Please upload a valid image file (png, jpg, webp, etc.).");
  await expect(dialogOf(page).getByRole("radio")).toHaveCount(presetAvatars.length);
});

memberTest(
  "an upload that fails says why, and can be tried again",
  async ({ page, member, problems }) => {
    problems.allow(/upload-profile-picture/);
    await page.goto(`/profile/${member.username}`);
    await opens(page);
    await pick(page, await picture("jpeg", 300, 300), "me.jpg", "image/jpeg");
    const save = dialogButton(page, "Save");
    await refuse(page, "upload_profile_picture", "unexpected");
    await save.click();
    await sees(problem(page), "Upload failed.");
    await mend(page, "upload_profile_picture");
    await breakNetwork(page, "upload_profile_picture");
    await save.click();
    await sees(problem(page), "An error occurred. Please try again.");
    await mend(page, "upload_profile_picture");
    await save.click();
    await readsToast(page, done);
  },
);
