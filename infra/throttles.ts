import type { ThrottleSettings } from "aws-cdk-lib/aws-apigatewayv2";
import type { Endpoint } from "../shared/endpoint.ts";
import type { RateName } from "../shared/limits.ts";

/** Requests per second, and at once, that the whole API takes from all users together. */
export const stageThrottle: ThrottleSettings = { rateLimit: 1000, burstLimit: 500 };

/** Lower limits of calls that cost more than others or are worth attacking. */
const throttles: Partial<Record<RateName, ThrottleSettings>> = {
  signIn: { rateLimit: 50, burstLimit: 50 },
  chat: { rateLimit: 20, burstLimit: 20 },
  fetchImage: { rateLimit: 20, burstLimit: 20 },
  imports: { rateLimit: 10, burstLimit: 10 },
};

const uploads: ThrottleSettings = { rateLimit: 20, burstLimit: 20 };

/** The limit of a row that has its own; undefined when the stage's is enough. */
export function throttleOf({ rate, body }: Endpoint): ThrottleSettings | undefined {
  const byRate = rate === undefined ? undefined : throttles[rate];
  return byRate ?? (body === "form" ? uploads : undefined);
}
