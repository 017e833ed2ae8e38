import { useEffect } from "react";
import { hasVisitedBefore } from "./api.ts";
import { DeviceChoice } from "./device-choice.ts";
import { useCall } from "./queries.ts";
import { endpointRows } from "./endpoint-rows.ts";
import { sessionHintKey } from "./session-hint.ts";

/** Who looks at the page. "loading" only until the server answered. */
export interface Session {
  readonly state: "loading" | "visitor" | "user";
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
  const { data } = useCall("check_logged", {}, { retry: false });
  useEffect(() => {
    if (data !== undefined) sessionHint.choose(data.logged ? "user" : "visitor");
  }, [data]);
}

/** The session, fetched when the header loads; a failure counts as logged out. */
export function useSession(): Session {
  const { data, isPending, dataUpdatedAt } = useCall("check_logged", {}, { retry: false });
  // A browser that never spoke to the server cannot be signed in: no need to wait for the answer.
  if (isPending) return hasVisitedBefore() ? { ...visitor, state: "loading" } : visitor;
  if (data === undefined) return visitor;
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
