import { expect, type Page } from "@playwright/test";
import type { ResponseOf } from "../../../shared/endpoint.ts";
import { endpoints, type EndpointName, type Endpoints } from "../../../shared/endpoints.ts";
import { errorStatus, type ErrorCode } from "../../../shared/errors.ts";

/** Every address of a call, with or without a query. */
const addressOf = (name: EndpointName): RegExp => new RegExp(`${endpoints[name].path}(\\?|$)`);

/** Lets a call fail in one of the server's own ways, with its sentence or without one, and perhaps with a time to wait. */
export async function refuse(
  page: Page,
  name: EndpointName,
  code: ErrorCode,
  error?: string,
  retryAfterSeconds?: number,
): Promise<void> {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  const json = error === undefined ? {} : { error };
  await page.route(addressOf(name), (route) =>
    route.fulfill({ status: errorStatus[code], headers, json }),
  );
}

/** Lets the network break under a call. */
export async function breakNetwork(page: Page, name: EndpointName): Promise<void> {
  await page.route(addressOf(name), (route) => route.abort());
}

/** Ends every fault of a call. */
export async function mend(page: Page, name: EndpointName): Promise<void> {
  await page.unroute(addressOf(name));
}

/** Changes the server's answers to a call before the page sees them. */
export async function alter<Name extends EndpointName>(
  page: Page,
  name: Name,
  change: (answer: ResponseOf<Endpoints[Name]>) => ResponseOf<Endpoints[Name]>,
): Promise<void> {
  await page.route(addressOf(name), async (route) => {
    const response = await route.fetch();
    const answer = endpoints[name].response.parse(await response.json());
    await route.fulfill({ response, json: change(answer as ResponseOf<Endpoints[Name]>) });
  });
}

/**
 * Keeps a call waiting until the returned function lets it go, to whatever was ordered for it before this. Its way stays
 * the same after that: of a call that is just setting out when ways change, the browser would tell nobody.
 */
export async function hold(page: Page, name: EndpointName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addressOf(name), async (route) => {
    await promise;
    await route.fallback();
  });
  return () => {
    resolve(undefined);
  };
}

/** Keeps every call of a name waiting; each call of the returned function lets the oldest go and reach the page. */
export async function holdEach(page: Page, name: EndpointName): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  await page.route(addressOf(name), async (route) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    waiting.push(() => {
      resolve(undefined);
    });
    await promise;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const answered = page.waitForResponse(addressOf(name));
    waiting.shift()?.();
    await (await answered).finished();
  };
}

/** The bodies of all calls of a name from now on, as the page sends them. */
export function bodiesOf(page: Page, name: EndpointName): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === endpoints[name].path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Lets the server do what the next call asks for, and loses its answer; the calls after it go through. */
export async function loseNextAnswer(page: Page, name: EndpointName): Promise<void> {
  await page.route(
    addressOf(name),
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}
