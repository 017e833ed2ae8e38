import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import * as sentences from "../../../shared/sentences.ts";
import type { Kind } from "../../../shared/kind.ts";
import { constant, sees } from "../../support/spec-coverage.ts";
import { breakNetwork, hold, mend, refuse } from "../support/faults.ts";
import { famousTitles } from "../support/member.ts";
import { dialogButton, dialogOf, unfoldsEdits } from "../support/pages.ts";
import { expect, memberTest, onPhone } from "../support/test.ts";

const animeRow = (id: number, title: string, status: string, watched: number, more = "") =>
  `<anime><series_animedb_id>${id}</series_animedb_id><series_title><![CDATA[${title}]]></series_title>` +
  `<my_watched_episodes>${watched}</my_watched_episodes><my_status>${status}</my_status>${more}</anime>`;
const mangaRow = (id: number, title: string, status: string, read: number) =>
  `<manga><manga_mangadb_id>${id}</manga_mangadb_id><manga_title>${title}</manga_title>` +
  `<my_read_chapters>${read}</my_read_chapters><my_status>${status}</my_status></manga>`;
const listOf = (rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n${rows.join("\n")}\n</myanimelist>\n`;

const anime = famousTitles("anime", 12);
const exported = listOf([
  ...anime.slice(0, 6).map(({ id, title, total }) => animeRow(id, title, "Completed", total)),
  ...anime.slice(6, 9).map(({ id, title }) => animeRow(id, title, "Watching", 1)),
  ...anime.slice(9, 10).map(({ id, title }) => animeRow(id, title, "Plan to Watch", 0)),
  ...anime.slice(11, 12).map(({ id, title }) => animeRow(id, title, "On-Hold", 1)),
  ...anime.slice(10, 11).map(({ id, title }) => animeRow(id, title, "Dropped", 1)),
]);

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (content: string | Buffer, name = "animelist.xml"): Upload => ({
  name,
  mimeType: "text/xml",
  buffer: Buffer.from(content),
});

async function opensImport(page: Page, username: string, kind: Kind): Promise<void> {
  await page.goto(`/profile/${username}`);
  await unfoldsEdits(page);
  await page.getByRole("button", { name: `Import ${kind}` }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const chooses = (page: Page, upload: Upload) =>
  dialogOf(page).locator("input[type=file]").setInputFiles(upload);

/**
 * A message over an open dialog and what dims the page behind it. The dialog hides it from everybody who does not see it:
 * they have an alert of their own, which nobody sees.
 */
async function toasts(page: Page, text: string): Promise<void> {
  const toast = page.locator(".toast").filter({ hasText: text });
  await expect(toast).toBeVisible();
  expect(
    await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  await sees(dialogOf(page).getByRole("alert"), text);
  await expect(dialogOf(page).locator(".form-dialog__problem")).toHaveCount(0);
}

const status = (page: Page) => page.getByRole("region", { name: "Imports" });

memberTest(
  "a list from another site is brought in, and put back again",
  onPhone,
  async ({ page, member }) => {
    await opensImport(page, member.username, "anime");
    const exporter = dialogOf(page).getByRole("link", { name: /Export your list/ });
    await expect(exporter).toHaveAttribute("href", /^https:/);
    await dialogButton(page, "Upload").click();
    await sees(dialogOf(page).getByRole("alert"), "Please select a file.");

    await chooses(page, file(exported.slice(0, -40)));
    await expect(dialogOf(page).getByText(/^This file breaks off in the middle/)).toBeVisible();
    await chooses(page, file(listOf([]), "empty.xml"));
    await expect(dialogOf(page).getByText("We found no titles in this file.")).toBeVisible();
    await expect(dialogButton(page, "Upload")).toBeDisabled();
    await expect(dialogOf(page).getByText(/You may close this window/)).toHaveCount(0);
    await chooses(page, file(exported));
    await sees(dialogOf(page), "Selected file: animelist.xml");
    await expect(dialogOf(page).getByText(/^This file breaks off/)).toHaveCount(0);
    await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
    await expect(dialogOf(page).getByText("12 titles found")).toBeVisible();
    await expect(dialogOf(page).getByText(/^On-Hold arrives as Watching/)).toBeVisible();
    await expect(dialogOf(page).getByText("1 title will be kept aside.")).toBeVisible();
    await expect(dialogOf(page).getByText(/You may close this window/)).toBeVisible();
    const letGo = await hold(page, "import_mal");
    await sees(dialogOf(page), "Upload");
    await dialogButton(page, "Upload").click();
    await sees(dialogOf(page), "Uploading...");
    await expect(dialogButton(page, "Uploading...")).toBeDisabled();
    letGo();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await expect(status(page).getByText("Anime list: Imported")).toBeVisible();
    await expect(status(page).getByRole("listitem").filter({ hasText: "added" })).toHaveText(
      "11 added",
    );
    await status(page).getByText("What was kept aside, and why").click();
    await expect(status(page).getByText(/1: dropped in your file/)).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("article")
        .filter({ hasText: anime[6]?.english ?? anime[6]?.title ?? "" })
        .first(),
    ).toBeVisible();

    await status(page).getByRole("button", { name: "Undo this import" }).click();
    await expect(status(page).getByText("Anime list: Put back as it was")).toBeVisible();
    await expect(status(page).getByText(/^You undid this import/)).toBeVisible();
    await expect(status(page).getByText("What was kept aside, and why")).toHaveCount(0);
    await sees(page, "No anime found in this category.");
    await status(page).getByRole("button", { name: "Close this report" }).click();
    await expect(status(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("main").getByRole("button", { name: "Edit" })).toBeVisible();
    await expect(status(page)).toHaveCount(0);
  },
);

memberTest(
  "an import that another one has followed is found from the profile, with its undo",
  onPhone,
  async ({ page, member }) => {
    for (const added of ["11 added", "0 added"]) {
      await opensImport(page, member.username, "anime");
      await chooses(page, file(exported));
      await dialogButton(page, "Upload").click();
      await expect(status(page).getByRole("listitem").filter({ hasText: "added" })).toHaveText(
        added,
      );
    }
    await status(page).getByRole("link", { name: "settings" }).click();
    const first = page.getByRole("article").filter({ hasText: "11 added" });
    await first.getByRole("button", { name: "Undo this import" }).click();
    await expect(first.getByText("Anime list: Put back as it was")).toBeVisible();
  },
);

memberTest("a file that does not fit is unpacked or split first", async ({ page, member }) => {
  const most = constant("importBytes");
  await opensImport(page, member.username, "anime");
  await chooses(page, file("a,b", "list.csv"));
  await sees(dialogOf(page).getByRole("alert"), "Only XML files are allowed.");
  await expect(dialogButton(page, "Unpack it for me")).toHaveCount(0);

  await chooses(page, file(gzipSync(exported), "animelist.xml.gz"));
  await sees(dialogOf(page).getByRole("alert"), "Only XML files are allowed.");
  await dialogButton(page, "Unpack it for me").press("Enter");
  await sees(dialogOf(page), "Selected file: animelist.xml");
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  await expect(dialogOf(page).getByText("12 titles found")).toBeVisible();
  // What comes next is at hand.
  await expect(dialogButton(page, "Upload")).toBeFocused();

  const padding = (bytes: number) =>
    exported.replace("</myanimelist>", `<!--${"x".repeat(bytes)}--></myanimelist>`);
  const room = most - Buffer.byteLength(exported) - "<!---->".length;
  await chooses(page, file(padding(room), "largest.xml"));
  await sees(dialogOf(page), "Selected file: largest.xml");
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  await chooses(page, file(padding(room + 1), "larger.xml"));
  await sees(dialogOf(page).getByRole("alert"), "File size should be less than 2MB.");

  const notes = `<my_comments><![CDATA[${"Long notes. ".repeat(7000)}]]></my_comments>`;
  const many = listOf(
    Array.from({ length: 26 }, (_, n) =>
      animeRow(9_000_000 + n, `Title ${n}`, "Watching", 1, notes),
    ),
  );
  await chooses(page, file(many, "many.xml"));
  await sees(dialogOf(page).getByRole("alert"), "File size should be less than 2MB.");
  // The way out stands beside the sentence.
  await expect(
    dialogOf(page).getByRole("alert").getByRole("button", { name: "Split it for me" }),
  ).toBeVisible();
  await dialogButton(page, "Split it for me").click();
  await sees(dialogOf(page), "Selected file: many.xml");
  await expect(dialogOf(page).getByText(/in 2 parts/)).toBeVisible();
  await dialogButton(page, "Upload").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(status(page).getByText("Anime list: Imported")).toBeVisible({ timeout: 60_000 });
  await expect(status(page).getByRole("listitem").filter({ hasText: "added" })).toHaveText(
    "26 added",
  );
  await expect(status(page).getByRole("article")).toHaveCount(1);
});

memberTest(
  "an upload that fails says why and keeps the file",
  async ({ page, member, problems }) => {
    problems.allow(/import-mal/);
    await opensImport(page, member.username, "anime");
    await chooses(page, file(exported));
    await refuse(page, "import_mal", "too_many", sentences.tooMany);
    await dialogButton(page, "Upload").click();
    await toasts(page, sentences.tooMany);
    await mend(page, "import_mal");

    await breakNetwork(page, "import_mal");
    await dialogButton(page, "Upload").click();
    await toasts(page, "Upload failed");
    await mend(page, "import_mal");

    await sees(dialogOf(page), "Cancel");
    await sees(dialogOf(page), "Selected file: animelist.xml");
    await dialogButton(page, "Cancel").click();
    await expect(page.getByRole("button", { name: "Import anime" })).toBeFocused();
  },
);

memberTest(
  "an import of which nothing is heard any more says so, and is asked for again",
  async ({ page, member, problems }) => {
    problems.allow(/400 \(Bad Request\).*imports/);
    // The second part never comes.
    await member.sendFiles("import_mal", {
      xml_file: new File([exported], "animelist.xml", { type: "text/xml" }),
      parts: "2",
      part: "1",
    });
    await page.clock.install();
    for (const [address, place] of [
      [`/profile/${member.username}`, status(page)],
      ["/settings#data", page.getByRole("region", { name: "Your data" })],
    ] as const) {
      await page.goto(address);
      const waiting = place.getByText("Anime list: Waiting for the other parts");
      const failure = place.getByText("We could not load the progress of your import just now.");
      await expect(waiting).toBeVisible();
      await expect(failure).toHaveCount(0);
      await refuse(page, "imports", "bad_request");
      await page.clock.fastForward(20_000);
      await expect(failure).toBeVisible();
      await expect(waiting).toBeVisible();
      await mend(page, "imports");
      await place.getByRole("button", { name: "Retry" }).click();
      await expect(failure).toHaveCount(0);
      await expect(waiting).toBeVisible();
    }
  },
);

memberTest("a manga list belongs into the manga import", async ({ page, member }) => {
  const [title] = famousTitles("manga", 1);
  const content = listOf([mangaRow(title?.id ?? 0, title?.title ?? "", "Reading", 3)]);
  await opensImport(page, member.username, "anime");
  await chooses(page, file(content, "mangalist.xml"));
  await expect(dialogOf(page).getByText(/this is a manga list/)).toBeVisible();
  await expect(dialogButton(page, "Upload")).toBeDisabled();
  await dialogButton(page, "Cancel").click();

  await page.getByRole("button", { name: "Import manga" }).click();
  await chooses(page, file(content, "mangalist.xml"));
  await expect(dialogOf(page).getByText("1 title found")).toBeVisible();
  await dialogButton(page, "Upload").click();
  await expect(status(page).getByText("Manga list: Imported")).toBeVisible();
  await page.getByRole("tab", { name: "My Manga List" }).click();
  await expect(page.getByRole("main").getByText(`3/${title?.total}`)).toBeVisible();
});

memberTest("a file is dropped onto the dialog", async ({ page, member }) => {
  await opensImport(page, member.username, "anime");
  const zone = dialogOf(page).getByText("Drop your list here, or choose a file");
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "dropped.xml", { type: "text/xml" }));
    return data;
  }, exported);
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
  await sees(dialogOf(page), "Selected file: dropped.xml");
  await expect(dialogOf(page).getByText("12 titles found")).toBeVisible();
});
