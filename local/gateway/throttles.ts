import * as z from "zod";
import type { Template } from "../template/template.ts";

/** Milliseconds of a clock that only goes forward. */
export type Clock = () => number;

/** Whether a request of the route with that key may pass; counts it if so. */
export type Throttles = (routeKey: string) => boolean;

const Limits = z.object({
  ThrottlingRateLimit: z.number().optional(),
  ThrottlingBurstLimit: z.number().optional(),
});

const Properties = z.object({
  DefaultRouteSettings: Limits.prefault({}),
  RouteSettings: z.record(z.string(), Limits).default({}),
});

/** What AWS allows all APIs of an account in a region. */
const ofAccount = { ThrottlingRateLimit: 10_000, ThrottlingBurstLimit: 5000 };

/**
 * The throttles of the template's stage as token buckets: that of a route which has one of its own, and then the stage's,
 * which all routes share. AWS does not say that a route with its own limit also takes from the stage's; here it does,
 * which is the worse case.
 */
export function readThrottles(template: Template, clock: Clock): Throttles {
  const [stage] = template.resources("AWS::ApiGatewayV2::Stage", Properties);
  const { DefaultRouteSettings = {}, RouteSettings = {} } = stage?.properties ?? {};
  const all = new TokenBucket({ ...ofAccount, ...DefaultRouteSettings }, clock);
  const ofRoutes = new Map(
    Object.entries(RouteSettings).map(([key, limits]) => [
      key,
      new TokenBucket({ ...ofAccount, ...limits }, clock),
    ]),
  );
  return (routeKey) => (ofRoutes.get(routeKey)?.take() ?? true) && all.take();
}

/** Holds as many tokens as a burst may have, and gets new ones at a rate per second; a request takes one. */
class TokenBucket {
  readonly #rate: number;
  readonly #burst: number;
  readonly #clock: Clock;
  #tokens: number;
  #filledAtMs: number;

  constructor(limits: Required<z.output<typeof Limits>>, clock: Clock) {
    this.#rate = limits.ThrottlingRateLimit;
    this.#burst = limits.ThrottlingBurstLimit;
    this.#clock = clock;
    this.#tokens = this.#burst;
    this.#filledAtMs = clock();
  }

  take(): boolean {
    const now = this.#clock();
    const added = ((now - this.#filledAtMs) / 1000) * this.#rate;
    this.#tokens = Math.min(this.#burst, this.#tokens + added);
    this.#filledAtMs = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
