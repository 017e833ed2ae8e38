import "./Switch.css";

/** A setting that is on or off, and takes effect at once. */
export function Switch({
  label,
  isOn,
  onToggle,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        className="switch__input visually-hidden"
        checked={isOn}
        onChange={onToggle}
      />
      <span className="switch__track" aria-hidden="true" />
      {label}
    </label>
  );
}
