import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { text } from "node:stream/consumers";

/** What AWS was asked, and what it says to that after a while. */
interface AwsCall {
  /** `GetItem` for the table, `GET /bucket/key` for the storage. */
  readonly operation: string;
  readonly body: string;
}

interface AwsAnswer {
  readonly status?: number;
  /** JSON for the table, text for the storage. */
  readonly body: unknown;
  /** Milliseconds in place of the usual ones. */
  readonly afterMs?: number;
}

/** Answers that can be told apart by the time they take: the slow ones are still under way when the others have failed. */
const usualMs = 15;
export const slowMs = 120;

/** The refusal of a write whose condition does not hold, as DynamoDB words it. */
export const conditionFailed: AwsAnswer = {
  status: 400,
  body: { __type: "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException" },
};

/** An AWS that answers as a test says, and remembers what was asked when. */
export class SlowAws {
  /** What was asked, in groups: all of a group were under way at the same time, and no call of another group. */
  waves: AwsCall[][] = [];
  underWay = 0;
  answer: (call: AwsCall) => AwsAnswer = () => ({ body: {} });
  /** The value of every secret. Whichever call comes first asks for it, so that it is told at once and noted nowhere. */
  secret = "";

  #arrived = 0;

  /**
   * Resolves when nothing has arrived for some turns of the event loop: what was asked at the same time is under way at the
   * same time, too, on a machine so busy that its sending takes longer than an answer.
   */
  async #allHaveArrived(): Promise<void> {
    for (let quietTurns = 0, arrived = this.#arrived; quietTurns < 10; quietTurns++) {
      await nextTurn();
      if (arrived !== this.#arrived) [quietTurns, arrived] = [0, this.#arrived];
    }
  }

  readonly #server = createServer((request, response) => {
    void (async () => {
      const { method = "GET", url = "/", headers } = request;
      const target = headers["x-amz-target"];
      const operation =
        typeof target === "string"
          ? target.replace(/^.*\./, "")
          : `${method} ${url.split("?")[0] ?? ""}`;
      if (operation === "GetSecretValue") {
        request.resume();
        response.end(JSON.stringify({ SecretString: this.secret }));
        return;
      }
      this.#arrived++;
      if (this.underWay++ === 0) this.waves.push([]);
      const call = { operation, body: await text(request) };
      this.waves.at(-1)?.push(call);
      const { status = 200, body, afterMs = usualMs } = this.answer(call);
      await delay(afterMs);
      await this.#allHaveArrived();
      this.underWay--;
      // The client takes the difference to a clock that a test has set for its own going wrong, and asks once more.
      response.sendDate = false;
      response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    })();
  });

  /** Begins to listen. Returns the endpoint. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => {
      this.#server.listen(0, "127.0.0.1", listening);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The operations of each group, in the order of the alphabet. */
  get operations(): string[][] {
    return this.waves.map((wave) => wave.map(({ operation }) => operation).sort());
  }

  /** Everything that was asked. */
  get asked(): AwsCall[] {
    return this.waves.flat();
  }
}
