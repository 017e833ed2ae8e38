import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** An answer as it was put. */
interface Put {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly answer: unknown;
}

/** CloudFormation where it takes the answers of functions that stand for resources. */
export interface Taking {
  /** Where answers are put. */
  readonly url: string;
  /** What was taken so far. */
  puts: Put[];
  /** How many more answers are refused before one is taken. */
  refusals: number;
  readonly end: () => void;
}

/** Takes answers in CloudFormation's place, over real HTTP. */
export async function takeAnswers(): Promise<Taking> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (taking.refusals > 0) {
        taking.refusals -= 1;
        response.writeHead(503).end();
        return;
      }
      const { method, headers } = request;
      taking.puts.push({ method, contentType: headers["content-type"], answer: JSON.parse(body) });
      response.end();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  const taking: Taking = {
    url: `http://127.0.0.1:${port}/answer?signed=1`,
    puts: [],
    refusals: 0,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return taking;
}
