import { createHash } from "node:crypto";

/** What a content security policy allows of a page's own text: the sources of its inline scripts and styles. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The source by which a policy allows one text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const sourcesOf = (html: string, pattern: RegExp): string[] => {
  const texts = Array.from(html.matchAll(pattern), ([, text]) => text ?? "");
  return [...new Set(texts)].map(hashSource);
};

/** The sources of the scripts and styles that stand in a page itself. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: sourcesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  styles: sourcesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
});
