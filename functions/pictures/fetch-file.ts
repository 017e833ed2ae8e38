import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { isPublicAddress } from "./public-address.ts";

/** How names become addresses, and which of those may be spoken to. */
export interface Network {
  /** All addresses of a host. Rejects when it has none. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string;
}

/** The public internet and nothing else. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

const refused = () => new ApiError("bad_request", sentences.unableToFetchPicture);
const failed = () => new ApiError("bad_request", sentences.errorFetchingPicture);

/** Where a request may go: https, and no name and password in the address. */
function requireUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") throw refused();
  return url;
}

/** The one address that is spoken to. Every address of the host must be allowed, whichever of them we take. */
async function requireAddress({ hostname }: URL, network: Network): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) === 0 ? await network.resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined || !addresses.every(network.isAllowed)) throw refused();
  return first;
}

/** Asks exactly that address, whatever its name resolves to by now; the certificate still has to be the host's. */
function ask(url: URL, address: string, network: Network, signal: AbortSignal) {
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        host: address,
        port: url.port === "" ? 443 : Number(url.port),
        path: url.pathname + url.search,
        ...(isName && { servername: url.hostname }),
        headers: { host: url.host, accept: "image/*", "accept-encoding": "identity" },
        ca: network.ca,
        agent: false,
        signal,
      },
      resolve,
    )
      .on("error", reject)
      .end();
  });
}

async function readAll(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limits.imageBytes) throw refused();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(text: string, network: Network, signal: AbortSignal): Promise<Uint8Array> {
  let url = requireUrl(text);
  for (let hop = 0; hop <= limits.fetchRedirects; hop++) {
    const answer = await ask(url, await requireAddress(url, network), network, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 200 && statusCode < 300) return await readAll(answer);
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) throw refused();
      url = requireUrl(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw refused();
}

/**
 * Fetches a file from the internet without ever speaking to anything else: https only, to addresses that were checked,
 * after every redirect anew, within 5 s and 2 MB. Throws ApiError 400: one sentence for what we refuse or the
 * server does not give, another for a network that fails.
 */
export async function fetchFile(url: string, network: Network = internet): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.fetchTimeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(failed());
    });
  });
  try {
    // Looking up a name cannot be aborted, but it need not be waited for.
    return await Promise.race([follow(url, network, signal), late]);
  } catch (error) {
    throw error instanceof ApiError ? error : failed();
  }
}
