import { QueryClient, useQuery, type Query, type UseQueryOptions } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { EndpointName } from "../../shared/endpoints.ts";
import { call, CallError, type CallRequest, type CallResponse } from "./api.ts";
import { Allowance, mayTryAgain, pauseMs } from "./backoff.ts";
import { endpointRows } from "./endpoint-rows.ts";
import { whatToWaitFor } from "./why-missing.ts";
import { toast } from "../toasts/toast.ts";

/**
 * Whether a read may be made once more by the page itself: a failure is an answer, too, and holds for the pause after so
 * many in a row.
 */
export const isDue = (
  { state: { error, errorUpdatedAt, errorUpdateCount } }: Pick<Query, "state">,
  failures = errorUpdateCount,
) => error === null || Date.now() - errorUpdatedAt >= pauseMs(failures, error);

/**
 * Makes the cache of answers. Reads are tried three times, with growing pauses, unless the server refused them or too
 * many others fail as well; writes once.
 */
export function createQueryClient(): QueryClient {
  const allowance = new Allowance(3, 10_000);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => mayTryAgain(failures, error) && allowance.take(Date.now()),
        retryDelay: (failures, error) => pauseMs(failures + 1, error),
        retryOnMount: isDue,
        refetchOnMount: isDue,
        refetchOnWindowFocus: isDue,
      },
    },
  });
  // Pauses grow with failures in a row. The library's count of them never begins anew by itself.
  client.getQueryCache().config.onSuccess = (_, query) => {
    query.setState({ errorUpdateCount: 0 });
  };
  return client;
}

/** Where the cache keeps an answer: under the endpoint's name and the request. */
export const queryKey = <Name extends EndpointName>(name: Name, request: CallRequest<Name>) =>
  [name, request] as const;

/** A read as TanStack Query takes it, for `useQuery`, `prefetchQuery` and `fetchQuery` alike. */
export const queryOf = <Name extends EndpointName>(name: Name, request: CallRequest<Name>) => ({
  queryKey: queryKey(name, request),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(name, request, signal),
});

type CallOptions<Name extends EndpointName> = Pick<
  UseQueryOptions<CallResponse<Name>>,
  "enabled" | "staleTime" | "placeholderData" | "refetchInterval" | "refetchOnWindowFocus" | "retry"
>;

/** Reads an endpoint through the cache. */
export function useCall<Name extends EndpointName>(
  name: Name,
  request: CallRequest<Name>,
  options: CallOptions<Name> = {},
) {
  return useQuery<CallResponse<Name>>({ ...queryOf(name, request), ...options });
}

/**
 * Reads an endpoint whose answer draws much. That is done in slices, between which the browser does what else is due,
 * and the call counts as pending until it is done. Later changes show at once.
 */
export function useLargeCall<Name extends EndpointName>(...read: Parameters<typeof useCall<Name>>) {
  const { isPending: isOnItsWay, data, error, isPlaceholderData, refetch } = useCall(...read);
  const isPending = useDeferredValue(isOnItsWay) || isOnItsWay;
  return { isPending, data: isPending ? undefined : data, error, isPlaceholderData, refetch };
}

/** Marks as stale whatever a success of this call changed, as its row of the endpoint table says. */
export const invalidateStale = (
  client: QueryClient,
  name: EndpointName,
  refetchType?: "active" | "none",
): Promise<void> => invalidateCalls(client, endpointRows[name].stale ?? [], refetchType);

/**
 * Marks the answers of calls as stale. What is on screen is fetched again at once; with "none" only when it is shown the
 * next time.
 */
export async function invalidateCalls(
  client: QueryClient,
  stale: readonly string[],
  refetchType: "active" | "none" = "active",
): Promise<void> {
  const isFirst = ({ state }: Pick<Query, "state">): boolean => state.data === undefined;
  for (const endpoint of stale) {
    for (const { promise, queryKey: key } of client
      .getQueryCache()
      .findAll({ queryKey: [endpoint], predicate: isFirst })) {
      // The library lets a first answer on its way stand, which may have been given before the change.
      const renew = () => client.invalidateQueries({ queryKey: key, exact: true, refetchType });
      promise?.then(renew, () => undefined);
    }
  }
  await Promise.all(
    stale.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint], refetchType })),
  );
}

/** Whether an answer was lost on its way, so that nobody knows if the server acted. */
export const isLost = (error: unknown): boolean => error instanceof CallError && error.isLost;

const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.status === errorStatus.signed_out;

/**
 * What follows from a failed write, beside what its caller says: whatever it may have changed after all is fetched
 * again, and a session that has ended is told.
 */
export function afterFailure(client: QueryClient, name: EndpointName, error: unknown): void {
  if (isLost(error)) void invalidateStale(client, name);
  tellSignedOut(client, error);
}

/** A 401 means that the session ended meanwhile: the header has to say so, and a toast offers the way back in. */
export function tellSignedOut(client: QueryClient, error: unknown): void {
  if (!isSignedOut(error)) return;
  toast.error(sentences.sessionOver, { key: "session", offersSignIn: true });
  askWhoIsSignedIn(client);
}

/** Lets the page learn that a session has ended. */
export function askWhoIsSignedIn(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["check_logged"] });
}

/**
 * Says in a toast that something failed, and below it what the server asks to wait for; unless it failed for a session
 * that has ended, which is told already.
 */
export function tellFailure(error: unknown, text: string): void {
  if (isSignedOut(error)) return;
  const wait = whatToWaitFor(error);
  toast.error(text, wait === undefined || wait === text ? {} : { more: wait });
}
