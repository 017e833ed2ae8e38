import {
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { EndpointName } from "../shared/endpoints.ts";
import { call, CallError, type CallRequest, type CallResponse } from "./api.ts";
import { Allowance, mayTryAgain, pauseMs } from "./backoff.ts";
import { endpointRows } from "./endpoint-rows.ts";

/** Whether a read may be made once more by the page itself: a failure is an answer, too, and holds for its pause. */
const isDue = ({ state: { error, errorUpdatedAt, errorUpdateCount } }: Pick<Query, "state">) =>
  error === null || Date.now() - errorUpdatedAt >= pauseMs(errorUpdateCount, error);

/**
 * Makes the cache of answers. Reads are tried three times, with growing pauses, unless the server refused them or too
 * many others fail as well; writes once.
 */
export function createQueryClient(): QueryClient {
  const allowance = new Allowance(3, 10_000);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => mayTryAgain(failures, error) && allowance.take(Date.now()),
        retryDelay: (failures, error) => pauseMs(failures + 1, error),
        retryOnMount: isDue,
        refetchOnMount: isDue,
        refetchOnWindowFocus: isDue,
      },
      mutations: { networkMode: "always" },
    },
  });
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
  "enabled" | "staleTime" | "placeholderData" | "refetchInterval" | "retry"
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
 * Marks as stale whatever a success of this call changed, as its row of the endpoint table says.
 * What is on screen is fetched again at once; with "none" only when it is shown the next time.
 */
export async function invalidateStale(
  client: QueryClient,
  name: EndpointName,
  refetchType: "active" | "none" = "active",
): Promise<void> {
  const stale = endpointRows[name].stale ?? [];
  await Promise.all(
    stale.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint], refetchType })),
  );
}

/** A write: `mutate` and `mutateAsync` take its request. */
export function useChange<Name extends EndpointName>(name: Name) {
  const client = useQueryClient();
  return useMutation<CallResponse<Name>, Error, CallRequest<Name>>({
    mutationFn: (request) => call(name, request),
    onSuccess: () => {
      // Not awaited: the change is done, and whoever waits for it need not wait for fresh lists.
      void invalidateStale(client, name);
    },
    onError: (error) => afterRefusal(client, error),
  });
}

/** A 401 means that the session ended meanwhile: the header has to say so. */
export async function afterRefusal(client: QueryClient, error: Error): Promise<void> {
  if (error instanceof CallError && error.status === 401) {
    await client.invalidateQueries({ queryKey: ["check_logged"] });
  }
}
