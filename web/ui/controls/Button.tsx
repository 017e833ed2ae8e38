import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { Link, type LinkProps } from "../../addresses/Link.tsx";
import { regionOf, useFocusHeir, type Heir } from "../dialogs/focus-heir.ts";
import { resting } from "./resting.ts";
import { isSecondClick } from "./second-click.ts";
import "./Button.css";

interface Look {
  /** One primary button a view; "outlined" for the other choices; "quiet" for those that should not shout. */
  readonly variant?: "primary" | "outlined" | "quiet" | "danger";
  readonly size?: "medium" | "small" | "large";
}

const classOf = ({ variant = "primary", size = "medium" }: Look, more = ""): string =>
  `button button--${variant} button--${size} ${more}`.trim();

/**
 * A push button. While it is disabled or `isBusy` it rests: it says so to screen readers, and keeps the focus.
 * A double click presses it once. When it goes because its work is done, the focus goes to its `heir`: the part of the
 * page around it, unless something there is a better place to go on.
 */
export function Button({
  variant,
  size,
  isBusy = false,
  heir = regionOf,
  className,
  disabled = false,
  onClick,
  ...rest
}: Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly isBusy?: boolean; readonly heir?: Heir }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, heir);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSecondClick(event)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={button}
      type="button"
      className={classOf({ variant, size }, className)}
      aria-busy={isBusy}
      {...resting(disabled || isBusy, press)}
      {...rest}
    />
  );
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Look & LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHeir(link, regionOf);
  return <Link ref={link} className={classOf({ variant, size }, className)} {...rest} />;
}

/** A link out of the app that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  href,
  onClick,
  children,
}: Look & { readonly href: string; readonly onClick?: () => void; readonly children: ReactNode }) {
  return (
    <a className={classOf({ variant, size })} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
