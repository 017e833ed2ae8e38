import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** The hosts of the video site, which no test needs to reach. */
const hosts = ["i.ytimg.com", "www.youtube-nocookie.com"];

const portVariable = "TSUZUKU_TEST_VIDEO_PORT";

const stillPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#345"/></svg>';

const certificate = (file: string): Buffer =>
  readFileSync(join(import.meta.dirname, "../../support/certificate", file));

/**
 * Stands in for the video site until the returned function is called. A server costs less than routes of Playwright:
 * where there is one, every request of every page makes a detour.
 */
export async function startVideoSite(): Promise<() => void> {
  const credentials = { key: certificate("key.pem"), cert: certificate("cert.pem") };
  const server = createServer(credentials, ({ headers: { host } }, response) => {
    const [picture] = hosts;
    if (host === picture) response.setHeader("content-type", "image/svg+xml").end(stillPicture);
    else response.setHeader("content-type", "text/html").end("<title>Player</title>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.env[portVariable] = String((server.address() as AddressInfo).port);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Leads a browser's requests to the video site to its stand-in. */
export function videoSiteArgs(): string[] {
  const rules = hosts.map((host) => `MAP ${host}:443 127.0.0.1:${process.env[portVariable] ?? ""}`);
  return [`--host-resolver-rules=${rules.join(", ")}`];
}
