import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EndpointName } from "../../shared/endpoints.ts";
import { call, type CallRequest, type CallResponse } from "./api.ts";
import { Attempt } from "./attempt.ts";
import { endpointRows } from "./endpoint-rows.ts";
import { afterFailure, invalidateStale } from "./queries.ts";

/** How the last try of a write stands. */
interface Standing {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
}

const notTried: Standing = { isPending: false, isSuccess: false, error: null };
const underWay: Standing = { ...notTried, isPending: true };
const done: Standing = { ...notTried, isSuccess: true };

/** How a try ended. */
type Outcome<Answer> =
  { readonly answer: Answer; readonly failure?: never } | { readonly failure: Error };

/** What a component does after its write; no longer wanted when it is gone, or has written once more. */
interface Endings<Answer> {
  readonly onSuccess?: (answer: Answer) => void;
  readonly onError?: (error: Error) => void;
}

/**
 * A write: `mutate` and `mutateAsync` take its request, and only the latter rejects. Where it makes something, trying
 * again with the same fields is the same thing for the server, until it has worked.
 */
export function useChange<Name extends EndpointName>(name: Name) {
  type Request = CallRequest<Name>;
  type Answer = CallResponse<Name>;
  const client = useQueryClient();
  const [standing, setStanding] = useState(notTried);
  const [attempt] = useState(() => new Attempt());
  /** The last try, as long as somebody is there to see how it ends. */
  const last = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [],
  );

  const run = useCallback(
    async (
      request: Request,
      { onSuccess, onError }: Endings<Answer> = {},
    ): Promise<Outcome<Answer>> => {
      const own = Symbol(name);
      last.current = own;
      setStanding(underWay);
      const isKeyed = endpointRows[name].isKeyed === true;
      const keyed = isKeyed ? { idempotency_key: attempt.keyFor(request), ...request } : request;
      let answer: Answer;
      try {
        answer = await call(name, keyed);
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        afterFailure(client, name, failure);
        if (last.current === own) {
          setStanding({ ...notTried, error: failure });
          onError?.(failure);
        }
        return { failure };
      }
      attempt.end();
      // Not awaited: the change is done, and whoever waits for it need not wait for fresh lists.
      void invalidateStale(client, name);
      if (last.current === own) {
        setStanding(done);
        onSuccess?.(answer);
      }
      return { answer };
    },
    [client, name, attempt],
  );
  const mutate = useCallback(
    (request: Request, endings?: Endings<Answer>) => {
      // How it failed is told by `error` and `onError`. What these throw themselves is a fault, which the console tells.
      void run(request, endings);
    },
    [run],
  );
  const mutateAsync = useCallback(
    async (request: Request): Promise<Answer> => {
      const outcome = await run(request);
      if (outcome.failure) throw outcome.failure;
      return outcome.answer;
    },
    [run],
  );
  const reset = useCallback(() => {
    last.current = undefined;
    setStanding(notTried);
  }, []);
  return { ...standing, mutate, mutateAsync, reset };
}
