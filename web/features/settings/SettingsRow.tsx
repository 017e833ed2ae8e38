import type { ReactNode } from "react";

/** One setting: what it is, and its control. */
export function SettingsRow({
  title,
  text,
  children,
}: {
  readonly title: string;
  /** What the setting does, in a sentence. */
  readonly text?: ReactNode;
  /** The control: a button, a link, a choice. */
  readonly children: ReactNode;
}) {
  return (
    <div className="settings-row">
      <div className="settings-row__words">
        <h3 className="settings-row__title">{title}</h3>
        {text !== undefined && <p className="settings-row__text">{text}</p>}
      </div>
      <div className="settings-row__control">{children}</div>
    </div>
  );
}
