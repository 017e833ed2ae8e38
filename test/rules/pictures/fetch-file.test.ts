import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchFile, internet, type Network } from "../../../functions/pictures/fetch-file.ts";
import * as limits from "../../../shared/limits.ts";

/*
 * A real https server with a certificate for two names that only this test's network knows. The test's network
 * allows this machine where the product's own never does.
 */
const certificate = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../support/certificate", file), "utf8");

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
/** Host and path of every request that arrived. */
let asked: string[] = [];

const server = createServer(
  { key: certificate("key.pem"), cert: certificate("cert.pem") },
  (request, response) => {
    asked.push(`${request.headers.host ?? ""}${request.url ?? ""}`);
    answer(request, response);
  },
);
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end("picture");
});
afterEach(() => {
  server.closeAllConnections();
});

const unable = "Unable to fetch image from URL.";
const failing = "Error fetching image from URL.";

/** Our names lead to this machine; what `also` says, too. */
const network = (also: Readonly<Record<string, readonly string[]>> = {}): Network => ({
  resolve: (host) => {
    const addresses = { "pictures.example": ["127.0.0.1"], ...also }[host];
    return addresses === undefined
      ? Promise.reject(new Error(`ENOTFOUND ${host}`))
      : Promise.resolve(addresses);
  },
  isAllowed: (address) => address === "127.0.0.1" || internet.isAllowed(address),
  ca: certificate("cert.pem"),
});

const at = (path: string, host = "pictures.example") => `https://${host}:${port}${path}`;
const fetched = async (url: string, on: Network = network()) =>
  Buffer.from(await fetchFile(url, on)).toString();

describe("a picture of the internet", () => {
  test("is fetched, with its own name and nothing of ours", async () => {
    answer = ({ headers }, response) => {
      expect(headers.cookie).toBeUndefined();
      response.end("picture");
    };
    expect(await fetched(at("/a.png?size=2"))).toBe("picture");
    expect(asked).toEqual([`pictures.example:${port}/a.png?size=2`]);
  });

  test("may be two redirects away", async () => {
    answer = ({ url }, response) => {
      const next = { "/1": "/2", "/2": at("/3") }[url ?? ""];
      if (next === undefined) response.end("picture");
      else response.writeHead(302, { location: next }).end();
    };
    expect(await fetched(at("/1"))).toBe("picture");
  });

  test("may not be three redirects away", async () => {
    answer = ({ url }, response) =>
      response.writeHead(301, { location: `/${Number(url?.slice(1)) + 1}` }).end();
    await expect(fetched(at("/1"))).rejects.toThrow(unable);
    expect(asked).toHaveLength(1 + limits.fetchRedirects);
  });

  test("may have 2 MB and not a byte more, whatever its headers say", async () => {
    answer = ({ url }, response) => {
      response.end(Buffer.alloc(limits.imageBytes + Number(url === "/more")));
    };
    expect(await fetchFile(at("/most"), network())).toHaveLength(limits.imageBytes);
    await expect(fetched(at("/more"))).rejects.toThrow(unable);
  });

  test("without an end is given up after 2 MB", async () => {
    answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once("drain", more);
      };
      more();
    };
    await expect(fetched(at("/endless"))).rejects.toThrow(unable);
  });

  test.each([304, 403, 404, 500])("that is answered with %i is none", async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    await expect(fetched(at("/a"))).rejects.toThrow(unable);
  });
});

describe("where we never go", () => {
  test.each([
    "http://pictures.example/a.png",
    "ftp://pictures.example/a.png",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "//pictures.example/a.png",
    "pictures.example/a.png",
    "https://",
    "https://user:secret@pictures.example/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://0177.0.0.1/",
    "https://①②⑦.⓪.⓪.①/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a9fe:a9fe]/",
    "https://[64:ff9b::169.254.169.254]/",
    "https://[fe80::1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://10.0.0.1/",
    "",
    "a picture of a cat",
  ])("%s", async (url) => {
    await expect(fetchFile(url)).rejects.toThrow(unable);
  });

  test("localhost, by the real resolver", async () => {
    await expect(fetchFile(at("/", "localhost"))).rejects.toThrow(unable);
    expect(asked).toEqual([]);
  });

  test.each([
    ["a name that leads inside", ["10.0.0.1"]],
    ["a name that also leads inside", ["127.0.0.1", "192.168.0.1"]],
    ["a name that leads to the metadata service", ["169.254.169.254"]],
    ["a name that leads inside in IPv6", ["127.0.0.1", "fd00::1"]],
    ["a name with an IPv4 address in IPv6", ["::ffff:169.254.169.254"]],
    ["a name without an address", []],
  ])("%s", async (_, addresses) => {
    const inside = network({ "elsewhere.example": addresses });
    await expect(fetched(at("/", "elsewhere.example"), inside)).rejects.toThrow(unable);
    expect(asked).toEqual([]);
  });

  test.each([
    "http://pictures.example/",
    "https://169.254.169.254/",
    "https://[::1]/",
    "https://elsewhere.example/",
    "file:///etc/passwd",
  ])("%s, when a redirect leads there", async (location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    const inside = network({ "elsewhere.example": ["10.0.0.1"] });
    await expect(fetched(at("/"), inside)).rejects.toThrow(unable);
    expect(asked).toHaveLength(1);
  });

  test("where a name leads by the time we connect: the address that was checked is the one that is asked", async () => {
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    let lookups = 0;
    const rebinding: Network = {
      ...network(),
      resolve: () => Promise.resolve(answers[lookups++] ?? []),
    };
    expect(await fetched(at("/"), rebinding)).toBe("picture");
    expect(lookups).toBe(1);
  });

  test("a server that has no certificate of its name", async () => {
    const other = network({ "third.example": ["127.0.0.1"] });
    await expect(fetched(at("/", "third.example"), other)).rejects.toThrow(failing);
    expect(asked).toEqual([]);
  });
});

describe("a network that fails", () => {
  test("is told apart from what we refuse: no such name", async () => {
    await expect(fetched(at("/", "unheard-of.example"))).rejects.toThrow(failing);
  });

  test("nobody listens", async () => {
    await expect(fetched("https://127.0.0.1:1/")).rejects.toThrow(failing);
  });

  test("the connection breaks", async () => {
    answer = (request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
      setTimeout(() => request.socket.destroy(), 50);
    };
    await expect(fetched(at("/"))).rejects.toThrow(failing);
  });

  test("nothing comes for five seconds, or the name is never found", async () => {
    answer = () => undefined;
    const silent: Network = { ...network(), resolve: () => new Promise(() => undefined) };
    await Promise.all([
      expect(fetched(at("/"))).rejects.toThrow(failing),
      expect(fetched(at("/"), silent)).rejects.toThrow(failing),
    ]);
  });
});
