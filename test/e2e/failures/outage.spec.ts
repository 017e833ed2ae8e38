import type { BrowserContext, Page, Route } from "@playwright/test";
import { endpoints, type EndpointName } from "../../../shared/endpoints.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { pages } from "../../../shared/pages.ts";
import { seed } from "../../support/properties.ts";
import { isThorough } from "../../support/thorough.ts";
import { anime } from "../../support/people/titles.ts";
import { stopClock } from "../support/clock.ts";
import { newMember, type Member } from "../support/member.ts";
import type { Problems } from "../support/problems.ts";
import { expect, test } from "../support/test.ts";

/*
 * The law of an outage: while calls fail, in whatever way, no page asks more than a few times by itself, none is blank,
 * and none says what nobody knows.
 */

const mostCalls = 12;
const watchedSeconds = 10;
/**
 * A usual run tries a third of all pairs of viewer and fault, and those on a quarter of the addresses: each viewer, each
 * fault and each address has its turns, and another seed brings others. A thorough run tries everything.
 */
const [pairsPerTry, addressesPerTry] = isThorough() ? [1, 1] : [3, 4];

const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: {} });

/** Every way in which a call can fail. */
const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  "500": refusal(500),
  "503": refusal(503),
  "503 with Retry-After": refusal(503, { "Retry-After": "2" }),
  "429": refusal(429),
  "429 with Retry-After": refusal(429, { "Retry-After": "2" }),
  "a broken connection": (route) => route.abort("connectionreset"),
  "a connection that hangs": () => Promise.resolve(),
  "answers lost on their way": async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  "bodies that cannot be read": (route) => route.fulfill({ body: "<html>Welcome!</html>" }),
};

/** An address for every page of the router, and some with more to load. */
function addresses({ username }: Member): string[] {
  const parameters: Readonly<Record<string, string>> = {
    username,
    status: "completed",
    id: "0123456789012345678901",
  };
  const all = Object.values(pages).map(({ pattern }) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? ""),
  );
  return [
    ...all,
    "/no/such/page",
    `/tos?anime=${anime.frieren}`,
    `/profile/${username}?list=custom`,
    `/profile/${username}?list=achievements`,
    `/recommend?from=completed`,
  ];
}

/** Sentences that would tell of something that was never asked: who looks, what there is, what there is not. */
const untrue = [
  "Profile does not exist.",
  sentences.listPrivate,
  sentences.listNotFound,
  "Nothing found",
  "You have no",
  "has no public lists yet",
  "No achievements",
  "You know everything",
];
const untrueUnlessKnown = [
  "Sign in to get",
  "Sign in to c",
  "Sign in to see",
  "You are signed out",
];
/** What the specification says of lists that failed; the truth has to stand below. */
const empty = /No (anime|manga|users|episodes) found/;

interface Watched {
  readonly page: Page;
  readonly address: string;
  calls: number;
}

const isCall = (url: URL): boolean =>
  Object.values(endpoints).some(({ path }) => url.pathname.startsWith(path.split("{")[0] ?? path));

async function fail(
  context: BrowserContext,
  fault: (route: Route) => Promise<unknown>,
  isSpared: (pathname: string) => boolean,
  watched: readonly Watched[],
): Promise<void> {
  await context.route(isCall, async (route) => {
    const page = route.request().frame().page();
    for (const one of watched) if (one.page === page) one.calls++;
    if (isSpared(new URL(route.request().url()).pathname)) await route.continue();
    else await fault(route).catch(() => undefined);
  });
}

/** Waits until what the browser has in hand has come and is drawn; its own clock stands still meanwhile. */
async function settles(watched: readonly Watched[]): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await Promise.all(watched.map(({ page }) => page.evaluate(() => 0)));
  }
}

const textOf = ({ page }: Watched) => page.getByRole("main").innerText();

/** Watches pages of a context that has this fault for some seconds of their time, in which nobody touches them. */
async function watches(
  context: BrowserContext,
  open: readonly string[],
  knows: boolean,
  breakCalls: (watched: readonly Watched[]) => Promise<void>,
): Promise<void> {
  const watched = await Promise.all(
    open.map(async (address) => ({ page: await context.newPage(), address, calls: 0 })),
  );
  await breakCalls(watched);
  await Promise.all(watched.map(({ page, address }) => page.goto(address)));
  for (let second = 1; second <= watchedSeconds; second++) {
    await context.clock.runFor(1000);
    await settles(watched);
  }
  for (const one of watched) {
    const { address, calls } = one;
    const text = await textOf(one);
    const at = `${address}: ${calls} calls, says ${JSON.stringify(text)}`;
    expect(calls, at).toBeLessThanOrEqual(mostCalls);
    expect(text.trim(), at).not.toBe("");
    if (empty.test(text)) expect(text, at).toContain("just now.");
    for (const claim of [...untrue, ...(knows ? [] : untrueUnlessKnown)]) {
      expect(text, at).not.toContain(claim);
    }
  }
  // A call that hangs has its end, too; a page may ask for more when it has given up who looks.
  for (let call = 0; call < 2; call++) {
    await context.clock.fastForward(limits.answerMs);
    await context.clock.runFor(1000);
    await settles(watched);
  }
  await expect(async () => {
    // What a part of the page that came late has asked for has its end, too.
    await context.clock.fastForward(2000);
    await context.clock.runFor(100);
    for (const one of watched) {
      const text = await textOf(one);
      expect(text, one.address).not.toMatch(/Loading|longer than usual/);
      expect(text.trim(), one.address).not.toBe("");
    }
  }).toPass({ timeout: 20_000 });
  await Promise.all(watched.map(({ page }) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/** Who looks: what their browser brings, what is spared so that the page knows them, and whether it then does. */
interface Viewer {
  readonly who: string;
  readonly spared: readonly EndpointName[];
  readonly knows: boolean;
  readonly enter: (context: BrowserContext, member: Member) => Promise<void>;
}

const csrfToken = (member: Member) => member.cookies.get("csrftoken") ?? "";

const viewers: readonly Viewer[] = [
  { who: "a visitor", spared: [], knows: true, enter: () => Promise.resolve() },
  {
    who: "a returning visitor",
    spared: [],
    knows: false,
    enter: (context, member) =>
      context.addCookies([
        { name: "csrftoken", value: csrfToken(member), url: member.origin, sameSite: "Lax" },
      ]),
  },
  {
    who: "a member",
    spared: [],
    knows: false,
    enter: async (context, member) => {
      await member.enter(context);
      await context.addInitScript(() => {
        // A page that is still empty has none.
        if (location.origin !== "null") localStorage.setItem("last-seen-as", "user");
      });
    },
  },
  {
    who: "a member who is known",
    spared: ["check_logged"],
    knows: true,
    enter: (context, member) => member.enter(context),
  },
];

function allowFailures(problems: Problems): void {
  // What the browser and the page log of failed calls; nothing that was thrown and not caught.
  problems.allow(/^(?!Uncaught|Blocked|Scrolls)/);
}

/** Where every viewer looks, whatever fails; and a share of all other addresses. */
function share(addresses: readonly string[], turn: number): string[] {
  return addresses.filter(
    (address, at) => address === pages.home.pattern || (at + turn) % addressesPerTry === 0,
  );
}

/** At most so many pages are open at a time. */
const pagesAtOnce = 6;

for (const [at, [fault, breaks]] of Object.entries(faults).entries()) {
  for (const [viewer, { who, spared, knows, enter }] of viewers.entries()) {
    const turn = at + viewer + seed;
    if (turn % pairsPerTry !== 0) continue;
    test(`${who} meets ${fault}`, async ({ page, context, problems }) => {
      if (isThorough()) test.slow();
      allowFailures(problems);
      const member = await newMember();
      await enter(context, member);
      await stopClock(page);
      const sparedPaths = spared.map((name): string => endpoints[name].path);
      const isSpared = (pathname: string) => sparedPaths.includes(pathname);
      const all = share(addresses(member), turn);
      for (let first = 0; first < all.length; first += pagesAtOnce) {
        await watches(context, all.slice(first, first + pagesAtOnce), knows, (watched) =>
          fail(context, breaks, isSpared, watched),
        );
      }
    });
  }
}
