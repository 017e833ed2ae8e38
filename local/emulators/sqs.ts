import { buildApp } from "fauxqs";
import { loopback } from "../net/listen.ts";
import { account } from "../template/account.ts";

/** A running SQS emulator; its messages live in memory. */
export interface Sqs {
  readonly endpoint: URL;
  stop(): Promise<void>;
}

/** Starts the emulator on a free port of this machine. */
export async function startSqs(): Promise<Sqs> {
  const app = buildApp({ logger: false, defaultRegion: account.region });
  const address = await app.listen({ port: 0, host: loopback });
  return {
    endpoint: new URL(address),
    stop: () => app.close(),
  };
}
