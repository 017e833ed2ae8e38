import { setTimeout as sleep } from "node:timers/promises";
import type { Service, Services } from "./aws-endpoint.ts";
import { headerOf, targetOf, type AwsCall } from "./call.ts";

/** Units of the table, as DynamoDB bills them. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
}

/** Units that a request took of one partition of the table, or of an index. */
export interface Touch extends Units {
  /** The partition key's value; of a write that moves an item in an index, the item's own. */
  readonly partition: string;
  /** The sort key of the item, where it is one item. */
  readonly item?: string;
  readonly isIndex: boolean;
}

/** A request of a function while it was counted. */
export interface CountedRequest {
  /** The function's name. */
  readonly caller: string;
  /** Its service and operation: `dynamodb:GetItem`, and of S3 the method, `s3:GET`. */
  readonly operation: string;
  /** Which round trip of its function it belonged to, from 1 on. */
  readonly roundTrip: number;
  readonly touches: readonly Touch[];
}

/** Counts what functions ask of AWS. */
export interface Meter {
  /** Begins to count; what is returned ends that, and says what was asked meanwhile. One count at a time. */
  begin(): () => readonly CountedRequest[];
  /** The services, with all requests of functions counted while somebody counts. */
  counted(services: Services): Services;
  /** Says of a request that is under way what it took of the table. */
  took(call: AwsCall, touches: readonly Touch[]): void;
  /** Whether somebody counts what the caller asks for. */
  isCounting(call: AwsCall): boolean;
}

/** Only functions have one: whoever operates the account, and what empties queues, is not counted. */
const environmentIdOf = (call: AwsCall): string | undefined =>
  headerOf(call, "x-amz-security-token");

/**
 * A function that asks for nothing more for so long, and so many turns, waits for what it has asked for. A client that is
 * made for the first request of its kind takes 15 ms until it asks, and twice as long on a busy machine.
 */
const quietMs = 90;
const quietTurns = 10;

/** The round trips of one execution environment. */
interface Environment {
  readonly id: string;
  roundTrip: number;
  /** Requests that are being carried out. */
  underWay: number;
  /** Lets go of the requests of the next round trip. */
  waiting: (() => void)[];
  /** Counts what has happened, so that a pause knows whether it was one. */
  events: number;
}

/**
 * A meter. Round trips are counted in lock-step, so that the count does not depend on what is quicker today: requests
 * wait until their function asks for nothing more, are then carried out together, and none of the next is before all are
 * answered. So requests side by side are one round trip, and a chain of them is as many as it has links. `turnOf` resolves
 * when the event loop of an environment has turned, with nothing read meanwhile, as it does not while the function, or
 * another program, computes.
 */
export function createMeter(turnOf: (environmentId: string) => Promise<void>): Meter {
  let counted: { roundTrip: number; call: AwsCall; touches: readonly Touch[] }[] | undefined;
  let environments = new Map<string, Environment>();

  const environmentOf = (call: AwsCall): Environment => {
    const id = environmentIdOf(call) ?? "";
    const known = environments.get(id) ?? { id, roundTrip: 0, underWay: 0, waiting: [], events: 0 };
    environments.set(id, known);
    return known;
  };

  /** Lets the waiting requests go when nothing happens for a while. */
  async function letGoWhenQuiet(environment: Environment): Promise<void> {
    const events = ++environment.events;
    if (environment.underWay > 0 || environment.waiting.length === 0) return;
    await sleep(quietMs);
    for (let turn = 0; turn < quietTurns && environment.events === events; turn++) {
      await turnOf(environment.id);
    }
    if (environment.events !== events) return;
    environment.roundTrip++;
    const { waiting } = environment;
    environment.waiting = [];
    environment.underWay = waiting.length;
    for (const letGo of waiting) letGo();
  }

  const isCounting = (call: AwsCall): boolean =>
    counted !== undefined && environmentIdOf(call) !== undefined;

  const countedService =
    (service: Service): Service =>
    async (call, request, response) => {
      if (!isCounting(call)) {
        await service(call, request, response);
        return;
      }
      const environment = environmentOf(call);
      const turn = Promise.withResolvers<undefined>();
      environment.waiting.push(() => {
        turn.resolve(undefined);
      });
      void letGoWhenQuiet(environment);
      await turn.promise;
      counted?.push({ call, roundTrip: environment.roundTrip, touches: [] });
      try {
        await service(call, request, response);
      } finally {
        environment.underWay--;
        void letGoWhenQuiet(environment);
      }
    };

  return {
    begin() {
      if (counted !== undefined) throw new Error("Somebody counts already");
      counted = [];
      environments = new Map();
      return () => {
        const requests = counted ?? [];
        counted = undefined;
        return requests.map(({ call, roundTrip, touches }) => ({
          caller: call.caller,
          operation: `${call.service}:${targetOf(call) || call.method}`,
          roundTrip,
          touches,
        }));
      };
    },
    counted: (services) =>
      Object.fromEntries(
        Object.entries(services).map(([name, service]) => [name, countedService(service)]),
      ),
    took(call, touches) {
      const found = counted?.find((each) => each.call === call);
      if (found !== undefined) found.touches = touches;
    },
    isCounting,
  };
}
