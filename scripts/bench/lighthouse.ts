import { chromium } from "@playwright/test";
import type { Result } from "lighthouse";
import * as z from "zod";
import { chromium as launchOptions } from "../../test/e2e/support/chromium.ts";
import { openDemoSite } from "../screens/demo-site.ts";
import { demoMember, signInAsDemoMember } from "../screens/viewers.ts";
import { stranger, visitCold, type Visitor } from "./cold-visit.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The mark for performance that every page must reach. */
const goal = 95;

interface Page {
  readonly name: string;
  readonly path: string;
  /** Whether the demo member looks at it, and not a stranger. */
  readonly isSignedIn?: boolean;
}

/** The pages that Lighthouse looks at: every one that shows something of its own. */
const pages: readonly Page[] = [
  { name: "landing", path: "/" },
  { name: "home, signed in", path: "/", isSignedIn: true },
  { name: "list", path: "/anime-list/hoshiko/completed" },
  { name: "list, signed in", path: `/anime-list/${demoMember}/watching`, isSignedIn: true },
  { name: "profile", path: `/profile/${demoMember}` },
  { name: "statistics", path: `/stats/${demoMember}` },
  { name: "year", path: `/year/${new Date().getFullYear()}/${demoMember}` },
  { name: "catalogue", path: "/anime" },
  { name: "season", path: "/season/2023/fall" },
  { name: "title", path: "/anime/52991/frieren-beyond-journey-s-end" },
  { name: "studio", path: "/studio/studio-ghibli" },
  { name: "calendar", path: "/calendar" },
  { name: "custom list", path: `/custom-list/demo-list-${demoMember}-1` },
  { name: "ranking list", path: `/ranking-list/demo-ranking-${demoMember}-1` },
  { name: "ranking lists", path: "/ranking-lists" },
  { name: "top users", path: "/top-users" },
  { name: "recommendations, signed in", path: "/recommend?from=completed", isSignedIn: true },
  { name: "diary, signed in", path: "/diary", isSignedIn: true },
  { name: "settings, signed in", path: "/settings", isSignedIn: true },
  { name: "chat, signed in", path: "/chat", isSignedIn: true },
  { name: "terms", path: "/tos" },
];

/** A member as the browser knows one: signed in by the demo member's button, and at home once. */
async function readMember(origin: string): Promise<Visitor> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await signInAsDemoMember(page, origin);
    await page.goto(origin);
    await page.getByRole("heading", { name: /^What are you watching/ }).waitFor();
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}

const scoreOf = (report: Result, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const valueOf = (report: Result, name: string): number => report.audits[name]?.numericValue ?? NaN;

const Requests = z.object({
  items: z.array(z.object({ url: z.string(), transferSize: z.number() })),
});

const requestsOf = (report: Result) =>
  Requests.parse(report.audits["network-requests"]?.details).items;

const isCover = ({ url }: { readonly url: string }): boolean => url.includes("/covers/");

/** What cost points, by name, outside of performance. */
function failedAudits(report: Result): string[] {
  return categories
    .filter((category) => category !== "performance")
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** A page's medians as a row of the table. */
function rowOf({ name }: Page, reports: readonly Result[]): BenchTable["rows"][number] {
  const middle = (value: (report: Result) => number): number => median(reports.map(value));
  const scores = categories.map((category) => middle((report) => scoreOf(report, category)));
  const seconds = (audit: string) => (middle((report) => valueOf(report, audit)) / 1000).toFixed(1);
  const tbt = middle((report) => valueOf(report, "total-blocking-time"));
  const cls = middle((report) => valueOf(report, "cumulative-layout-shift"));
  const requests = middle((report) => requestsOf(report).length);
  const besides = middle((report) => requestsOf(report).filter((each) => !isCover(each)).length);
  const bytes = middle((report) =>
    requestsOf(report).reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  return {
    what: name,
    value: [
      scores.join(" / "),
      `FCP ${seconds("first-contentful-paint")} s`,
      `LCP ${seconds("largest-contentful-paint")} s`,
      `TBT ${tbt.toFixed(0)} ms`,
      `CLS ${cls.toFixed(3)}`,
      `${requests} requests, ${besides} besides covers`,
      `${(bytes / 1024).toFixed(0)} KB`,
    ].join(", "),
    target: `≥ ${goal} / 100 / 100 / 100, LCP ≤ 2.5 s, CLS ≤ 0.02, ≤ 25 requests besides covers`,
  };
}

/** Lighthouse's marks for the site behind the local edge, as a phone sees it that has nothing of the site yet. */
export async function benchLighthouse(): Promise<BenchTable> {
  const site = await openDemoSite();
  try {
    const member = await readMember(site.origin);
    const rows: BenchTable["rows"] = [];
    const failed = new Set<string>();
    for (const page of pages) {
      const reports: Result[] = [];
      for (let run = 0; run < runs; run++) {
        const visitor = page.isSignedIn === true ? member : stranger;
        reports.push(await visitCold(site.origin + page.path, visitor, categories));
      }
      rows.push(rowOf(page, reports));
      for (const id of reports.flatMap(failedAudits)) failed.add(`${page.name}: ${id}`);
    }
    return {
      title: "Lighthouse, mobile, cold: performance / accessibility / best practices / SEO",
      rows,
      note: `Medians of ${runs} visits, each in a browser of its own with an empty cache.${failed.size > 0 ? ` Points lost: ${[...failed].join(", ")}.` : ""}`,
    };
  } finally {
    await site.stop();
  }
}
