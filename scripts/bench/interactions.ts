import { chromium, type CDPSession, type Page } from "@playwright/test";
import { chromium as launchOptions } from "../../test/e2e/support/chromium.ts";
import { openDemoSite } from "../screens/demo-site.ts";
import { demoMember, signInAsDemoMember } from "../screens/viewers.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";

const runs = 7;
/** How many times slower than this machine the browser's main thread is made. */
const slowdown = 4;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** What the page itself sees of its interactions and its layout. */
interface Seen {
  /** How many interactions there were; those of less than 16 ms have no entry of their own. */
  count: number;
  /** The longest interaction since the last reading, from the input to the frame that shows its effect, in ms. */
  longestMs: number;
  /** The sum of all layout shifts that no input explains. */
  shift: number;
}

declare global {
  var seen: Seen;
  interface Performance {
    readonly interactionCount: number;
  }
}

/** Begins to look, in the page, before anything is drawn. */
function look(): void {
  const seen: Seen = { count: 0, longestMs: 0, shift: 0 };
  globalThis.seen = seen;
  const observe = (type: string, take: (entry: never) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe("event", ({ interactionId, duration }: { interactionId: number; duration: number }) => {
    if (interactionId > 0) seen.longestMs = Math.max(seen.longestMs, duration);
  });
  observe(
    "layout-shift",
    ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
      if (!hadRecentInput) seen.shift += value;
    },
  );
}

/** Reads what was seen and begins anew with the interactions, when the page has shown the last one. */
async function read(page: Page): Promise<Seen> {
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const { seen } = globalThis;
    const now = { ...seen, count: performance.interactionCount - seen.count };
    seen.count = performance.interactionCount;
    seen.longestMs = 0;
    return now;
  });
}

interface Interaction {
  readonly what: string;
  readonly address: string;
  /** What is done, once. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Brings the page back to where it can be done again; not measured. */
  readonly goBack?: (page: Page) => Promise<unknown>;
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
};

const shelf = `/anime-list/${demoMember}/completed`;

const interactions: readonly Interaction[] = [
  {
    what: "tick: +1 of a title",
    address: `/manga-list/${demoMember}/reading`,
    act: (page) =>
      page
        .getByRole("button", { name: /^\+1: add one/ })
        .first()
        .tap(),
  },
  {
    what: "tap: a card opens its dialog",
    address: `/anime-list/${demoMember}/watching`,
    act: async (page) => {
      await page.getByRole("article").first().getByRole("link").tap();
      await page.getByRole("dialog").waitFor();
    },
    goBack: closeDialog,
  },
  {
    what: "tap: covers become rows",
    address: shelf,
    act: (page) => page.getByRole("button", { name: "Show as rows" }).tap(),
    goBack: (page) => page.getByRole("button", { name: "Show as covers" }).tap(),
  },
  {
    what: "typing: find in a list",
    address: shelf,
    act: async (page) => {
      await page
        .getByRole("searchbox", { name: "Find in this list" })
        .pressSequentially("frieren", {
          delay: 120,
        });
    },
    goBack: (page) => page.getByRole("searchbox", { name: "Find in this list" }).fill(""),
  },
  {
    what: "tap: the search opens",
    address: "/calendar",
    act: async (page) => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button").tap();
      await page.getByRole("combobox").waitFor();
    },
    goBack: closeDialog,
  },
  {
    what: "typing: search the catalogue",
    address: `/anime-list/${demoMember}/watching`,
    act: (page) => page.getByRole("combobox").pressSequentially("cowboy", { delay: 120 }),
    goBack: (page) => page.getByRole("combobox").fill(""),
  },
  {
    what: "tap: a filter of the catalogue",
    address: "/anime",
    act: async (page) => {
      await page.getByRole("button", { name: /^Filters/ }).tap();
      await page.getByRole("button", { name: "Sports", exact: true }).tap();
    },
    goBack: async (page) => {
      await page.getByRole("button", { name: "Sports", exact: true }).tap();
      await page.getByRole("button", { name: /^Filters/ }).tap();
    },
  },
];

/** Does one thing several times on a page that was opened for it. */
async function rowOf(page: Page, session: CDPSession, origin: string, interaction: Interaction) {
  const { what, address, act, goBack } = interaction;
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(origin + address);
  await page.waitForLoadState("networkidle");
  const { shift } = await read(page);
  const longest: number[] = [];
  for (let run = 0; run < runs; run++) {
    await act(page);
    const { count, longestMs } = await read(page);
    if (count === 0) throw new Error(`The browser saw no interaction: ${what}`);
    longest.push(longestMs);
    await goBack?.(page);
    await read(page);
  }
  return [
    {
      what: `${what}: median and longest of ${runs}`,
      value: `${median(longest)} ms, ${Math.max(...longest)} ms`,
      target: "≤ 100 ms",
    },
    { what: `layout shift while ${address} loads`, value: shift.toFixed(3), target: "≤ 0.02" },
  ];
}

/** Measures how soon a phone with a slow processor shows what an input does, and how much moves while pages load. */
export async function benchInteractions(): Promise<BenchTable> {
  const site = await openDemoSite();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await signInAsDemoMember(page, site.origin);
    await page.addInitScript(look);
    const session = await context.newCDPSession(page);
    const rows: BenchTable["rows"] = [];
    for (const interaction of interactions) {
      rows.push(...(await rowOf(page, session, site.origin, interaction)));
    }
    return {
      title: "Interactions on a phone, to the next frame",
      rows,
      note: `The browser's own event timings, in steps of 8 ms, with its main thread ${slowdown} times slower than this machine.`,
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
