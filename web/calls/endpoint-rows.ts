import * as z from "zod";
import type { Endpoint } from "../../shared/endpoint.ts";
import { endpoints, type EndpointName } from "../../shared/endpoints.ts";

/** What the browser needs of a row. */
export type EndpointRow = Pick<Endpoint, "path" | "body" | "stale"> & {
  /** Whether it is asked by GET; by POST otherwise. */
  readonly isGet: true | undefined;
  /** Whether it changes something in the name of whoever is signed in. */
  readonly isWrite: true | undefined;
  /** Whether it makes something, once for each idempotency key. */
  readonly isKeyed: true | undefined;
};

function browserPart({ method, path, body, stale, request, effect }: Endpoint): EndpointRow {
  const isKeyed = request instanceof z.ZodObject && "idempotency_key" in request.shape;
  return {
    isGet: method !== "POST" || undefined,
    path,
    body,
    stale,
    isWrite: effect === "write" || undefined,
    isKeyed: isKeyed || undefined,
  };
}

/**
 * The endpoint table without its schemas. The build evaluates this module and ships only the result
 * (`build/evaluated-modules.ts`), so that zod never reaches the browser.
 */
export const endpointRows = Object.fromEntries(
  Object.entries(endpoints).map(([name, row]) => [name, browserPart(row)]),
) as Record<EndpointName, EndpointRow>;
