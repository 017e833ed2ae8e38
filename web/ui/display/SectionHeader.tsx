import type { ReactNode } from "react";
import { Link } from "../../addresses/Link.tsx";
import "./SectionHeader.css";

/** A section's heading, with the way to all of it or with its controls. */
export function SectionHeader({
  id,
  title,
  seeMoreHref,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly seeMoreHref?: string;
  /** Controls of the section, at the end of the line. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="section-header">
      <h2 id={id}>{title}</h2>
      {seeMoreHref !== undefined && (
        <Link className="section-header__more" to={seeMoreHref}>
          See more
          <span className="visually-hidden"> of {title.replace(/\.+$/, "")}</span>
        </Link>
      )}
      {children}
    </div>
  );
}
