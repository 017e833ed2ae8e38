import type { Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { breakNetwork, hold, mend, refuse } from "../support/faults.ts";
import { dialogOf, dialogButton, holdsToast, readsToast, resultsOf } from "../support/pages.ts";
import {
  addsEntry,
  button,
  choosesFile,
  field,
  keptTitle,
  photo,
  rows,
  titlesOf,
} from "../support/ranking-form.ts";
import { expect, memberTest, onPhone, test } from "../support/test.ts";

/** What can be pressed and is less than 24 px high (WCAG 2.2, target size), by its words. */
const lowTargets = (page: Page) =>
  page.locator("button:visible, a:visible, input:visible").evaluateAll((all) =>
    all
      .filter((each) => each.getBoundingClientRect().height < 24)
      .filter((each) => each.closest(".visually-hidden") === null)
      .map((each) => each.getAttribute("aria-label") ?? each.textContent),
  );

memberTest(
  "a ranking list is made, kept as a draft, published, shared and deleted",
  onPhone,
  async ({ page, member }) => {
    const [fewest, most] = [constant("rankingEntriesMinimum"), constant("rankingEntriesMaximum")];
    expect([fewest, most]).toEqual([5, 25]);
    const buffer = await photo();
    await page.goto(`/profile/${member.username}?list=ranking`);
    await page.getByRole("main").getByRole("link", { name: "Create Ranking List" }).click();
    await expect(page).toHaveURL("/create-ranking-list");
    for (const label of [
      "List name",
      "Description",
      "Tags (optional)",
      "Entry title",
      "Entry description",
    ]) {
      await sees(page, label);
    }

    await test.step("an entry needs everything, and a picture that is one", async () => {
      await sees(page, "Add Entry");
      await button(page, "Add Entry").click();
      await sees(page, "Fill all entry fields and add an image.");
      await choosesFile(page, {
        name: "a.gif",
        mimeType: "image/gif",
        buffer: Buffer.from("GIF89a"),
      });
      await sees(dialogOf(page), "Invalid file type. Only PNG, JPEG, or WEBP allowed.");
      const choosing = page.waitForEvent("filechooser");
      await dialogButton(page, "Choose a file").click();
      const large = {
        name: "a.png",
        mimeType: "image/png",
        buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
      };
      await (await choosing).setFiles(large);
      await sees(dialogOf(page), "File is too large. Must be less than 2MB.");
      await dialogButton(page, "Cancel").click();
    });

    await test.step("entries change places by dragging and by buttons", async () => {
      for (const title of ["One", "Two", "Three", "Four"]) await addsEntry(page, title, buffer);
      await sees(page, "4 entries added. Add at least 1 more.");
      expect(await lowTargets(page)).toEqual([]);
      await expect(button(page, "Create Full List")).toBeDisabled();
      await button(page, "Move up: Two").click();
      await expect.poll(() => titlesOf(page)).toEqual(["Two", "One", "Three", "Four"]);
      const handle = rows(page).nth(3).getByTitle("Drag to reorder");
      await handle.dragTo(rows(page).nth(0), { targetPosition: { x: 60, y: 4 } });
      await expect.poll(() => titlesOf(page)).toEqual(["Four", "Two", "One", "Three"]);
    });

    await test.step("the draft survives a reload, pictures included", async () => {
      for (const label of ["List name", "Description", "Entry title", "Entry description"]) {
        await expect(field(page, label)).toHaveAttribute("required");
      }
      await field(page, "List name").fill("Numbers");
      await field(page, "Description").fill("From the heart.");
      await field(page, "Tags (optional)").fill("#maths, joy");
      await field(page, "Entry title").fill("Half typed");
      await expect.poll(() => keptTitle(page)).toBe("Half typed");
      await page.reload();
      await expect(field(page, "Entry title")).toHaveValue("Half typed");
      await expect(rows(page)).toHaveCount(4);
      await expect(rows(page).first().locator("img")).toHaveJSProperty("complete", true);
      await expect.poll(() => titlesOf(page)).toEqual(["Four", "Two", "One", "Three"]);
    });

    await test.step("an entry is filled from the catalogue with its cover", async () => {
      await button(page, "Fill from the catalogue").click();
      await dialogOf(page).getByRole("combobox").fill("frieren");
      await dialogOf(page).getByRole("combobox").press("Enter");
      await resultsOf(page).first().getByRole("button").click();
      await expect(field(page, "Entry title")).toHaveValue(/^Frieren/);
      await expect(button(page, "Change the image")).toBeVisible();
      await button(page, "Add Entry").click();
      await expect(page.getByText("5 entries added.", { exact: true })).toBeVisible();
    });

    await test.step("it is published", async () => {
      const letGo = await hold(page, "create_ranking_list_with_entries");
      await sees(page, "Create Full List");
      await button(page, "Create Full List").click();
      await sees(page, "Creating...");
      letGo();
      await readsToast(page, "Ranking list created!");
      await expect(page).toHaveURL(/\/ranking-list\/[\w-]+$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numbers");
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([
        "Four",
        "Two",
        "One",
        "Three",
        /^Frieren/,
      ]);
      const unseen = () =>
        page
          .getByRole("main")
          .locator("img")
          .evaluateAll(
            (images) =>
              images.filter(
                (image) =>
                  (image as HTMLImageElement).loading === "eager" &&
                  (image as HTMLImageElement).naturalWidth === 0,
              ).length,
          );
      await expect.poll(unseen).toBe(0);
    });

    await test.step("the draft is gone, and so is the list once it is deleted", async () => {
      const address = page.url();
      await page.goto("/create-ranking-list");
      await sees(page, "0 entries added. Add at least 5 more.");
      await expect(field(page, "List name")).toHaveValue("");
      await page.goto(address);
      await button(page, "Delete List").click();
      await dialogButton(page, "Yes, Delete").click();
      await expect(page).toHaveURL(`/profile/${member.username}?list=ranking`);
      await expect(page.getByText("You have no ranking lists yet.")).toBeVisible();
    });
  },
);

memberTest(
  "pictures come from an address, and its failures are said",
  async ({ page, problems }) => {
    problems.allow(/400 \(Bad Request\).*fetch-image/);
    problems.allow(/net::ERR_FAILED/);
    await page.goto("/create-ranking-list");
    await button(page, "Upload an image").click();
    const address = dialogOf(page).getByLabel("Paste an image URL");
    await address.fill("https://pictures.example/a.png");
    await refuse(page, "fetch_image", "bad_request", "Unable to fetch image from URL.");
    await dialogButton(page, "Fetch").click();
    await sees(dialogOf(page), "Unable to fetch image from URL.");
    await mend(page, "fetch_image");
    await breakNetwork(page, "fetch_image");
    await dialogButton(page, "Fetch").click();
    await sees(dialogOf(page), "Error fetching image from URL.");
    await mend(page, "fetch_image");
    await page.route("**/api/fetch-image/", async (route) => {
      const image = `data:image/jpeg;base64,${(await photo()).toString("base64")}`;
      await route.fulfill({ json: { image } });
    });
    await dialogButton(page, "Fetch").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(page, "Change the image")).toBeVisible();
  },
);

/** A file on its way from the desktop, or from the clipboard. */
const transferOf = (page: Page, type: string, bytes: Buffer) =>
  page.evaluateHandle(
    ([mime, base64]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([content], "a.jpg", { type: mime }));
      return data;
    },
    [type, bytes.toString("base64")] as const,
  );

memberTest("pictures are dropped and pasted right into the form", async ({ page }) => {
  await page.goto("/create-ranking-list");
  const bytes = await photo();
  const text = await transferOf(page, "text/plain", bytes);
  await button(page, "Upload an image").dispatchEvent("drop", { dataTransfer: text });
  await sees(page, "Invalid file type. Only PNG, JPEG, or WEBP allowed.");
  const dropped = await transferOf(page, "image/jpeg", bytes);
  await button(page, "Upload an image").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(button(page, "Change the image")).toBeVisible();

  await page.reload();
  const pasted = await transferOf(page, "image/jpeg", bytes);
  await field(page, "Entry title").evaluate((element, clipboardData) => {
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, pasted);
  await expect(button(page, "Change the image")).toBeVisible();
});

memberTest(
  "a list that cannot be published says why and keeps everything",
  async ({ page, problems }) => {
    problems.allow(/500 \(Internal Server Error\)/);
    const buffer = await photo();
    await page.goto("/create-ranking-list");
    for (const title of ["A", "B", "C", "D", "E"]) await addsEntry(page, title, buffer);
    await button(page, "Create Full List").click();
    await sees(page, "Please fill in list name and description.");
    await field(page, "List name").fill("Letters");
    await field(page, "Description").fill("In order.");
    await refuse(page, "create_ranking_list_with_entries", "unexpected", sentences.unexpected);
    await button(page, "Create Full List").click();
    await sees(page, `Error: ${sentences.unexpected}`);
    await expect(rows(page)).toHaveCount(5);
    await button(page, "Remove: C").click();
    const removed = await holdsToast(page, "Removed: C");
    await expect(rows(page)).toHaveCount(4);
    await removed.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titlesOf(page)).toEqual(["A", "B", "C", "D", "E"]);
  },
);

test("visitors are asked to sign in", async ({ page }) => {
  await page.goto("/create-ranking-list");
  await sees(page, "Sign in to create a ranking list.");
  await page.goto("/create-ranking-list?edit=any");
  await expect(page.getByText("Sign in to edit your ranking list.")).toBeVisible();
});
