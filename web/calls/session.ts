import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { hasVisitedBefore } from "./api.ts";
import { pauseMs } from "./backoff.ts";
import { DeviceChoice } from "../browser/device-choice.ts";
import { isDue, useCall } from "./queries.ts";
import { endpointRows } from "./endpoint-rows.ts";
import { sessionHintKey } from "../browser/session-hint.ts";

/** Who looks at the page. "loading" only until the server answered; "unknown" when it could not be asked. */
export interface Session {
  readonly state: "loading" | "visitor" | "user" | "unknown";
  /** Empty unless `state` is "user". */
  readonly username: string;
  readonly avatarUrl: string;
  /** Milliseconds to add to this device's clock to get the server's. */
  readonly clockOffsetMs: number;
}

const visitor: Session = { state: "visitor", username: "", avatarUrl: "", clockOffsetMs: 0 };

/** Who looked at the page the last time: a guess by which the right code is on its way before the server has answered. */
export const sessionHint = new DeviceChoice(sessionHintKey, ["visitor", "user"]);

/** Keeps the guess up with what the server says. */
export function useSessionHint(): void {
  const { data } = useSessionCall();
  useEffect(() => {
    if (data !== undefined) sessionHint.choose(data.logged ? "user" : "visitor");
  }, [data]);
}

/** Lets nothing stand that was answered to somebody else, who was signed in here before another tab changed that. */
export function useForgetOthers(): void {
  const client = useQueryClient();
  const { data } = useSessionCall();
  const last = useRef("");
  const username = data?.username ?? "";
  useEffect(() => {
    if (username === "") return;
    const isAnother = last.current !== "" && last.current !== username;
    last.current = username;
    if (!isAnother) return;
    const own = ({ queryKey: [name] }: Query): boolean => name !== "check_logged";
    void client.resetQueries({ predicate: own });
  }, [client, username]);
}

/** How often it is asked again by itself who is signed in, with growing pauses. */
const furtherAsks = 4;

const nextAskMs = ({ state: { data, error, errorUpdateCount } }: Pick<Query, "state">) =>
  data === undefined && errorUpdateCount > 0 && errorUpdateCount <= furtherAsks
    ? pauseMs(errorUpdateCount, error)
    : false;

/** Who comes back to the tab waits for no pause that has grown meanwhile: only for the first one. */
const isDueAgain = (query: Pick<Query, "state">) => isDue(query, 1);

/** The question who is signed in. A failed one is told at once: `useSessionWatch` asks again. */
export const useSessionCall = () => useCall("check_logged", {}, { retry: false });

/** Asks again who is signed in while that could not be asked. For one place of a page: it keeps the time. */
export function useSessionWatch() {
  return useCall(
    "check_logged",
    {},
    { retry: false, refetchInterval: nextAskMs, refetchOnWindowFocus: isDueAgain },
  );
}

/** The session, fetched when the header loads. Where it could not be asked, the page is that of a visitor, and says so. */
export function useSession(): Session {
  const { data, dataUpdatedAt, errorUpdateCount, isPaused } = useSessionCall();
  if (data === undefined) {
    // A browser that never spoke to the server cannot be signed in: no need to wait for the answer.
    if (!hasVisitedBefore()) return visitor;
    return { ...visitor, state: errorUpdateCount > 0 || isPaused ? "unknown" : "loading" };
  }
  return {
    state: data.logged ? "user" : "visitor",
    username: data.username,
    avatarUrl: data.avatar_url,
    clockOffsetMs: data.now - dataUpdatedAt,
  };
}

/** Where the browser goes to sign in with the identity provider; `next` is where it comes back to. */
export const signInUrl = (next: string): string =>
  `${endpointRows.auth_login.path}?next=${encodeURIComponent(next)}`;
