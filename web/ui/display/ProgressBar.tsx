import { progressWords } from "../../words/progress-words.ts";
import "./ProgressBar.css";

/**
 * How far a title is watched or read: of the total, else of what has aired. Where nobody knows either (null) the bar of
 * what is begun has no end.
 */
export function ProgressBar({
  value,
  total,
  aired = null,
  label,
}: {
  readonly value: number;
  readonly total: number | null;
  readonly aired?: number | null;
  readonly label: string;
}) {
  const end = total ?? aired;
  const isOpen = end === null && value > 0;
  const share = isOpen ? 1 : Math.min(1, value / (end || Infinity));
  const words = progressWords(value, total, aired);
  return (
    <div
      className={isOpen ? "progress-bar progress-bar--open" : "progress-bar"}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end === null ? undefined : Math.max(end, value)}
      aria-valuenow={value}
      aria-valuetext={words}
      title={aired === null ? undefined : words}
    >
      <div className="progress-bar__fill" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
