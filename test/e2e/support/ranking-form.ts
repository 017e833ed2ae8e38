import type { Page } from "@playwright/test";
import sharp from "sharp";
import { dialogButton } from "./pages.ts";
import { expect } from "./test.ts";

/** The entries of the list in the form, best first. */
export const rows = (page: Page) =>
  page.getByRole("list", { name: "Entries, best first" }).getByRole("listitem");

/** A button of the page itself. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

/** A field of the form, by its label. */
export const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });

/** A picture as people have them: far too large for a form of 25. */
export const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#c67" } })
    .jpeg()
    .toBuffer();

/** Gives the entry in the form a picture from a file. */
export async function choosesFile(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  await button(page, /^(Upload an image|Change the image)$/).click();
  const choosing = page.waitForEvent("filechooser");
  await dialogButton(page, "Choose a file").click();
  await (await choosing).setFiles(file);
}

/** Adds an entry with a picture to the list in the form. */
export async function addsEntry(page: Page, title: string, buffer: Buffer): Promise<void> {
  await choosesFile(page, { name: "a.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await field(page, "Entry title").fill(title);
  await field(page, "Entry description").fill(`Because of ${title}.`);
  await button(page, "Add Entry").click();
}

/** The title in the entry editor of the draft that this browser keeps. */
export const keptTitle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open("tsuzuku");
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("ranking-drafts").objectStore("ranking-drafts");
          const all = reading.getAll() as IDBRequest<{ editor: { title: string } }[]>;
          all.onsuccess = () => {
            database.close();
            resolve(all.result[0]?.editor.title);
          };
        };
      }),
  );

/** The titles of the entries in the form, best first. */
export const titlesOf = (page: Page) => page.locator(".entry-row__title").allTextContents();
