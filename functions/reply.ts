import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** An answer that is more than its JSON: cookies to set, or a place to go. Handlers return it in place of plain fields. */
export class Reply<Body> {
  readonly body: Body;
  readonly cookies: readonly string[];
  /** Where a 302 sends the browser. */
  readonly location: string | undefined;

  constructor(body: Body, options: { cookies?: readonly string[]; location?: string } = {}) {
    this.body = body;
    this.cookies = options.cookies ?? [];
    this.location = options.location;
  }
}

/** A redirect of the browser to `location`. */
export const redirect = (
  location: string,
  cookies: readonly string[] = [],
): Reply<Record<string, never>> => new Reply({}, { location, cookies });

/** A JSON answer. Nothing of the API may be cached or guessed to be another type. */
export function jsonResult(
  statusCode: number,
  body: unknown,
  extra: { headers?: Record<string, string>; cookies?: readonly string[] } = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...extra.headers,
    },
    ...(extra.cookies && extra.cookies.length > 0 ? { cookies: [...extra.cookies] } : {}),
    body: JSON.stringify(body),
  };
}
