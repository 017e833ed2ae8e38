import { chromium, type Page } from "@playwright/test";
import { launch, type LaunchedChrome } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromium as launchOptions } from "../../test/e2e/support/chromium.ts";
import { openDemoSite } from "../screens/demo-site.ts";
import { demoMember, signInAsDemoMember } from "../screens/demo-member.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The pages that Lighthouse looks at: what visitors see first, then the home of somebody who is signed in. */
const visitorPages = {
  landing: "/",
  list: "/anime-list/hoshiko/completed",
  profile: `/profile/${demoMember}`,
} as const;
const memberPages = { home: "/" } as const;

/** One visit of Lighthouse as a phone on a slow network, with the cookies that the browser has. */
async function audit(browser: LaunchedChrome, address: string): Promise<Result> {
  const report = await lighthouse(address, {
    port: browser.port,
    logLevel: "error",
    onlyCategories: [...categories],
    // It would sign us out.
    disableStorageReset: true,
  });
  if (report === undefined) throw new Error(`Lighthouse has no report on ${address}`);
  return report.lhr;
}

const scoreOf = (report: Result, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const valueOf = (report: Result, name: string): number => report.audits[name]?.numericValue ?? NaN;

/** What cost points, by name, outside of performance. */
function failedAudits(report: Result): string[] {
  return categories
    .filter((category) => category !== "performance")
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

async function auditPage(browser: LaunchedChrome, name: string, address: string) {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run++) reports.push(await audit(browser, address));
  const middle = (value: (report: Result) => number): number => median(reports.map(value));
  const scores = categories.map((category) => middle((report) => scoreOf(report, category)));
  const lcp = middle((report) => valueOf(report, "largest-contentful-paint")) / 1000;
  const cls = middle((report) => valueOf(report, "cumulative-layout-shift"));
  const tbt = middle((report) => valueOf(report, "total-blocking-time"));
  const row: BenchTable["rows"][number] = {
    what: name,
    value: `${scores.join(" / ")}, LCP ${lcp.toFixed(1)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    target: "≥ 95 / 100 / 100 / 100, CLS ≤ 0.02",
  };
  return { row, failed: [...new Set(reports.flatMap(failedAudits))].map((id) => `${name}: ${id}`) };
}

/** Signs in to the site in the browser that Lighthouse uses. */
async function signIn(browser: LaunchedChrome, origin: string): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://localhost:${browser.port}`);
  const context = connection.contexts()[0] ?? (await connection.newContext());
  const page: Page = await context.newPage();
  await signInAsDemoMember(page, origin);
  await page.close();
  await connection.close();
}

/** Lighthouse's marks for the site behind the local edge, as a phone sees it. */
export async function benchLighthouse(): Promise<BenchTable> {
  const site = await openDemoSite();
  const browser = await launch({
    chromePath: launchOptions.executablePath ?? chromium.executablePath(),
    chromeFlags: ["--headless=new", ...(launchOptions.args ?? [])],
    logLevel: "error",
  });
  try {
    const found = [];
    for (const [name, path] of Object.entries(visitorPages)) {
      found.push(await auditPage(browser, name, site.origin + path));
    }
    await signIn(browser, site.origin);
    for (const [name, path] of Object.entries(memberPages)) {
      found.push(await auditPage(browser, `${name}, signed in`, site.origin + path));
    }
    const failed = found.flatMap((page) => page.failed);
    return {
      title: "Lighthouse, mobile: performance / accessibility / best practices / SEO",
      rows: found.map(({ row }) => row),
      note: `Medians of ${runs} runs.${failed.length > 0 ? ` Points lost: ${failed.join(", ")}.` : ""}`,
    };
  } finally {
    browser.kill();
    await site.stop();
  }
}
