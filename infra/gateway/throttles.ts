import type { ThrottleSettings } from "aws-cdk-lib/aws-apigatewayv2";
import type { Endpoint } from "../../shared/endpoint.ts";
import type { RateName } from "../../shared/rates.ts";

/** Requests per second, and at once, that the whole API takes from all users together. */
export const stageThrottle: ThrottleSettings = { rateLimit: 1000, burstLimit: 500 };

/**
 * The lower limit of calls that cost more than others or are worth attacking, still far above their real use: the
 * gateway counts everybody together and before we know who calls, so whoever fills it shuts the others out. What one
 * person or address may do is for `rates` to say.
 */
export const costly: ThrottleSettings = { rateLimit: 200, burstLimit: 200 };

const costlyRates: readonly RateName[] = [
  "chat",
  "fetchImage",
  "reports",
  "signIn",
  "signInReturn",
];

/** The limit of a row that has its own; undefined when the stage's is enough. */
export function throttleOf({ rate, body }: Endpoint): ThrottleSettings | undefined {
  const isCostly = body === "form" || costlyRates.some((name) => name === rate);
  return isCostly ? costly : undefined;
}
