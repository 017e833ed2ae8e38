import type { Endpoint } from "../shared/endpoint.ts";
import { endpoints, type EndpointName } from "../shared/endpoints.ts";

/** What the browser needs of a row. */
export type EndpointRow = Pick<Endpoint, "method" | "path" | "body" | "effect" | "stale">;

function browserPart({ method, path, body, effect, stale }: Endpoint): EndpointRow {
  return { method, path, body, effect, stale };
}

/**
 * The endpoint table without its schemas. The build evaluates this module and ships only the result
 * (`build/evaluated-modules.ts`), so that zod never reaches the browser.
 */
export const endpointRows = Object.fromEntries(
  Object.entries(endpoints).map(([name, row]) => [name, browserPart(row)]),
) as Record<EndpointName, EndpointRow>;
