import { chromium, type CDPSession, type Page } from "@playwright/test";
import * as z from "zod";
import { chromium as launchOptions } from "../../../test/e2e/support/chromium.ts";
import { longList } from "../../../test/support/long-list.ts";
import { densities } from "../../../web/features/shelf/density-names.ts";
import { demoMember, signInAsDemoMember } from "../../screens/viewers.ts";
import { openDemoSite } from "../../screens/demo-site.ts";
import { median } from "../median.ts";
import type { BenchTable } from "../table.ts";

const titles = 5000;
const runs = 5;
const viewport = { width: 1280, height: 900 };

/** How fast is scrolled, in pixels a second. */
const speed = 2400;

/** From how many ms between two frames on at least one of 60 a second was left out. */
const leftOutMs = 25;

const TraceEvent = z.object({ name: z.string(), ts: z.number().default(0) });

/** Answers every call for a list by all of the long list. */
async function serveLongList(page: Page): Promise<void> {
  const answer = longList(titles);
  await page.route("**/api/get_anime/**", (route) => route.fulfill({ json: answer }));
}

/** The ms between one frame on the screen and the next, of the browser's own trace, while `act` went on. */
async function frameGaps(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const drawn: number[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) {
      const { name, ts } = TraceEvent.parse(event);
      if (name === "DrawFrame") drawn.push(ts / 1000);
    }
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.frame"] },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  const inOrder = drawn.toSorted((a, b) => a - b);
  return inOrder.slice(1).map((at, before) => at - (inOrder[before] ?? at));
}

/** Scrolls a page to its end, and back to its top for the next time. */
async function scrollThrough(page: Page, session: CDPSession): Promise<number[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scroll = (distance: number) =>
    session.send("Input.synthesizeScrollGesture", {
      x: viewport.width / 2,
      y: viewport.height / 2,
      yDistance: distance,
      speed,
      gestureSourceType: "mouse",
    });
  const gaps = await frameGaps(session, () => scroll(viewport.height - height));
  await scroll(height);
  return gaps;
}

/** Measures the frames that a browser shows while a page of a list of 5,000 titles is scrolled, in each density. */
export async function benchListScroll(): Promise<BenchTable> {
  const site = await openDemoSite();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport });
    await signInAsDemoMember(page, site.origin);
    await serveLongList(page);
    const session = await page.context().newCDPSession(page);
    const rows: BenchTable["rows"] = [];
    for (const density of densities) {
      await page.goto(
        `${site.origin}/anime-list/${demoMember}/watching?view=${density}&sort=title`,
      );
      await page.getByRole("navigation", { name: /pages/i }).waitFor();
      await page.waitForLoadState("networkidle");
      const scrolled: number[][] = [];
      for (let run = 0; run < runs; run++) scrolled.push(await scrollThrough(page, session));
      const frames = median(
        scrolled.map((gaps) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)),
      );
      const leftOut = median(scrolled.map((gaps) => gaps.filter((gap) => gap > leftOutMs).length));
      rows.push(
        {
          what: `${density}, frames a second`,
          value: Number(frames.toFixed(1)),
          target: "60",
        },
        {
          what: `${density}, frames at least ${leftOutMs} ms after the one before`,
          value: `${leftOut} of ${median(scrolled.map((gaps) => gaps.length))}`,
        },
      );
    }
    return {
      title: "Scrolling a list",
      rows,
      note: `Of ${titles} titles, ${speed} pixels a second, from the trace of a browser that paints without a graphics card. Medians of ${runs}.`,
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
