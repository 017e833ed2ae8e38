import type { SettingsInForce } from "../account/deployed.ts";
import { reasonOf } from "../account/signed-calls.ts";
import { Broken } from "./condition.ts";

/** A site under test, as browsers reach it. */
export interface Site {
  /** Where it is asked, `https://…`. Before the DNS points at it, that is another address than its own. */
  readonly address: string;
  /** What it calls itself. */
  readonly origin: string;
  /** The gateway's own address, which everybody can find who looks for it; undefined where it is not known. */
  readonly gateway: string | undefined;
  /** What the operator chose; undefined where the deployment does not say it. */
  readonly settings: SettingsInForce | undefined;
  /** Names that nobody outside has to know. */
  readonly inner: readonly string[];
}

/** An answer with its whole body. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

const answerWithinMs = 30_000;

/** Asks for an address. Redirects are not followed. Rejects with Broken when there is no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await fetch(url, { redirect: "manual", signal, ...init });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { url, status: response.status, headers: response.headers, bytes, text };
  } catch (error) {
    throw new Broken(
      `${url} does not answer (${reasonOf(error)}). Look at the DNS and at the distribution.`,
    );
  }
}

/** Asks for a path of the site. */
export const get = ({ address }: Site, path: string, headers: Record<string, string> = {}) =>
  ask(address + path, { headers });

/** Calls an endpoint that changes nothing, as the page does. */
export const post = ({ address, origin }: Site, path: string, body: string) =>
  ask(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body,
  });

/** An answer in words, for a sentence. */
export const told = ({ url, status, headers, text }: Answer): string => {
  const begin = text.replace(/\s+/g, " ").trim().slice(0, 80);
  return `${url} answers ${status} (${headers.get("content-type") ?? "no type"})${begin === "" ? "" : `: ${begin}`}`;
};

/** Throws Broken unless something is true. The sentence ends with where to look. */
export function need(isMet: boolean, sentence: string): asserts isMet {
  if (!isMet) throw new Broken(sentence);
}
