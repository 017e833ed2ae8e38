import { chromium as playwright, type Page } from "@playwright/test";
import sharp from "sharp";
import * as limits from "../../shared/limits.ts";
import { chromium } from "../../test/e2e/support/chromium.ts";
import { seededRandom } from "./random.ts";
import type { BenchTable } from "./table.ts";
import { withCloud } from "./with-cloud.ts";

const megabyte = 2 ** 20;

/** A photograph as large as it may be: noise, which compresses worst, in a JPEG just below 2 MB. */
async function largePhoto(seed: number): Promise<Buffer> {
  const [width, height] = [2000, 1500];
  const random = seededRandom(seed);
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => ((at / 9000) % 180) + random() * 75),
  );
  for (let quality = 95; quality > 10; quality -= 5) {
    const photo = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= limits.imageBytes) return photo;
  }
  throw new Error("The photograph does not become small enough");
}

async function addEntry(page: Page, at: number, buffer: Buffer): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Upload an image" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer });
  await main.getByRole("button", { name: "Change the image" }).waitFor();
  await main.getByLabel("Entry title").fill(`Entry ${at}`);
  await main.getByLabel("Entry description").fill("Just as large as it may be.");
  await main.getByRole("button", { name: "Add Entry" }).click();
}

async function measure(origin: string): Promise<BenchTable["rows"]> {
  const most = limits.rankingEntriesMaximum;
  const browser = await playwright.launch(chromium);
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/api/auth/login/?next=${encodeURIComponent("/create-ranking-list")}`);
    await page.getByLabel("E-mail").fill("bench@example.com");
    await page.getByLabel("Password").fill("correct horse");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`${origin}/**`);
    await page.goto(`${origin}/create-ranking-list`);
    const photo = await largePhoto(1);
    const addedFrom = performance.now();
    for (let at = 1; at <= most; at++) await addEntry(page, at, photo);
    const addingMs = (performance.now() - addedFrom) / most;

    const main = page.getByRole("main");
    await main.getByLabel("List name").fill("As large as it gets");
    await main.getByLabel("Description", { exact: true }).fill("For the benchmark.");
    const sending = page.waitForRequest(/create-ranking-list-with-entries/);
    const publishedFrom = performance.now();
    await main.getByRole("button", { name: "Create Full List" }).click();
    const size = Number(await (await sending).headerValue("content-length"));
    await page.waitForURL(/\/ranking-list\//);
    const seconds = (performance.now() - publishedFrom) / 1000;
    return [
      { what: "a picture before it is shrunk", value: inMb(photo.length) },
      { what: "one entry: choose, shrink, write, add", value: `${addingMs.toFixed(0)} ms` },
      { what: `request of ${most} entries`, value: inMb(size), target: "≤ 4.5 MB" },
      {
        what: `${most} entries, from the click to the list's page`,
        value: `${seconds.toFixed(1)} s`,
        target: "≤ 10 s",
      },
    ];
  } finally {
    await browser.close();
  }
}

const inMb = (bytes: number): string => `${(bytes / megabyte).toFixed(2)} MB`;

/** A ranking list of the most and largest pictures, from a real browser through the local cloud. */
export async function benchRankingList(): Promise<BenchTable> {
  return withCloud(async (cloud) => {
    return {
      title: "Ranking list",
      rows: await measure(cloud.origin),
      note: "Pictures of noise, which no encoder can make small; the browser shrinks each when it is chosen.",
    };
  });
}
