import "./Switch.css";

/** A setting that is on or off, and takes effect at once. While it is `isBusy` it rests, and keeps the focus. */
export function Switch({
  label,
  isOn,
  isBusy = false,
  onToggle,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        className="switch__input visually-hidden"
        checked={isOn}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onChange={() => {
          if (!isBusy) onToggle();
        }}
      />
      <span className="switch__track" aria-hidden="true" />
      {label}
    </label>
  );
}
