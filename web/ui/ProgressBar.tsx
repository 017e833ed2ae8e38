import "./ProgressBar.css";

/** How far a title is watched or read, from 0 to `total`; an unknown total (null) shows an empty track. */
export function ProgressBar({
  value,
  total,
  label,
}: {
  readonly value: number;
  readonly total: number | null;
  readonly label: string;
}) {
  const share = total === null || total === 0 ? 0 : Math.min(1, value / total);
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total ?? undefined}
      aria-valuenow={value}
      aria-valuetext={`${value} of ${total ?? "?"}`}
    >
      <div className="progress-bar__fill" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
