import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";

/** An address of the app, and what its entry of the browser's history holds beside it. */
export interface AppLocation {
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its number sign; empty where there is none. */
  readonly hash: string;
  /** What {@link navigate} was given for it. */
  readonly state: unknown;
  /** Whether the browser's own buttons led here. */
  readonly isReturn: boolean;
}

/** Where to go: an address, or its parts; a path left out stays, the other parts go. */
export type To = string | Partial<Pick<AppLocation, "pathname" | "search" | "hash">>;

interface Manner {
  /** Whether the present entry of the history makes room for it. */
  readonly replace?: boolean | undefined;
  /** What the entry holds beside the address: anything that can be cloned. */
  readonly state?: unknown;
}

/** Under what an entry of the history keeps the state; others keep things there, too. */
const said = "app";

const stateOf = (kept: unknown): unknown =>
  typeof kept === "object" && kept !== null && said in kept ? kept[said] : null;

function currentLocation(isReturn: boolean): AppLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: stateOf(window.history.state), isReturn };
}

/** The address that somebody goes to from a path. A question that asks for nothing is none. */
export function hrefOf(to: To, { pathname }: Pick<AppLocation, "pathname">): string {
  const { pathname: path = "", search = "", hash = "" } = typeof to === "string" ? {} : to;
  const asked = typeof to === "string" ? to : `${path}${search}${hash}`;
  const whole = asked.startsWith("/") ? asked : `${pathname}${asked}`;
  return whole.replace(/\?(?=#|$)/, "");
}

const listeners = new Set<(isReturn: boolean) => void>();

/** Goes to another address of the app, or one entry back. */
export function navigate(to: To | -1, { replace = false, state }: Manner = {}): void {
  if (to === -1) {
    window.history.back();
    return;
  }
  const href = hrefOf(to, window.location);
  window.history[replace ? "replaceState" : "pushState"]({ [said]: state ?? null }, "", href);
  for (const listener of listeners) listener(false);
}

/** Where drawings of the build are, which no address leads to. */
const nowhere: AppLocation = { pathname: "/", search: "", hash: "", state: null, isReturn: false };

const LocationContext = createContext(nowhere);

/** Tells what it holds where the app is. What comes next is drawn beside what is there, which stays until that is whole. */
export function LocationProvider({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(() => currentLocation(true));
  useLayoutEffect(() => {
    const listener = (isReturn: boolean) => {
      const next = currentLocation(isReturn);
      startTransition(() => {
        setLocation(next);
      });
    };
    const onReturn = () => {
      listener(true);
    };
    listeners.add(listener);
    window.addEventListener("popstate", onReturn);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("popstate", onReturn);
    };
  }, []);
  return createElement(LocationContext, { value: location }, children);
}

/** Where the app is. */
export const useLocation = (): AppLocation => useContext(LocationContext);

/** What the address asks for, by name. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
