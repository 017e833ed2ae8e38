import * as z from "zod";
import { ask, isOnNetwork, redirected, ReleaseError, type Answer } from "./connection.ts";
import * as limits from "../../shared/limits.ts";
import type { ReleaseNote } from "../source-key.ts";

/** Where the newest release of the anime-offline-database is told, unless the operator names another place. */
export const defaultReleaseAddress =
  "https://api.github.com/repos/manami-project/anime-offline-database/releases/latest";

/** The file of a release. */
export interface ReleaseFile {
  /** The release's own name, say `2026-27`. */
  readonly version: string;
  readonly name: string;
  readonly address: string;
  readonly sizeBytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
  /** The page of who published it; undefined when the release does not say. */
  readonly publisher: string | undefined;
}

/** What is kept of a release beside its bytes. */
export const noteOf = ({ sha256, version, publisher }: ReleaseFile): ReleaseNote => ({
  sha256,
  version,
  ...(publisher !== undefined && { publisher }),
});

/** A release as GitHub's interface tells it, and as a mirror may. */
const Release = z.object({
  tag_name: z.string(),
  name: z.string().nullish(),
  html_url: z.string().optional().catch(undefined),
  assets: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      browser_download_url: z.string(),
      digest: z.string().nullish(),
    }),
  ),
});

/** The forms in which the database is released, the one that is fetched and read with the least effort first. */
const forms = ["jsonl.zst", "jsonl.gz", "jsonl"].map((end) => `anime-offline-database.${end}`);
const olderForms = ["json.zst", "json.gz", "json"].map(
  (end) => `anime-offline-database-minified.${end}`,
);

/** What GitHub answers at most. */
const longestAnswerBytes = 1024 * 1024;

/**
 * The file of the newest release.
 * @throws ReleaseError when there is none, when it is too large, or when it comes without a checksum.
 */
export async function latestRelease(
  address: string,
  connection: Parameters<typeof ask>[2] = {},
): Promise<ReleaseFile> {
  const text = await ask(address, { accept: "application/json" }, connection, (answer) =>
    textOf(address, answer),
  );
  const release = Release.safeParse(jsonOf(text)).data;
  if (release === undefined) throw new ReleaseError(`${address} tells of no release.`);
  const { assets, tag_name: tag, name, html_url: page } = release;
  const asset = [...forms, ...olderForms]
    .map((form) => assets.find((each) => each.name === form))
    .find((each) => each !== undefined);
  if (asset === undefined) {
    throw new ReleaseError(`The release ${tag} has no file of the anime-offline-database.`);
  }
  const sha256 = /^sha256:([0-9a-f]{64})$/i.exec(asset.digest ?? "")?.[1]?.toLowerCase();
  if (sha256 === undefined) {
    throw new ReleaseError(`${asset.name} comes without a checksum (SHA-256), so it is not taken.`);
  }
  if (asset.size > limits.releaseBytes) throw tooLarge(asset.name);
  // The moving tag "latest" says nothing.
  const label = tag === "latest" ? (name ?? tag) : tag;
  return {
    // It is kept in a header, which takes no other letters.
    version: label.replace(/[^\x20-\x7e]/g, "").slice(0, 100),
    name: asset.name,
    address: redirected(new URL(address), asset.browser_download_url).href,
    sizeBytes: asset.size,
    sha256,
    publisher: publisherOf(page),
  };
}

/** Whose release a page is about: of GitHub's the repository. Undefined for what is no address to lead people to. */
function publisherOf(page: string | undefined): string | undefined {
  const publisher = page?.replace(/\/releases(?:\/.*)?$/, "") ?? "";
  if (!isOnNetwork(publisher)) return undefined;
  // It is kept in a header and shown as a link: letters as addresses write them, and not too many.
  const { href } = new URL(publisher);
  return href.length > 200 ? undefined : href;
}

/** What a file is refused with that is larger than any release. */
export const tooLarge = (name: string): ReleaseError =>
  new ReleaseError(
    `${name} is larger than ${limits.releaseBytes / 1024 / 1024} MB, the most that is fetched.`,
  );

/** Refuses all answers but those that bring what was asked for. */
export function requireFound(address: string, { status }: Answer): void {
  if (status >= 200 && status < 300) return;
  const { host, pathname } = new URL(address);
  if (status === 404) throw new ReleaseError(`${host} has no ${pathname} (404).`);
  if (status === 403 || status === 429) {
    throw new ReleaseError(`${host} refuses to answer for now (${status}). Try again in an hour.`);
  }
  throw new ReleaseError(`${host} answered ${status}.`);
}

async function textOf(address: string, answer: Answer): Promise<string> {
  requireFound(address, answer);
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of answer.parts) {
    sizeBytes += part.length;
    if (sizeBytes > longestAnswerBytes) throw new ReleaseError(`${address} tells of no release.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
