import {
  useEffect,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { hrefOf, navigate, useLocation, type To } from "../browser/location.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: To;
  /** Whether the present entry of the history makes room for it; so it does where the address is the same. */
  readonly replace?: boolean;
  /** What the entry of the history is to hold (`AppLocation.state`). */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether a click is for the page; others open a tab, a window or a menu, which the browser knows how to do. */
const isOurs = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === "_self") &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link to an address of the app. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const href = hrefOf(to, { pathname });
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isOurs(event, rest.target)) return;
    event.preventDefault();
    navigate(href, { replace: replace ?? href === pathname + search + hash, state });
  };
  return <a {...rest} href={href} onClick={go} />;
}

const trimmed = (path: string): string => path.replace(/(?<=.)\/+$/, "");

/** A link that says whether it leads to the present page, or with `isSection` to what that page is a part of. */
export function NavLink({
  to,
  isSection = false,
  children,
  ...rest
}: Omit<LinkProps, "to" | "children"> & {
  /** A path. */
  readonly to: string;
  readonly isSection?: boolean;
  readonly children: ReactNode | ((isHere: boolean) => ReactNode);
}) {
  const here = trimmed(useLocation().pathname);
  const there = trimmed(to);
  const isHere = here === there || (isSection && here.startsWith(`${there}/`));
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined} {...rest}>
      {typeof children === "function" ? children(isHere) : children}
    </Link>
  );
}

/** Goes to another address in place of the present one, as soon as it is drawn. */
export function Redirect({ to, state }: Pick<LinkProps, "to" | "state">) {
  // Not before it is painted: in the first frame of all, nobody would listen yet.
  useEffect(() => {
    navigate(to, { replace: true, state });
  }, [to, state]);
  return null;
}
