import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse, { type Artifacts, type Result } from "lighthouse";
import { chromium as launchOptions } from "../../test/e2e/support/chromium.ts";

/** What is left of earlier visits when the files of the site are gone: cookies and local storage. */
export type Visitor = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Somebody who was never here. */
export const stranger: Visitor = { cookies: [], origins: [] };

/**
 * One visit of Lighthouse with its own throttling of a phone on a slow network, in a browser that was never used.
 * Throws when anything came out of a cache that this very visit had not filled.
 */
export async function visitCold(
  address: string,
  visitor: Visitor,
  categories: readonly string[],
): Promise<Result> {
  const userDataDir = await mkdtemp(join(tmpdir(), "tsuzuku-cold-"));
  const browser = await launch({
    chromePath: launchOptions.executablePath ?? chromium.executablePath(),
    chromeFlags: ["--headless=new", ...(launchOptions.args ?? [])],
    userDataDir,
    logLevel: "error",
  });
  try {
    await remember(browser, visitor);
    const report = await lighthouse(address, {
      port: browser.port,
      logLevel: "error",
      onlyCategories: [...categories],
      // It would sign us out. There is nothing else to reset.
      disableStorageReset: true,
    });
    if (report === undefined) throw new Error(`Lighthouse has no report on ${address}`);
    requireCold(address, report.artifacts.DevtoolsLog);
    return report.lhr;
  } finally {
    browser.kill();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Gives the browser what the visitor's own would have. */
async function remember(browser: LaunchedChrome, { cookies, origins }: Visitor): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://localhost:${browser.port}`);
  const [context] = connection.contexts();
  if (context === undefined) throw new Error("The browser has no context.");
  await context.addCookies(cookies);
  for (const { origin, localStorage: stored } of origins) {
    const page = await context.newPage();
    // A file that no page asks for: nothing of a page is in the cache afterwards.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, stored);
    await page.close();
  }
  await connection.close();
}

/** Throws when a request was answered by a cache, unless the same visit had brought that file before. */
function requireCold(address: string, log: Artifacts["DevtoolsLog"]): void {
  const urls = new Map<string, string>();
  const brought = new Set<string>();
  const cached = new Set<string>();
  for (const { method, params } of log) {
    if (method === "Network.requestWillBeSent") urls.set(params.requestId, params.request.url);
    if (method === "Network.requestServedFromCache") cached.add(urls.get(params.requestId) ?? "");
    if (method !== "Network.responseReceived") continue;
    const { url, fromDiskCache, fromPrefetchCache } = params.response;
    if (fromDiskCache === true || fromPrefetchCache === true) cached.add(url);
    else brought.add(url);
  }
  const warm = [...cached].filter((url) => !brought.has(url) && !url.startsWith("data:"));
  if (warm.length > 0) {
    throw new Error(`${address} was not visited cold, a cache had: ${warm.join(", ")}`);
  }
}
