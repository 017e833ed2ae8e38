import type { ThrottleSettings } from "aws-cdk-lib/aws-apigatewayv2";
import type { Endpoint } from "../../shared/endpoint.ts";
import type { RateName } from "../../shared/rates.ts";
import type { Settings } from "../settings.ts";

/**
 * The gateway counts everybody together and before we know who calls, so whoever fills a throttle shuts the others out.
 * Each has room for so many calls a second of one address, beside those of everybody else (decision 0088).
 */
const oneFlood = 1000;

const throttleOfRate = (rate: number): ThrottleSettings => ({ rateLimit: rate, burstLimit: rate });

/** Requests per second, and at once, that the whole API takes from all users together: what a flood may cost at most. */
export const stageThrottle = ({ callsPerSecond }: Settings): ThrottleSettings =>
  throttleOfRate(callsPerSecond);

/**
 * The lower limit of calls that cost more than others or are worth attacking: beside a flood still far above their real
 * use. What one person or address may do is for `rates` to say.
 */
export const costly = throttleOfRate(oneFlood + 200);

const costlyRates: readonly RateName[] = [
  "chat",
  "fetchImage",
  "violations",
  "signIn",
  "signInReturn",
];

/** The limit of a row that has its own; undefined when the stage's is enough. */
export function throttleOf({ rate, body }: Endpoint): ThrottleSettings | undefined {
  const isCostly = body === "form" || costlyRates.some((name) => name === rate);
  return isCostly ? costly : undefined;
}
