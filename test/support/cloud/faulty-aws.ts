import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The AWS endpoint of a cloud, with calls that fail. */
export interface FaultyAws {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Stands in front of an AWS endpoint and lets chosen calls fail as S3 fails: with 503, however often they are tried. */
export async function faultyAws(
  endpoint: string,
  fails: (method: string, path: string) => boolean,
): Promise<FaultyAws> {
  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    if (fails(method, url)) {
      // The whole request first: a client that is still sending would see a broken connection.
      void text(request).then(() => {
        response.writeHead(503, { "content-type": "application/xml" });
        response.end(
          "<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>",
        );
      });
      return;
    }
    const onward = forward(new URL(url, endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
