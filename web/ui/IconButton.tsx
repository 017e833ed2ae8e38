import type { ButtonHTMLAttributes } from "react";
import "./IconButton.css";

/** A round button with an icon; `label` is its name for screen readers and its tooltip. */
export function IconButton({
  label,
  size = "medium",
  className = "",
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
      {...rest}
    />
  );
}
