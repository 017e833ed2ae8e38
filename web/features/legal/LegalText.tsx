import type { ReactNode } from "react";
import "./LegalText.css";

/** A page of running text under one heading. */
export function LegalText({
  title,
  updated,
  children,
}: {
  readonly title: string;
  /** Date of the text as readers see it. */
  readonly updated?: string;
  readonly children: ReactNode;
}) {
  return (
    <article className="legal-text">
      <h1>{title}</h1>
      {updated !== undefined && <p className="legal-text__updated">Last changed on {updated}</p>}
      {children}
    </article>
  );
}
