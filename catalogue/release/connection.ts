import * as limits from "../../shared/limits.ts";

/** A release that could not be had, told in a sentence for the operator. */
export class ReleaseError extends Error {}

/** The line broke, or nothing came any more: what is there is kept, and the rest may be fetched later. */
export class BrokenOff extends ReleaseError {}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a release may be fetched from there: by https, or from this machine, which is for tests and mirrors. */
export function mayFetchFrom(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && loopback.has(url.hostname));
}

/** Whether an address is one of the network: by https, not of the machine that asks, and of nobody's account. */
export function isOnNetwork(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || loopback.has(url.hostname)) return false;
  return url.username === "" && url.password === "";
}

/** Where a redirect, or the address that an answer names, leads; never from the network to this machine, nor to an open line. */
export function redirected(from: URL, location: string | null): URL {
  const to = location === null ? null : URL.parse(location, from);
  const isAllowed =
    to !== null && (from.protocol === "http:" ? mayFetchFrom(to.href) : isOnNetwork(to.href));
  if (!isAllowed) throw new ReleaseError(`${from.host} leads to an address that we do not follow.`);
  return to;
}

const whyUnreachable = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
};

/** One answer of the network, read by parts. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * Asks for a file, following redirects, and gives its answer to `read`. Nothing is open any more when that is over.
 * @throws BrokenOff when the line breaks or nothing comes for `stallMs`; ReleaseError for where we do not go; and what
 * `read` throws as it is, which is no fault of the line.
 */
export async function ask<Result>(
  address: string,
  headers: Readonly<Record<string, string>>,
  { signal, stallMs = limits.releaseStallMs }: { signal?: AbortSignal; stallMs?: number },
  read: (answer: Answer) => Promise<Result>,
): Promise<Result> {
  if (!mayFetchFrom(address)) throw new ReleaseError(`${address} is no https address.`);
  const stalled = new AbortController();
  const timer = setTimeout(() => {
    stalled.abort();
  }, stallMs);
  let url = new URL(address);
  const signals = signal === undefined ? [stalled.signal] : [stalled.signal, signal];
  const brokenOff = (error: unknown): BrokenOff => {
    if (signal?.aborted) {
      return new BrokenOff(`It took longer than ${limits.releaseSeconds} seconds in all.`);
    }
    if (stalled.signal.aborted) {
      return new BrokenOff(`Nothing came from ${url.host} for ${stallMs / 1000} seconds.`);
    }
    return new BrokenOff(`${url.host} could not be reached${whyUnreachable(error)}.`);
  };
  try {
    for (let hop = 0; hop <= limits.releaseRedirects; hop++) {
      const response = await fetch(url, {
        redirect: "manual",
        signal: AbortSignal.any(signals),
        // What is packed is a file of its own, which is not to be unpacked on its way.
        headers: { "user-agent": "tsuzuku", "accept-encoding": "identity", ...headers },
      }).catch((error: unknown) => {
        throw brokenOff(error);
      });
      timer.refresh();
      try {
        const { status, headers: given } = response;
        if (status < 300 || status > 399 || status === 304) {
          const parts = partsOf(response, timer, brokenOff);
          return await read({ status, headers: given, parts });
        }
      } finally {
        await response.body?.cancel().catch(() => undefined);
      }
      url = redirected(url, response.headers.get("location"));
    }
    throw new ReleaseError(`${url.host} leads on and on.`);
  } finally {
    clearTimeout(timer);
  }
}

async function* partsOf(
  response: Response,
  stall: NodeJS.Timeout,
  brokenOff: (error: unknown) => BrokenOff,
): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  try {
    // What whoever reads the parts throws never comes here: it only ends the loop.
    for await (const part of response.body) {
      stall.refresh();
      yield part;
    }
  } catch (error) {
    throw brokenOff(error);
  }
}
