import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server of releases does; tests change it as they go. */
export interface ReleaseHost {
  bytes: Buffer;
  /** The checksum that the release names, when it is not that of the bytes. */
  digest?: string | null;
  /** Ends the connection after so many bytes of the file, as often as there are numbers. */
  readonly breaks: number[];
  /** Says nothing any more after so many bytes. */
  silentAfter?: number;
  /** What the release says of the file's size, when it is not so. */
  size?: number;
  name: string;
  tag: string;
  /** Where the file's address leads to instead. */
  redirect?: string;
  /** Answers everything with this status. */
  status?: number;
  /** What the release's address answers, when it is no release. */
  release?: string;
  /** The page that the release names as its own, as GitHub's do. */
  page?: string;
  /** The file's entity tag. */
  etag?: string;
}

/** A server of releases on this machine. */
export interface ReleaseServer extends ReleaseHost {
  readonly address: string;
  /** Requests for the file so far, by the range that was asked for. */
  readonly asked: (string | undefined)[];
  stop(): Promise<void>;
}

/** Serves one release of the anime-offline-database as GitHub does: its description, and its file by a redirect. */
export async function serveRelease(bytes: Buffer, port = 0): Promise<ReleaseServer> {
  const host: ReleaseHost = {
    bytes,
    breaks: [],
    name: "anime-offline-database.jsonl.zst",
    tag: "2026-27",
  };
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (host.status !== undefined) response.writeHead(host.status).end();
    else if (request.url === "/latest") {
      response.end(host.release ?? JSON.stringify(describe(host, origin)));
    } else if (request.url === "/download") {
      response.writeHead(302, { location: host.redirect ?? "/file" }).end();
    } else {
      asked.push(request.headers.range);
      sendFile(host, request, response);
    }
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(host, {
    address: `${origin}/latest`,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

export const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

function describe(host: ReleaseHost, origin: string): object {
  const { name, tag, bytes, size = bytes.length, digest = `sha256:${sha256(bytes)}` } = host;
  return {
    tag_name: tag,
    name: "2026-27",
    html_url: host.page,
    assets: [
      { name: "dead-entries.zip", size: 1, browser_download_url: `${origin}/dead`, digest: null },
      { name, size, browser_download_url: `${origin}/download`, digest },
    ],
  };
}

function sendFile(host: ReleaseHost, request: IncomingMessage, response: ServerResponse): void {
  const { bytes, silentAfter, etag = `"${sha256(bytes).slice(0, 8)}"` } = host;
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const goesOn = from > 0 && request.headers["if-range"] === etag;
  const rest = bytes.subarray(goesOn ? from : 0);
  response.writeHead(goesOn ? 206 : 200, {
    etag,
    "content-length": rest.length,
    ...(goesOn ? { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  const until = host.breaks.shift();
  if (until !== undefined) response.write(rest.subarray(0, until), () => response.destroy());
  else if (silentAfter !== undefined) response.write(rest.subarray(0, silentAfter));
  else response.end(rest);
}
