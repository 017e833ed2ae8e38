import type { ReactNode } from "react";
import "./EmptyState.css";

/** Says that there is nothing here, and offers a way on. */
export function EmptyState({
  text,
  isWholePage = false,
  children,
}: {
  readonly text: string;
  /** Whether the page has nothing else: the text then is its heading. */
  readonly isWholePage?: boolean;
  /** The way on: usually one button. */
  readonly children?: ReactNode;
}) {
  const Text = isWholePage ? "h1" : "p";
  return (
    <div className="empty-state">
      <svg className="empty-state__art" viewBox="0 0 120 96" aria-hidden="true">
        <rect x="14" y="22" width="40" height="57" rx="7" transform="rotate(-9 34 50)" />
        <rect x="66" y="22" width="40" height="57" rx="7" transform="rotate(9 86 50)" />
        <rect x="38" y="14" width="44" height="63" rx="8" className="empty-state__front" />
        <path d="M55 36v19l15-9.5z" className="empty-state__mark" />
      </svg>
      <Text className="empty-state__text">{text}</Text>
      {children}
    </div>
  );
}
