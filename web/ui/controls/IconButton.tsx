import type { ButtonHTMLAttributes } from "react";
import { resting } from "./resting.ts";
import "./IconButton.css";

/** A round button with an icon; `label` is its name for screen readers and its tooltip. Disabled, it keeps the focus. */
export function IconButton({
  label,
  size = "medium",
  className = "",
  disabled = false,
  onClick,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  readonly label: string;
  readonly size?: "medium" | "small";
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`icon-button icon-button--${size} ${className}`.trim()}
      {...resting(disabled, onClick)}
      {...rest}
    />
  );
}
